import { afterAll, beforeAll, test } from '@jest/globals';
import request from 'supertest';
import { GONE } from '../../../shared/paths/legacy.ts';
import { createTestSite, stubRenderer, type TestSite } from '../../support/sites/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({ renderer: stubRenderer });
});

afterAll(() => site.close());

test.each(GONE.map(({ path }) => path))('%s is dead', async (path) => {
  await request(site.app).get(path).expect(404);
});
