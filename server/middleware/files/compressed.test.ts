import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { rawRequest, serve } from '../../../test/support/requests/raw-request.ts';
import { compressed } from './compressed.ts';
import { contentPictures } from './static-files.ts';

const TEXT = '型番,電力\r\n'.repeat(500);
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(500)}</svg>`;
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip', 'identity'];
const FILES = ['/table.csv', '/short.csv', '/images/drawing.svg', '/images/photo.jpg'];

let root: string;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'compressed-'));
  mkdirSync(path.join(root, 'images'));
  writeFileSync(path.join(root, 'images/drawing.svg'), DRAWING);
  writeFileSync(path.join(root, 'images/photo.jpg'), DRAWING);
  const app = express()
    .get('/table.csv', compressed(), (_req, res) => void res.type('csv').set('ETag', 'W/"1"').send(TEXT))
    .get('/short.csv', compressed(), (_req, res) => void res.type('csv').set('ETag', 'W/"1"').send('短い'))
    .use(contentPictures(root));
  server = await serve(app);
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const ask = (file: string, encoding: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(server.port, file, { method, headers: { 'Accept-Encoding': encoding, ...headers } });

test.each(FILES)('HEAD of %s has the same length as GET or none, in any encoding', async (file) => {
  for (const encoding of ENCODINGS) {
    const [get, head] = [await ask(file, encoding), await ask(file, encoding, {}, 'HEAD')];
    expect({ encoding, status: head.status, vary: head.headers.vary }).toEqual({
      encoding,
      status: 200,
      vary: get.headers.vary,
    });
    expect([undefined, get.headers['content-length']]).toContain(head.headers['content-length']);
  }
});

test.each(FILES)('304 for %s has the Vary of 200, in any encoding', async (file) => {
  for (const encoding of ENCODINGS) {
    const { headers } = await ask(file, encoding);
    const known = await ask(file, encoding, { 'If-None-Match': String(headers.etag) });
    expect({ encoding, status: known.status, vary: known.headers.vary }).toEqual({
      encoding,
      status: 304,
      vary: headers.vary,
    });
  }
});

test('text is compressed, and a picture that is compressed already does not depend on the encoding', async () => {
  expect((await ask('/table.csv', 'gzip')).headers['content-encoding']).toBe('gzip');
  expect((await ask('/images/drawing.svg', 'gzip')).headers['content-encoding']).toBe('gzip');
  expect((await ask('/images/photo.jpg', 'gzip')).headers.vary).toBeUndefined();
});
