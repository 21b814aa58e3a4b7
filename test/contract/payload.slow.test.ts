import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { childEnvironment } from '../../server/child-process.ts';
import { freePort } from '../support/free-port.ts';
import { runContractSuite } from '../support/requests/contract-suite.ts';
import { CRAWLER } from '../support/sites/listening-site.ts';
import { createTestSite, type TestSite } from '../support/sites/site.ts';
import { until } from '../support/until.ts';

/** Copy of docs/samples/payload with its packages (scripts/checks/test-programs.ts). */
const SAMPLE = process.env.PAYLOAD_PATH ?? '';

let folder: string;
let backEnd: ChildProcess;
let origin: string;
let site: TestSite;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'payload-'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const options = {
    cwd: SAMPLE,
    env: { ...childEnvironment(), DATABASE_URL: `file:${folder}/payload.db`, PORT: String(port) },
    stdio: 'ignore' as const,
  };
  execFileSync(process.execPath, ['seed.js'], options);
  backEnd = spawn(process.execPath, ['back-end.js'], options);
  await until('Payload answers', async () => {
    if (backEnd.exitCode !== null) throw new Error(`the back end ended with ${backEnd.exitCode}`);
    return fetch(`${origin}/api/goods/category`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  site = await createTestSite({ upstream: origin, env: { API_ORIGIN: origin } });
});

afterAll(async () => {
  await site.close();
  const ended = once(backEnd, 'exit');
  backEnd.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

test('the sample for Payload satisfies the minimum of the contract', async () => {
  const outcomes = await runContractSuite(origin, 'minimum');
  expect(outcomes.length).toBeGreaterThan(10);
  expect(outcomes.filter(({ problems, skipped }) => problems.length > 0 || skipped)).toEqual([]);
});

test.each([
  ['/products/cameras', '屋外カメラ'],
  ['/products/cameras/outdoor_1', 'CAM-40'],
  ['/products/cam-20_p1.html', '2メガピクセル'],
  ['/products/all-products', 'CAM-40'],
  ['/news', 'サイトを開設しました'],
  ['/news/opening_1.html', '製品の情報をこのサイトでお届けします。'],
])('the site shows the records of Payload at %s', async (address, text) => {
  const { status, text: html } = await request(site.app).get(address).set('User-Agent', CRAWLER);
  expect([status, html.includes(text)]).toEqual([200, true]);
});
