// Every old and present address of the demonstration, over the assembled app; with BASE_URL=https://… over any origin.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { REAL_SETTINGS } from '../../support/content/fixture-content.ts';
import { expectations, isSentAsWritten } from '../../support/requests/redirect-suite.ts';
import { createTestSite, type TestSite } from '../../support/sites/site.ts';

const { BASE_URL } = process.env;
let site: TestSite | undefined;

beforeAll(async () => {
  if (BASE_URL) return;
  site = await createTestSite({ env: { ...REAL_SETTINGS, LOG_LEVEL: 'silent' }, production: true });
});

afterAll(() => site?.close());

const ROWS = expectations().filter(isSentAsWritten);

test('the table and the hand-written list have hundreds of addresses', () => {
  expect(ROWS.length).toBeGreaterThan(600);
});

test.each(ROWS.map((row) => [row.method, row.path, row.status, row.location] as const))(
  '%s %s answers %i %s',
  async (method, path, status, location) => {
    const agent = request(BASE_URL ?? site?.app ?? '');
    const { status: got, headers } = await (method === 'HEAD' ? agent.head(path) : agent.get(path))
      .set({ Accept: 'text/html', 'Accept-Language': 'ja', 'User-Agent': 'redirects (bot)' })
      .redirects(0);
    expect([got, headers.location]).toEqual([status, location]);
  },
);
