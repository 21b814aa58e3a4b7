import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type AskOptions, askAddresses } from './ask-addresses.ts';

/*
 * Linux routes all of 127.0.0.0/8 to this machine: one address stands for the internet, another for a private network.
 */
const OUTSIDE = '127.0.0.1';
const INSIDE = '127.0.0.2';
const NAMES: Readonly<Record<string, string[]>> = {
  'partner.co.jp': [OUTSIDE],
  'other.co.jp': [OUTSIDE],
  'inside.co.jp': [INSIDE],
  'both.co.jp': [OUTSIDE, INSIDE],
};

let outside: Server;
let inside: Server;
let port: number;
/** Requests to the public server, each with method and path. */
const asked: string[] = [];
/** Number of requests to the private server, which must stay 0. */
let reached = 0;
let looked = 0;
let closed: Promise<unknown>;
const went = Promise.withResolvers<void>();

const site: RequestListener = (req, res) => {
  asked.push(`${req.method} ${req.url}`);
  const to = new URL(req.url ?? '', 'http://x').searchParams.get('to');
  const status = Number(/^\/(\d{3})/.exec(req.url ?? '')?.[1] ?? 200);
  if (req.url === '/silent') return;
  // Responds only after the other path was requested.
  if (req.url === '/held') return void went.promise.then(() => res.end());
  if (req.url === '/go') went.resolve();
  if (req.url === '/no-head' && req.method === 'HEAD') return res.writeHead(405).end();
  if (req.url === '/endless' && req.method === 'HEAD') return res.writeHead(501).end();
  if (req.url === '/endless') {
    closed = new Promise((resolve) => res.once('close', resolve));
    res.writeHead(200);
    const fill = () => {
      while (res.write('x'.repeat(65_536)) && !res.destroyed);
    };
    res.on('drain', fill);
    return fill();
  }
  if (req.url === '/loop') return res.writeHead(302, { location: '/loop' }).end();
  return res.writeHead(status, to === null ? {} : { location: to }).end();
};

async function listen(host: string, at: number, listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(at, host, resolve);
  });
  return server;
}

beforeAll(async () => {
  outside = await listen(OUTSIDE, 0, site);
  port = (outside.address() as AddressInfo).port;
  inside = await listen(INSIDE, port, (_req, res) => {
    reached += 1;
    res.end('secret');
  });
});

beforeEach(() => {
  asked.length = 0;
  reached = 0;
  looked = 0;
});

afterAll(() => {
  for (const server of [outside, inside]) {
    server.closeAllConnections();
    server.close();
  }
});

const resolve: LookupFunction = (name, _options, done) => {
  looked += 1;
  const found = NAMES[name];
  if (!found) return done(Object.assign(new Error('no name'), { code: 'ENOTFOUND' }), []);
  return done(
    null,
    found.map((address) => ({ address, family: 4 })),
  );
};

const at = (path: string, host = 'partner.co.jp') => `http://${host}:${port}${path}`;

function ask(addresses: string[], options: AskOptions = {}) {
  const mayAsk = (ip: string) => ip === OUTSIDE;
  return askAddresses(addresses, { mayAsk, resolve, timeoutMs: 5_000, pauseMs: 0, ...options });
}

async function askOne(address: string, options?: AskOptions) {
  const [answer] = await ask([address], options);
  return answer;
}

test('an address is requested with HEAD, and with GET if HEAD is not supported', async () => {
  expect(await askOne(at('/there'))).toMatchObject({ state: 'reached', answer: '200' });
  expect(await askOne(at('/no-head'))).toMatchObject({ state: 'reached', answer: '200' });
  expect(asked).toEqual(['HEAD /there', 'HEAD /no-head', 'GET /no-head']);
});

test.each([
  ['/404', 'broken', '404'],
  ['/410', 'broken', '410'],
  ['/500', 'broken', '500'],
  ['/403', 'unchecked', '403(自動の確認を断られました)'],
  ['/429', 'unchecked', '429(自動の確認を断られました)'],
  ['/loop', 'broken', '転送が終わりません'],
  ['/301', 'broken', '301(転送先がありません)'],
  ['/301?to=http%3A%2F%2F', 'broken', '301(転送先がありません)'],
])('%s is %s: %s', async (path, state, answer) => {
  expect(await askOne(at(path))).toMatchObject({ state, answer });
});

test('a permanent redirect is reported with its target, a temporary one counts as reached', async () => {
  expect(await askOne(at('/301?to=/new'))).toMatchObject({ state: 'moved', movedTo: at('/new') });
  expect(await askOne(at('/308?to=%2F301%3Fto%3D%2Flast'))).toMatchObject({
    state: 'moved',
    movedTo: at('/last'),
  });
  expect(await askOne(at('/302?to=/new'))).toEqual({
    address: at('/302?to=/new'),
    state: 'reached',
    answer: '200',
  });
  expect(await askOne(at('/301?to=/404'))).toMatchObject({ state: 'broken', answer: '404' });
});

