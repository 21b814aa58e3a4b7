import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer as createPlain, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readSettings } from '../../../server/settings/settings.ts';
import { certificateReader, namedOrigins, readCertificate } from './certificates.ts';

const DAY_MS = 24 * 60 * 60_000;
const open: Server[] = [];
let folder: string;
let certificate: Buffer;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'certificates-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string];
  const made = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 40 -subj /O=Example -addext subjectAltName=DNS:localhost`;
  execFileSync('openssl', [...made.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  certificate = readFileSync(cert);
  port = await listen(createServer({ key: readFileSync(key), cert: certificate }));
});

afterAll(() => {
  for (const server of open) server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function listen(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

const read = (origin: string, more: { ca?: Buffer; timeoutMs?: number } = {}) =>
  readCertificate({ whose: 'site', origin }, { now: Date.now(), ...more });

test('a certificate that browsers take is told with its issuer and the days that are left', async () => {
  const answer = await read(`https://localhost:${port}`, { ca: certificate });
  expect(answer).toMatchObject({ whose: 'site', state: 'valid', issuer: 'Example', days: 39 });
  expect(Date.parse(answer.until ?? '') - Date.now()).toBeLessThanOrEqual(40 * DAY_MS);
});

test('one that they refuse is told with the reason', async () => {
  expect(await read(`https://localhost:${port}`)).toMatchObject({
    state: 'refused',
    reason: '自己署名の証明書です',
    days: 39,
  });
  expect(await read(`https://127.0.0.1:${port}`, { ca: certificate })).toMatchObject({
    state: 'refused',
    reason: '別のアドレスの証明書です',
  });
});

test('what cannot be reached is told in a word, and nothing waits for it', async () => {
  // A server that never reads does not close the connection either.
  const silent = await listen(createPlain((socket) => void socket.resume()));
  expect(await read(`https://localhost:${silent}`, { timeoutMs: 50 })).toMatchObject({
    state: 'unreachable',
    reason: '時間内に答えがありません',
  });
  const closed = createPlain();
  const gone = await listen(closed);
  await new Promise((resolve) => closed.close(resolve));
  expect(await read(`https://localhost:${gone}`)).toMatchObject({
    state: 'unreachable',
    reason: '接続を断られました',
  });
  expect(await read('https://nowhere.invalid')).toMatchObject({ state: 'unreachable' });
});

test('an address without TLS has none', async () => {
  expect(await read('http://localhost:3000')).toEqual({
    whose: 'site',
    origin: 'http://localhost:3000',
    state: 'plain',
  });
});

test('an address that editors write shows them no machine of the network that the desk stands in', async () => {
  let connections = 0;
  const inside = await listen(
    createPlain((socket) => {
      connections += 1;
      socket.destroy();
    }),
  );
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(
      await readCertificate(
        { whose: 'site', origin: `https://${host}:${inside}`, isOfContent: true },
        { now: Date.now() },
      ),
    ).toEqual({
      whose: 'site',
      origin: `https://${host}:${inside}`,
      state: 'unreachable',
      reason: '内部のネットワークのアドレスなので、確認しません',
    });
  expect(connections).toBe(0);
});

test('without a setting the address of the site is what the content says', () => {
  const settings = {
    ...readSettings({}),
    SITE_ORIGIN: undefined,
    OIDC_ISSUER: 'https://id.example.com/realm',
  };
  const site = 'https://www.example.jp';
  expect(namedOrigins(settings, site)).toEqual([
    { whose: 'site', origin: site, isOfContent: true },
    { whose: 'sign-in', origin: 'https://id.example.com' },
  ]);
  expect(namedOrigins({ ...settings, SITE_ORIGIN: site }, site)[0]?.isOfContent).toBe(false);
});

test('certificates are asked for once an hour', async () => {
  let now = Date.now();
  const certificates = certificateReader([{ whose: 'site', origin: 'http://localhost' }], () => now);
  const first = await certificates();
  now += 59 * 60_000;
  expect(await certificates()).toBe(first);
  now += 60_000;
  expect(await certificates()).not.toBe(first);
});
