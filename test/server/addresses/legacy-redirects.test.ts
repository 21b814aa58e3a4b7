import { afterAll, beforeAll, test } from '@jest/globals';
import request from 'supertest';
import { GONE, LEGACY_REDIRECTS } from '../../../shared/paths/legacy.ts';
import { createTestSite, stubRenderer, type TestSite } from '../../support/sites/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({ renderer: stubRenderer });
});

afterAll(() => site.close());

test.each(LEGACY_REDIRECTS.map(({ from, to }) => [from, to]))('%s leads to %s for good', async (from, to) => {
  await request(site.app).get(from).redirects(0).expect(301).expect('Location', to);
  await request(site.app).head(`${from}/?a=1`).redirects(0).expect(301).expect('Location', `${to}?a=1`);
});

test.each(GONE.map(({ path }) => path))('%s is dead', async (path) => {
  await request(site.app).get(path).expect(404);
});
