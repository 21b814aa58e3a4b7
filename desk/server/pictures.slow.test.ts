import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import express, { type ErrorRequestHandler } from 'express';
import sharp from 'sharp';
import { readBody } from '../../server/middleware/read-body.ts';
import { serve } from '../../test/support/requests/raw-request.ts';
import { until } from '../../test/support/until.ts';
import { pictureTaker } from './pictures.ts';
import type { DeskError } from './problems.ts';

let workDir: string;
/** Picture with the maximum number of pixels. */
let largest: Buffer;

beforeAll(async () => {
  largest = await photograph(8_000, 5_000);
});

beforeEach(() => {
  workDir = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
});

afterEach(() => rmSync(workDir, { recursive: true }));

/** Photograph of the given size in pixels, in a file of a few kilobytes. */
function photograph(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#456' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Maximum of a count, polled until the work is done. */
async function mostOf(count: () => number, work: Promise<unknown>): Promise<number> {
  let [most, isDone] = [0, false];
  const look = () => {
    if (isDone) return;
    most = Math.max(most, count());
    setTimeout(look);
  };
  look();
  await work.finally(() => {
    isDone = true;
  });
  return most;
}

test('pictures are decoded one after the other, however many are sent at once', async () => {
  const taker = pictureTaker(workDir);
  const bytes = await photograph(1200, 800);
  const all = Promise.all([1, 2, 3].map((each) => taker.take(bytes, { alt: `写真${each}` })));
  // Each upload has a folder of its own.
  expect(await mostOf(() => readdirSync(workDir).length, all)).toBe(1);
  expect(await all).toMatchObject([1, 2, 3].map((each) => ({ picture: { alt: `写真${each}` } })));
});

test('a picture that is wrong lets the next one on', async () => {
  const taker = pictureTaker(workDir);
  const [wrong, right] = await Promise.allSettled([
    taker.take(Buffer.from('no picture'), { alt: '写真' }),
    taker.take(await photograph(1200, 800), { alt: '写真' }),
  ]);
  expect([wrong.status, right.status]).toEqual(['rejected', 'fulfilled']);
  expect(readdirSync(workDir)).toEqual([]);
});

test('a small file of more pixels than are taken is refused, and one of as many is taken', async () => {
  const taker = pictureTaker(workDir);
  const refused = taker.take(await photograph(8_001, 5_000), { alt: '写真' });
  await expect(refused).rejects.toMatchObject({ problem: { message: expect.stringContaining('画素') } });
  const { picture } = await taker.take(largest, { alt: '写真' });
  expect(picture).toMatchObject({ width: 1875, height: 3000 });
});

test('a decoder that takes too much memory is ended', async () => {
  const megabytes = (count: number) => count * 1024 * 1024;
  const taker = pictureTaker(workDir, megabytes(140));
  const refused = taker.take(largest, { alt: '写真' });
  await expect(refused).rejects.toMatchObject({ problem: { message: expect.stringContaining('メモリー') } });
  await expect(taker.take(await photograph(1200, 800), { alt: '写真' })).resolves.toBeDefined();
});

const TYPE = { 'Content-Type': 'image/jpeg' };

test('of many that are sent at once some are refused before they are read, and a place is free once its sender has left', async () => {
  const taker = pictureTaker(workDir);
  const refused: ErrorRequestHandler = (error: DeskError, _req, res, _next) => {
    res.status(error.status).end();
  };
  const app = express()
    .post('/', taker.admit, readBody({ type: '*/*', limit: 10 }), (_req, res) => void res.end())
    .use(refused);
  const { port, close } = await serve(app);
  const url = `http://127.0.0.1:${port}/`;
  const post = async () => (await fetch(url, { method: 'POST', headers: TYPE, body: 'x' })).status;
  const begin = async () => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...TYPE, 'Content-Length': '2', Expect: '100-continue' },
    });
    sent.on('error', () => {});
    sent.flushHeaders();
    await once(sent, 'continue');
    return sent;
  };
  const [first] = await Promise.all([begin(), begin(), begin(), begin(), begin(), begin()]);
  expect(await post()).toBe(429);
  first.destroy();
  await until('a place is free', async () => (await post()) === 200);
  await close();
});
