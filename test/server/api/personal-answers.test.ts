import { expect, test } from '@jest/globals';
import request from 'supertest';
import { startFakeUpstream } from '../../support/services/fake-upstream.ts';
import { createTestSite, stubRenderer } from '../../support/sites/site.ts';

test("a challenge and a warranty check are requested for each visitor, with the visitor's address", async () => {
  const askers: unknown[] = [];
  let asked = 0;
  const upstream = await startFakeUpstream((req, res) => {
    if (/verify|queryGuarantee/.test(req.url ?? '')) askers.push(req.headers['x-forwarded-for']);
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify({ code: 200, message: 'OK', data: { number: ++asked } }));
  });
  const site = await createTestSite({ upstream: upstream.origin, renderer: stubRenderer });
  for (const path of ['/api/verify/challenge', '/api/service/queryGuarantee?secrets=MN26010A0417']) {
    const first = await request(site.app).get(path).set('X-Forwarded-For', '203.0.113.7');
    const second = await request(site.app).get(path).set('X-Forwarded-For', '203.0.113.8');
    expect(second.body.data.number).not.toBe(first.body.data.number);
    expect(second.headers['cache-control']).toBe('no-store');
  }
  expect(askers).toEqual(['203.0.113.7', '203.0.113.8', '203.0.113.7', '203.0.113.8']);
  expect(site.lines.length).toBeGreaterThan(0);
  expect(JSON.stringify(site.lines)).not.toContain('MN26010A0417');
  await site.close();
  await upstream.close();
});
