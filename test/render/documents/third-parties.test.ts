import { afterEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { pageCsp } from '../../../server/render/csp.ts';
import { publicSettings, readSettings } from '../../../server/settings/settings.ts';
import * as constants from '../../../shared/constants.ts';
import { THIRD_PARTIES } from '../../../shared/third-parties.ts';
import { OTHER_SITE } from '../../support/sites/other-site.ts';
import { createTestSite, type TestSite } from '../../support/sites/site.ts';

const open: TestSite[] = [];

afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

const ENV = {
  GTM_ID: 'GTM-TEST123',
  SENTRY_DSN: 'https://public@o1.ingest.de.sentry.io/1',
  SURVEY_URL: 'https://survey.example/web',
  SURVEY_COMPANY: '調査社(日本)',
};

async function notice(env: Record<string, string>) {
  const site = await createTestSite({ env });
  open.push(site);
  const { status, text, headers } = await request(site.app)
    .get('/external-transmission')
    .set('Accept', 'text/html')
    .set('Accept-Language', 'ja');
  expect(status).toBe(200);
  return { text, csp: String(headers['content-security-policy']) };
}

function foreignHosts(csp: string): string[] {
  return [...new Set([...csp.matchAll(/https?:\/\/([^\s;/]+)/g)].map(([, host = '']) => host))];
}

function directive(csp: string, name: string): string[] {
  return (csp.split('; ').find((part) => part.startsWith(`${name} `)) ?? '').split(' ').slice(1);
}

test('every host that the policy allows is in the notice, with recipient and purpose', async () => {
  const { text, csp } = await notice(ENV);
  const hosts = foreignHosts(csp);
  expect(hosts).toEqual([
    'www.googletagmanager.com',
    '*.google-analytics.com',
    '*.analytics.google.com',
    'o1.ingest.de.sentry.io',
  ]);
  // Markup against line breaks does not belong to the term.
  const plain = text.replace(/<\/?span[^>]*>/g, '');
  for (const host of [...hosts, 'survey.example']) expect(plain).toContain(`<li>${host}</li>`);
  for (const word of [
    'Google LLC',
    'Functional Software',
    '調査社(日本)',
    '送信される情報',
    '当社の目的',
    '送信先の目的',
    '止める方法',
  ])
    expect(text).toContain(word);
  expect(text.match(/このサイトで使用しています/g)).toHaveLength(3);
});

test('without third parties the policy allows none, and the notice confirms it', async () => {
  const { text, csp } = await notice({});
  expect(foreignHosts(csp)).toEqual([]);
  expect(csp).not.toContain('blob:');
  expect(text.match(/現在は使用していないため、送信はありません/g)).toHaveLength(2);
  expect(text).not.toContain('googletagmanager.com');
});

test('the text of the editors and the list of the code name the same recipients', async () => {
  const { text } = await notice(ENV);
  for (const { name } of THIRD_PARTIES) expect(text).toContain(`<strong>${name}</strong>`);
});

test('the policy allows pictures from the origin of an external upstream, and no other resource', async () => {
  const { text, csp } = await notice({ MEDIA_ORIGIN: 'https://media.example' });
  expect(directive(csp, 'img-src')).toEqual(["'self'", 'https://media.example']);
  expect(csp.match(/media\.example/g)).toHaveLength(1);
  expect(text).toContain('<link rel="preconnect" href="https://media.example"/>');
});

test('the policy fits Tag Manager and Analytics, without advertising', () => {
  const csp = pageCsp(publicSettings(readSettings({ NODE_ENV: 'test', GTM_ID: ENV.GTM_ID }), OTHER_SITE));
  // The host serves any container's content: only the container and the tag may run.
  expect(directive(csp, 'script-src')).toEqual([
    "'self'",
    'https://www.googletagmanager.com/gtm.js',
    'https://www.googletagmanager.com/gtag/js',
    'https://www.googletagmanager.com/gtag/destination',
  ]);
  expect(directive(csp, 'img-src')).toEqual([
    "'self'",
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
  ]);
  expect(directive(csp, 'connect-src')).toEqual([
    "'self'",
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ]);
  expect(csp).not.toMatch(/doubleclick|unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('everything that the site stores in the browser is in the privacy policy', async () => {
  const site = await createTestSite();
  open.push(site);
  const { text } = await request(site.app).get('/privacy-policy').set('Accept', 'text/html');
  const keys = Object.entries(constants).filter(([name]) => /_KEY(_START)?$|^RECEIPT_COOKIE$/.test(name));
  expect(keys.length).toBeGreaterThanOrEqual(7);
  for (const [, key] of keys) expect(text).toContain(`<td>${key}`);
});
