import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import { OTHER_SITE } from '../../test/support/sites/other-site.ts';
import { publicSettings, readServerSettings, readSettings } from './settings.ts';

test('everything has a default', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    PORT: 3000,
    HOST: '0.0.0.0',
    API_TIMEOUT_MS: 10_000,
    SIDE_DATA_MS: 1_000,
    LOG_LEVEL: 'info',
    TRUST_PROXY: 'loopback',
  });
  expect(settings.API_ORIGIN).toBeUndefined();
  expect(Object.isFrozen(settings)).toBe(true);
});

test('an empty variable counts as unset, as compose files write it', () => {
  expect(readSettings({ PORT: '', API_ORIGIN: ' ' })).toMatchObject({ PORT: 3000 });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['SITE_ORIGIN', 'www.example.com'],
  ['API_ORIGIN', 'https://api.example/v1'],
  ['API_TIMEOUT_MS', '0'],
  ['SIDE_DATA_MS', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['GTM_ID', 'UA-1'],
  ['DATABASE_URL', 'mysql://db.example/minamo'],
  ['SMTP_URL', 'mail.example:25'],
  ['LEAD_WEBHOOK_URL', 'ftp://crm.example/'],
  ['API_ORIGIN', 'http://user:secret@api.example'],
  ['MEDIA_ORIGIN', 'https://media.example/pictures'],
  ['MEDIA_ORIGIN', 'https://user:secret@media.example'],
  ['MEDIA_ORIGIN', 'ftp://media.example'],
  ['MEDIA_ORIGIN', '*'],
  ['API_ORIGIN', 'http://user@api.example'],
  ['API_ORIGIN', 'http://api.example/?x=secret'],
  ['SITE_ORIGIN', 'https://user:secret@www.example.com'],
  ['PORT', '0x10'],
  ['PORT', '1e3'],
  ['SENTRY_DSN', 'secret'],
  ['SENTRY_DSN', 'https://x'],
  ['SENTRY_DSN', 'https://errors.example/1'],
  ['API_TOKEN', 'too short'],
  ['API_TOKEN', 'sixteen characters ガ'],
  ['SUBMISSIONS_KEEP_DAYS', '0'],
  ['SUBMISSIONS_KEEP_DAYS', '365,730'],
  ['SUBMISSIONS_KEEP_DAYS', 'nosuchform=365'],
  ['OUTBOX_KEEP_DAYS', '1'],
  ['AUDIT_KEEP_DAYS', '29'],
  ['DESK_SUBMISSION_READERS', 'nobody'],
  ['LAME_DUCK_S', '301'],
  ['METRICS_PORT', '70000'],
  ['LOG_SAMPLE_PERCENT', '101'],
  ['RENDERS_MAX', '0'],
  ['RENDER_QUEUE_MAX', 'many'],
  ['RENDER_QUEUE_WAIT_MS', '0'],
  ['CONNECTIONS_MAX', '-1'],
  ['CONNECTIONS_PER_ADDRESS_MAX', '0'],
  ['KEEP_ALIVE_S', '0'],
  ['WRITES_PER_MINUTE', '1.5'],
  ['SEARCHES_PER_MINUTE', '0'],
  ['WARRANTY_CHECKS_PER_MINUTE', 'ten'],
  ['TRUST_PROXY', 'garbage'],
  ['TRUST_PROXY', 'nonsense'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8,'],
])('an invalid %s (%s) is named in one line', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(new RegExp(`^設定が正しくありません: .*${name}: `));
  expect(read).toThrow(/^[^\n]+$/);
  expect(read).not.toThrow(/secret@/);
});

test('the error for a number out of range contains the range', () => {
  expect(() => readSettings({ PORT: '70000', API_TIMEOUT_MS: '0' })).toThrow(
    /PORT: 0から65535までの整数.*API_TIMEOUT_MS: 1から600000までの整数/,
  );
});

test.each([
  ['0', 0],
  ['2', 2],
  ['loopback', 'loopback'],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ['203.0.113.7,2001:db8::/32', '203.0.113.7,2001:db8::/32'],
])('TRUST_PROXY may be %s', (given, value) => {
  expect(readSettings({ TRUST_PROXY: given }).TRUST_PROXY).toBe(value);
  expect(() => express().set('trust proxy', value)).not.toThrow();
});

describe('a secret in a file', () => {
  let folder: string;
  const file = (text: string) => {
    const name = path.join(folder, 'secret');
    writeFileSync(name, text);
    return name;
  };

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('counts as if the variable held it, without the line break at its end', () => {
    const settings = readSettings({ API_TOKEN_FILE: file('0123456789abcdef\n'), DATABASE_URL_FILE: ' ' });
    expect(settings.API_TOKEN).toBe('0123456789abcdef');
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  test.each([
    ['is not there', () => path.join(folder, 'nowhere'), {}, /ENOENT/],
    ['is a folder', () => folder, {}, /EISDIR/],
    ['is empty', () => file('\n'), {}, /空です/],
    ['stands beside the variable', () => file('0123456789abcdef'), { API_TOKEN: 'x' }, /同時には/],
  ])('a file that %s is named in one line', (_what, name, more, reason) => {
    const read = () => readSettings({ API_TOKEN_FILE: name(), ...more });
    expect(read).toThrow(/^設定が正しくありません: [^\n]*API_TOKEN_FILE: [^\n]+$/);
    expect(read).toThrow(reason);
  });

  test('the content of a file is checked like the variable, and never shown', () => {
    const read = () => readSettings({ DATABASE_URL_FILE: file('mysql://user:secret@db.example/minamo') });
    expect(read).toThrow(/^設定が正しくありません: DATABASE_URL: [^\n]+$/);
    expect(read).not.toThrow(/secret@/);
  });
});

test('all wrong settings are named together', () => {
  expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT: .*LOG_LEVEL: /);
});

test('origins lose their trailing slash', () => {
  expect(readSettings({ SITE_ORIGIN: 'https://www.example.com/' }).SITE_ORIGIN).toBe(
    'https://www.example.com',
  );
});

test('the browser learns only what it needs', () => {
  const shown = publicSettings(
    readSettings({ SENTRY_DSN: 'https://key@errors.example/1', API_ORIGIN: 'http://10.0.0.5:8080' }),
    OTHER_SITE,
  );
  expect(Object.keys(shown).sort()).toEqual([
    'gtmId',
    'mediaOrigin',
    'sentryDsn',
    'sentryEnvironment',
    'sideDataMs',
    'siteOrigin',
    'surveyCompany',
    'surveyUrl',
  ]);
  expect(JSON.stringify(shown)).not.toContain('10.0.0.5');
});

test('the content folder supplies settings that the environment leaves unset', () => {
  const { origin, survey } = OTHER_SITE;
  expect(publicSettings(readSettings({}), OTHER_SITE)).toMatchObject({
    siteOrigin: origin,
    surveyCompany: survey?.company,
    surveyUrl: survey?.url,
  });
  const env = {
    SITE_ORIGIN: 'https://staging.example',
    SURVEY_URL: 'https://asked.example/',
    SURVEY_COMPANY: '調査会社(日本)',
  };
  expect(publicSettings(readSettings(env), OTHER_SITE)).toMatchObject({
    siteOrigin: env.SITE_ORIGIN,
    surveyCompany: env.SURVEY_COMPANY,
    surveyUrl: env.SURVEY_URL,
  });
});

test('the survey can be turned off', () => {
  expect(publicSettings(readSettings({ SURVEY_URL: 'off' }), OTHER_SITE).surveyUrl).toBeNull();
  const { survey: _survey, ...without } = OTHER_SITE;
  expect(publicSettings(readSettings({}), without).surveyUrl).toBeNull();
  expect(() => readSettings({ SURVEY_URL: 'no' })).toThrow(/SURVEY_URL: http\(s\):\/\/… の URL、または off/);
});

test.each([undefined, '', 'test', 'staging'])('a server is not started with NODE_ENV "%s"', (NODE_ENV) => {
  expect(() => readServerSettings({ NODE_ENV })).toThrow(/NODE_ENV: production を指定/);
});

test.each(['production', 'development'])('a server is started with NODE_ENV "%s"', (NODE_ENV) => {
  expect(readServerSettings({ NODE_ENV }).NODE_ENV).toBe(NODE_ENV);
});
