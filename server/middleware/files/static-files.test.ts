import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express, { type Express, type Response, type Router } from 'express';
import request from 'supertest';
import { LiveMedia } from '../../live-media.ts';
import { contentPictures, staticFiles } from './static-files.ts';

const BROWSER = 'gzip, deflate, br, zstd';
const SCRIPT = 'console.log("built");'.repeat(100);

let root: string;
let app: Express;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'built-files-'));
  for (const folder of ['client/assets', 'client/images', 'client/.vite', 'media']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  write('client/assets/entry.js', SCRIPT);
  write('client/assets/entry.js.br', brotliCompressSync(SCRIPT));
  write('client/assets/entry.js.gz', gzipSync(SCRIPT));
  for (const variant of ['', '.br', '.gz']) write(`client/assets/entry.js.map${variant}`, '{}');
  write('client/images/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('client/images/drawing.svg.br', brotliCompressSync('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  write('client/images/small.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('client/.vite/manifest.json', '{}');
  app = siteOf(staticFilesOf(root));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string | Buffer): void {
  writeFileSync(path.join(root, file), text);
}

function staticFilesOf(folder: string, media = new LiveMedia()): Router {
  const [clientDir, mediaDir] = [path.join(folder, 'client'), path.join(folder, 'media')];
  return staticFiles({ clientDir, mediaDir, origin: () => 'https://site.example', media });
}

/** Serves the files, with a page behind them that echoes the requested address. */
function siteOf(files: Router): Express {
  return express()
    .use(files)
    .use((req, res) => void res.status(200).send(`page ${req.url}`));
}

/** Resolves when a request that matches no file is passed on. */
function passes(files: Router, url: string): Promise<void> {
  const req = Object.assign(Object.create(express.request), { method: 'GET', url, headers: {} });
  return new Promise((resolve) => files(req, {} as Response, () => resolve()));
}

const script = (encoding: string) => request(app).get('/assets/entry.js').set('Accept-Encoding', encoding);

test.each([
  [BROWSER, 'br'],
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['zstd', undefined],
])('a browser that accepts "%s" gets %s, and the same script', async (accepted, encoding) => {
  const { status, headers, text } = await script(accepted);
  expect([status, text]).toEqual([200, SCRIPT]);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers.vary).toContain('Accept-Encoding');
});

test('a compressed file is served compressed after any number of requests for missing files', async () => {
  write('client/images/asked-last.js', SCRIPT);
  write('client/images/asked-last.js.br', brotliCompressSync(SCRIPT));
  const files = staticFilesOf(root);
  for (let n = 0; n < 6_000; n++) await passes(files, `/images/missing-${n}.js`);
  const { headers } = await request(express().use(files))
    .get('/images/asked-last.js')
    .set('Accept-Encoding', BROWSER);
  expect(headers['content-encoding']).toBe('br');
});

test('the files are listed at the start: a request for a missing one does not touch the disk', async () => {
  const site = siteOf(staticFilesOf(root));
  write('client/images/too-late.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await request(site).get('/images/too-late.svg')).text).toBe('page /images/too-late.svg');
});

test('a request for a file that a build has removed is passed on unchanged', async () => {
  write('client/images/removed.js', SCRIPT);
  write('client/images/removed.js.br', brotliCompressSync(SCRIPT));
  const site = siteOf(staticFilesOf(root));
  rmSync(path.join(root, 'client/images/removed.js.br'));
  const { text, headers } = await request(site).get('/images/removed.js?v=1').set('Accept-Encoding', BROWSER);
  expect([text, headers['content-encoding']]).toEqual(['page /images/removed.js?v=1', undefined]);
});

test.each(['/.vite/manifest.json', '/%2Evite/manifest.json', '/images/..%2f.vite/manifest.json'])(
  '%s is never served as a file',
  async (address) => {
    expect((await request(app).get(address)).text).toBe(`page ${address}`);
  },
);

test('an encoded address of a file serves that file, for GET and HEAD only', async () => {
  const picture = await request(app).get('/images/small%2Esvg');
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect((await request(app).post('/images/small.svg')).text).toBe('page /images/small.svg');
});

test.each([BROWSER, 'identity'])('a drawing names its character encoding, sent as %s', async (accepted) => {
  const { headers } = await request(app).get('/images/drawing.svg').set('Accept-Encoding', accepted);
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});

test.each(['', '.br', '.gz'])('a source map is not served (.map%s)', async (variant) => {
  for (const path of [`/assets/entry.js.map${variant}`, `/assets/entry.js.%6dap${variant}`])
    expect((await request(app).get(path)).status).toBe(404);
});

test("the vendor's own pictures are served below /images, other files of that folder are not", async () => {
  const folder = path.join(root, 'content');
  mkdirSync(path.join(folder, 'images/banners'), { recursive: true });
  writeFileSync(path.join(folder, 'images/banners/wide.svg'), `<svg>${'<g/>'.repeat(600)}</svg>`);
  writeFileSync(path.join(folder, 'images/banners/loop.mp4'), Buffer.alloc(4_096));
  for (const name of ['images/plan.docx', 'images/.hidden.svg', 'site.yaml'])
    writeFileSync(path.join(folder, name), 'secret');
  const own = siteOf(contentPictures(folder));
  const wide = await request(own).get('/images/banners/wide.svg').set('Accept-Encoding', 'gzip');
  expect([wide.status, wide.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(wide.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=3600' });
  const loop = await request(own).get('/images/banners/loop.mp4').set('Range', 'bytes=0-9');
  expect([loop.status, loop.headers['content-type'], loop.headers['content-length']]).toEqual([
    206,
    'video/mp4',
    '10',
  ]);
  for (const address of [
    '/images/plan.docx',
    '/images/.hidden.svg',
    '/images/../site.yaml',
    '/images/%2e%2e/site.yaml',
  ])
    expect([address, (await request(own).get(address)).text]).not.toEqual([address, 'secret']);
});

test('while pictures are generated a missing file is answered with Retry-After, and served once it exists', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'drawing-'));
  const media = new LiveMedia();
  media.state = 'drawing';
  const app = siteOf(staticFilesOf(folder, media));
  const sheet = '/media/datasheets/ms1110.pdf';
  const early = await request(app).get(sheet).set('Accept', 'text/html');
  expect(early.status).toBe(503);
  expect(early.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  expect(early.text).toContain('準備しています');
  expect((await request(app).get('/media/products/x.svg').set('Accept', 'image/*')).status).toBe(503);

  mkdirSync(path.join(folder, 'media/datasheets'), { recursive: true });
  writeFileSync(path.join(folder, sheet), 'PDF');
  media.changed();
  expect((await request(app).get(sheet)).status).toBe(200);
  media.state = 'complete';
  expect((await request(app).get('/media/products/x.svg')).status).toBe(404);
  rmSync(folder, { recursive: true });
});

test.each(['/assets/entry.js', '/images/small.svg'])(
  'a range of %s is sent only if the other parts are certainly of the same file',
  async (file) => {
    const part = (ifRange: string) =>
      request(app).get(file).set({ 'Accept-Encoding': 'identity', Range: 'bytes=0-9', 'If-Range': ifRange });
    const { headers } = await request(app).get(file).set('Accept-Encoding', 'identity');
    expect(headers.etag).toMatch(/^W\//);
    expect((await part(headers.etag ?? '')).status).toBe(200);
    expect((await part('"other"')).status).toBe(200);
    const { 'last-modified': modified = '' } = headers;
    expect((await part(modified)).status).toBe(206);
  },
);
