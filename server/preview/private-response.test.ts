import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { makePrivate } from './private-response.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

async function answered(listener: RequestListener): Promise<Headers> {
  server = createServer((req, res) => {
    makePrivate(res);
    listener(req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await response.text();
  return response.headers;
}

const PUBLIC = { 'Cache-Control': 'public, max-age=60', ETag: '"x"', 'X-Test': 'stays' };

test.each<[string, RequestListener]>([
  ['a list of headers', (_req, res) => res.writeHead(200, Object.entries(PUBLIC).flat()).end('x')],
  ['headers by name', (_req, res) => res.writeHead(200, PUBLIC).end('x')],
  ['a reason before them', (_req, res) => res.writeHead(200, 'Fine', PUBLIC).end('x')],
  ['headers set before', (_req, res) => res.setHeaders(new Map(Object.entries(PUBLIC))).end('x')],
])('a response forbids caching, regardless of its own headers: %s', async (_how, listener) => {
  const headers = await answered(listener);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('etag')).toBeNull();
  expect(headers.get('x-test')).toBe('stays');
});
