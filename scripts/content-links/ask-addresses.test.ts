import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askAddresses, isPublic } from './ask-addresses.ts';

const asked: string[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    if (req.url === '/silent') return;
    const refusesHead = req.url === '/no-head' && req.method === 'HEAD';
    res.writeHead(refusesHead ? 405 : req.url === '/gone' ? 410 : 200).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('an address is asked by HEAD, and by GET where that is not answered; one without an answer is broken', async () => {
  const paths = ['/there', '/no-head', '/gone', '/silent'];
  const answers = await askAddresses(
    paths.map((path) => origin + path),
    { mayAsk: () => true, timeoutMs: 1_000 },
  );
  const of = (path: string) => answers.find(({ address }) => address.endsWith(path));
  expect(of('/there')).toMatchObject({ answer: '200', isBroken: false });
  expect(of('/no-head')).toMatchObject({ answer: '200', isBroken: false });
  expect(of('/gone')).toMatchObject({ answer: '410', isBroken: true });
  expect(of('/silent')).toMatchObject({ answer: '時間内に答えがありません', isBroken: true });
  expect(asked).toEqual(expect.arrayContaining(['HEAD /there', 'HEAD /no-head', 'GET /no-head']));
  expect(asked).not.toContain('GET /there');
});

test('no machine of a private network is asked, by its number or by a name', async () => {
  asked.length = 0;
  const { port } = server.address() as AddressInfo;
  const answers = await askAddresses([`${origin}/there`, `http://localhost:${port}/there`]);
  expect(answers.map(({ answer }) => answer)).toEqual(
    Array(2).fill(expect.stringContaining('内部のネットワーク')),
  );
  expect(asked).toEqual([]);
});

test.each([
  ['203.0.113.5', true],
  ['2001:4860:4860::8888', true],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['no number', false],
])('%s may be asked: %s', (ip, expected) => {
  expect(isPublic(ip)).toBe(expected);
});
