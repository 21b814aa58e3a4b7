import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OTHER_SETTINGS, REAL_SETTINGS } from '../../support/content/fixture-content.ts';
import { serve } from '../../support/requests/raw-request.ts';
import {
  expectations,
  isSentAsWritten,
  runRedirectSuite,
  vendorExpectations,
} from '../../support/requests/redirect-suite.ts';
import { createTestSite, type TestSite } from '../../support/sites/site.ts';

let site: TestSite;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  site = await createTestSite({
    env: { ...REAL_SETTINGS, LOG_LEVEL: 'silent' },
    production: true,
  });
  server = await serve(site.app);
});

afterAll(async () => {
  await server.close();
  await site.close();
});

test('addresses that client libraries would normalize answer as expected', async () => {
  const rows = expectations().filter((row) => !isSentAsWritten(row));
  const outcomes = await runRedirectSuite(`http://127.0.0.1:${server.port}`, rows);
  expect(outcomes.length).toBeGreaterThan(5);
  expect(outcomes.filter(({ passed }) => !passed)).toEqual([]);
});

test('a vendor’s own rows and pages are requested instead of the demonstration’s', async () => {
  const other = await createTestSite({ env: { ...OTHER_SETTINGS, LOG_LEVEL: 'silent' } });
  const { port, close } = await serve(other.app);
  const origin = `http://127.0.0.1:${port}`;
  const rows = await vendorExpectations(OTHER_SETTINGS.CONTENT_DIR, origin);
  const statusOf = (path: string) => rows.find((row) => row.path === path)?.status;
  expect([statusOf('/shashinki'), statusOf('/lens/index.asp'), statusOf('/campaign/spring-2023')]).toEqual([
    ...[301, 301, 404],
  ]);
  expect([statusOf('/'), statusOf('/news')]).toEqual([200, 200]);
  const outcomes = await runRedirectSuite(origin, rows);
  expect(outcomes.filter(({ passed }) => !passed)).toEqual([]);
  await close();
  await other.close();
  // A site without these rows fails.
  const elsewhere = await runRedirectSuite(`http://127.0.0.1:${server.port}`, rows);
  expect(elsewhere.filter(({ passed }) => !passed).map(({ path }) => path)).toContain('/shashinki');
});

test('a row that is answered otherwise, or not at all, fails', async () => {
  const origin = `http://127.0.0.1:${server.port}`;
  const [wrong] = await runRedirectSuite(origin, [{ method: 'GET', path: '/about', status: 200 }]);
  expect([wrong?.passed, wrong?.got.status]).toEqual([false, 301]);
  const [dead] = await runRedirectSuite('http://127.0.0.1:9', [{ method: 'GET', path: '/', status: 200 }]);
  expect([dead?.passed, dead?.got.status]).toEqual([false, 0]);
  expect(expectations().length).toBe(
    new Set(expectations().map(({ method, path }) => `${method} ${path}`)).size,
  );
});