test('an address that times out is broken, and an endless body is not read', async () => {
  expect(await askOne(at('/silent'), { timeoutMs: 100 })).toMatchObject({
    state: 'broken',
    answer: '時間内に答えがありません',
  });
  expect(await askOne(at('/endless'))).toMatchObject({ state: 'reached' });
  await closed;
});

test.each([
  ['by its number', () => at('/', INSIDE)],
  ['by a name', () => at('/', 'inside.co.jp')],
  ['by a name that means it, too', () => at('/', 'both.co.jp')],
  ['by its number in another spelling', () => at('/', '0x7f.2')],
  ['by a number of IPv6', () => at('/', '[::ffff:7f00:2]')],
  ['by a redirect to its number', () => at(`/302?to=${encodeURIComponent(at('/', INSIDE))}`)],
  ['by a redirect to a name', () => at(`/301?to=${encodeURIComponent(at('/', 'inside.co.jp'))}`)],
])('no machine of a private network is requested %s', async (_how, address) => {
  expect(await askOne(address())).toMatchObject({
    state: 'unchecked',
    answer: '内部のネットワークのアドレスなので、尋ねません',
  });
  expect(reached).toBe(0);
});

test('a name that resolves to another machine the next time is not followed there', async () => {
  const turns = [OUTSIDE, INSIDE];
  const rebinding: LookupFunction = (_name, _options, done) =>
    done(null, [{ address: turns[Math.min(looked++, 1)] ?? '', family: 4 }]);
  const answers = await ask([at('/301?to=/new'), at('/no-head')], { resolve: rebinding });
  expect(looked).toBeGreaterThan(0);
  expect(answers.every(({ state }) => state !== 'broken')).toBe(true);
  expect(reached).toBe(0);
});

test('names of private networks are not looked up', async () => {
  const names = ['localhost', 'router', 'wiki.internal', 'printer.local', 'nas.home.arpa', 'localhost.'];
  const answers = await ask(names.map((name) => at('/', name)));
  expect(answers.map(({ answer }) => answer)).toEqual(names.map(() => expect.stringContaining('内部の')));
  expect(looked).toBe(0);
});

test('by default this machine is not requested', async () => {
  const [answer] = await askAddresses([at('/there', OUTSIDE)]);
  expect(answer).toMatchObject({ state: 'unchecked' });
  expect(asked).toEqual([]);
});

test.each([
  ['another protocol', () => at('/302?to=ftp%3A%2F%2Fpartner.co.jp%2F'), 'http と https のほか'],
  ['another port', () => at('/302?to=http%3A%2F%2Fpartner.co.jp%3A22%2F'), 'ポート 22'],
  ['a password', () => `http://a:b@partner.co.jp:${port}/`, 'パスワード'],
  ['an example', () => 'https://www.partner.example/', '例として使う名前'],
])('%s is not requested', async (_what, address, reason) => {
  const before = asked.length;
  expect(await askOne(address())).toMatchObject({
    state: 'unchecked',
    answer: expect.stringContaining(reason),
  });
  expect(asked.slice(before).filter((one) => !one.includes('/302'))).toEqual([]);
});

test('addresses of a host are requested sequentially, several hosts concurrently', async () => {
  const events: string[] = [];
  outside.prependListener('request', ({ url }) => events.push(`asks ${url}`));
  const other = at('/go', 'other.co.jp');
  await ask([at('/held'), at('/next'), other], {
    onAsked: ({ address }) => events.push(`knows ${new URL(address).pathname}`),
  });
  expect(events.indexOf('asks /go')).toBeLessThan(events.indexOf('knows /held'));
  expect(events.indexOf('asks /next')).toBeGreaterThan(events.indexOf('knows /held'));
});

test('if no server responds, no address is broken: this machine has no internet access', async () => {
  const gone = ['http://a.co.jp/', 'http://b.co.jp/'];
  const answers = await ask(gone);
  expect(answers.map(({ state }) => state)).toEqual(['unchecked', 'unchecked']);
  expect(answers[0]?.answer).toContain('どのサイトからも');
  const some = await ask([...gone, at('/there')]);
  expect(some.map(({ state }) => state)).toEqual(['broken', 'broken', 'reached']);
});

test('an aborted check ends at once with the results so far', async () => {
  const giveUp = new AbortController();
  outside.prependListener('request', ({ url }) => {
    if (url === '/silent') giveUp.abort();
  });
  const answers = await ask([at('/there'), at('/silent'), at('/new')], {
    signal: giveUp.signal,
    timeoutMs: 60_000,
  });
  expect(answers.map(({ address }) => address)).toEqual([at('/there')]);
  expect(asked).not.toContain('HEAD /new');
});
