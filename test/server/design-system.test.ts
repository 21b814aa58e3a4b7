import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import request from 'supertest';
import { createTestSite, DIST } from '../support/site.ts';

test('the built site has no design-system page, and visitors never fetch its code', async () => {
  const site = await createTestSite();
  const answer = await request(site.app).get('/design-system').set('Accept', 'text/html');
  expect(answer.status).toBe(404);
  await site.close();
  const assets = path.join(DIST, 'client/assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const carrying = scripts.filter((file) =>
    readFileSync(path.join(assets, file), 'utf8').includes('デザインシステム'),
  );
  expect(carrying).toEqual([]);
});
