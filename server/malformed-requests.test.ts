import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import express from 'express';
import { type LogLine, recordingLogger } from '../test/support/log.ts';
import { until } from '../test/support/until.ts';
import { createHttpServer } from './http-server.ts';
import { oneAtATime } from './load/one-at-a-time.ts';
import { respondToMalformed } from './malformed-requests.ts';

let server: Server;
let lines: LogLine[];
let asked: string[];

beforeEach(async () => {
  const recording = recordingLogger();
  [lines, asked] = [recording.lines, []];
  // Requests are never answered.
  const app = express().use((req) => void asked.push(req.url));
  server = createHttpServer(oneAtATime(recording.logger)(app));
  respondToMalformed(server, { logger: recording.logger, https: true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function send(text: string): Promise<{ socket: Socket; untilClosed: Promise<string> }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk;
  });
  socket.on('error', () => {});
  const untilClosed = new Promise<string>((resolve) => socket.once('close', () => resolve(response)));
  await once(socket, 'connect');
  socket.write(text);
  return { socket, untilClosed };
}

test.each([
  ['no HTTP', 'SSH-2.0-secret\r\n\r\n', 400],
  ['no form of a request target', 'GET a:80/secret HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['two lengths', 'POST /secret HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['a header without an end', `GET /secret HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])(
  '%s is answered with the common headers and a log line, without any of its content',
  async (_what, text, status) => {
    const { untilClosed } = await send(text);
    const response = await untilClosed;
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const name of [
      'X-Content-Type-Options',
      'Content-Security-Policy',
      'Permissions-Policy',
      'Strict-Transport-Security',
    ])
      expect(response.toLowerCase()).toContain(`\r\n${name.toLowerCase()}: `);
    const requestId = /^X-Request-Id: ([0-9a-f-]{36})\r$/m.exec(response)?.[1];
    expect(lines).toEqual([expect.objectContaining({ msg: 'request refused', requestId, status })]);
    expect(JSON.stringify(lines) + response).not.toContain('secret');
  },
);

test('a visitor with too many cookies reads how to remove them', async () => {
  const { untilClosed } = await send(`GET / HTTP/1.1\r\nHost: a\r\nCookie: a=${'x'.repeat(17_000)}\r\n\r\n`);
  expect(await untilClosed).toMatch(/^HTTP\/1\.1 431 [\s\S]*Cookieを削除/);
});

test('a response in progress is not interrupted by another', async () => {
  const { socket, untilClosed } = await send('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await until('the request is in work', () => asked.length === 1);
  socket.write('NO HTTP\r\n\r\n');
  expect(await untilClosed).toBe('');
});
