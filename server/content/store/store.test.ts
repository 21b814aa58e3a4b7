import { expect, jest, test } from '@jest/globals';
import { OTHER_SITE } from '../../../test/support/other-site.ts';
import { createLogger } from '../../logger.ts';

const loaded: string[] = [];

/** Tells of a package that is loaded, and stands in for it. */
function watch(name: string, exports: Record<string, unknown>): void {
  jest.unstable_mockModule(name, () => {
    loaded.push(name);
    return exports;
  });
}

watch('nodemailer', { createTransport: () => ({ close() {} }) });
watch('pg', { default: {} });
const { openStore } = await import('./store.ts');

test('what sends mail, and what speaks to PostgreSQL, is loaded where they are set alone', async () => {
  const options = { logger: createLogger('silent'), site: OTHER_SITE };
  await (await openStore(options)).close();
  expect(loaded).toEqual([]);
  await (await openStore({ ...options, smtpUrl: 'smtp://127.0.0.1:9' })).close();
  expect(loaded).toEqual(['nodemailer']);
});
