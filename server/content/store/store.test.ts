import { expect, jest, test } from '@jest/globals';
import { recordingLogger } from '../../../test/support/log.ts';
import { OTHER_SITE } from '../../../test/support/sites/other-site.ts';
import { createLogger } from '../../monitoring/logger.ts';

const loaded: string[] = [];

/** Replaces a package by a stub and records when it is loaded. */
function watch(name: string, exports: Record<string, unknown>): void {
  jest.unstable_mockModule(name, () => {
    loaded.push(name);
    return exports;
  });
}

watch('nodemailer', { createTransport: () => ({ close() {} }) });
watch('pg', { default: {} });
const { openStore } = await import('./store.ts');

test('packages for mail and PostgreSQL are loaded only if these are configured', async () => {
  const options = { logger: createLogger('silent'), site: OTHER_SITE };
  await (await openStore(options)).close();
  expect(loaded).toEqual([]);
  await (await openStore({ ...options, smtpUrl: 'smtp://127.0.0.1:9' })).close();
  expect(loaded).toEqual(['nodemailer']);
});

test('a retention setting above the promise of the content is logged at the start and after a change', async () => {
  const { logger, lines } = recordingLogger('warn');
  const site = { ...OTHER_SITE, submissions: { keepYears: 3, forms: {} } };
  const retention = { submissionDays: 1095, daysByForm: {}, deliveredDays: 30, auditDays: 365 };
  const store = await openStore({ logger, site, retention });
  store.takeContent({ site: { ...site, name: '別の名前' } });
  expect(lines).toEqual([]);
  store.takeContent({ site: { ...site, submissions: { keepYears: 2, forms: {} } } });
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, msg: expect.stringMatching(/^SUBMISSIONS_KEEP_DAYS/) }),
  ]);
  await store.close();
  await (await openStore({ logger, site, retention: { ...retention, submissionDays: 1096 } })).close();
  expect(lines).toHaveLength(2);
});
