import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DESK_API } from '../../../desk/shared/constants.ts';
import { startProgram } from '../../support/processes/program.ts';
import { PROXY_SECRET, signedInBy } from '../../support/requests/desk-proxy.ts';
import { rawRequest } from '../../support/requests/raw-request.ts';
import { ContentRepositoryFolder, type DeskProcess, startDesk } from '../../support/sites/desk-site.ts';

const FILE = 'news/2024-07-09-20240709-exhibition.md';

let repository: ContentRepositoryFolder;
let port: number;

const portOf = (origin: string) => Number(new URL(origin).port);

/** Headers of a browser on a page whose host name resolves to this machine. */
const fromPageOf = (host: string) => ({
  Host: host,
  Origin: `http://${host}`,
  'Sec-Fetch-Site': 'same-origin',
  'X-Desk': '1',
  'Content-Type': 'application/json',
});

const CALLS: [string, string, string?][] = [
  ['GET', '/'],
  ['GET', '/admin/'],
  ['GET', '/admin/news'],
  ['GET', '/admin/assets/none.js'],
  ['GET', `${DESK_API}/session`],
  ['GET', `${DESK_API}/record?file=${FILE}`],
  ['POST', `${DESK_API}/submissions/list`, '{"filter":{}}'],
  ['PUT', `${DESK_API}/draft`, '{}'],
  ['POST', `${DESK_API}/draft/publish`, JSON.stringify({ file: FILE, revision: null })],
  ['POST', `${DESK_API}/picture`, 'x'],
  ['GET', '/admin/sign-in'],
  ['POST', '/admin/sign-in/end'],
];

async function expectMisdirected(
  host: string,
  headers: Record<string, string> = {},
  calls = CALLS,
): Promise<void> {
  for (const [method, target, body] of calls) {
    const answer = await rawRequest(port, target, {
      method,
      headers: { ...fromPageOf(host), ...headers },
      body,
    });
    expect([method, target, answer.status]).toEqual([method, target, 421]);
  }
}

beforeAll(() => {
  repository = new ContentRepositoryFolder();
});

afterAll(() => repository.delete());

describe('a desk of this machine alone', () => {
  let desk: DeskProcess;

  beforeAll(async () => {
    desk = await startDesk(repository);
    port = portOf(desk.origin);
  });

  afterAll(() => desk.kill());

  test.each([
    ['its port', () => `attacker.example:${port}`],
    ['no port', () => 'attacker.example'],
    ['a name that begins like its own', () => `localhost.attacker.example:${port}`],
    ['a name that ends like its own', () => `attacker.localhost:${port}`],
    ['a person before its own', () => `attacker.example@localhost:${port}`],
    ['another port', () => `localhost:${port + 1}`],
    ['its own name without its port', () => 'localhost'],
    ['another number of this machine', () => `127.0.0.2:${port}`],
    ['every number of this machine', () => `0.0.0.0:${port}`],
  ])('answers nothing at a host with %s', async (_what, host) => {
    await expectMisdirected(host());
  });

  test('takes no other header for the host', async () => {
    const own = `localhost:${port}`;
    await expectMisdirected(`attacker.example:${port}`, {
      'X-Forwarded-Host': own,
      Forwarded: `host=${own}`,
      'X-Forwarded-For': '127.0.0.1',
    });
    const withoutHost = await rawRequest(port, `${DESK_API}/session`, { rawHeaders: ['Host', ''] });
    expect(withoutHost.status).toBe(421);
  });

  test('says so in its log, without anything that was sent', () => {
    expect(desk.output()).toContain('DESK_ORIGIN');
    expect(desk.output()).not.toContain('attacker');
  });

  test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('answers as %s', async (name) => {
    const host = `${name}:${port}`;
    const seen = await rawRequest(port, `${DESK_API}/session`, { headers: fromPageOf(host) });
    expect(seen.status).toBe(200);
    const headers = { ...fromPageOf(host), Origin: `http://${host.toLowerCase()}` };
    const sent = await rawRequest(port, `${DESK_API}/draft`, { method: 'PUT', headers, body: '{}' });
    // The request passes the check of its origin and is refused for its content.
    expect(sent.status).toBe(400);
  });

  test.each([
    ['a page of another site', { Origin: 'https://attacker.example' }],
    ['another port of this machine', { Origin: 'http://localhost:1' }],
    ['a page without an origin', { Origin: 'null' }],
    ['a page of another site that names no origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ["another port, in the browser's words", { 'Sec-Fetch-Site': 'same-site' }],
  ])('takes no change from %s', async (_what, from) => {
    const own = { Host: `localhost:${port}`, 'X-Desk': '1', 'Content-Type': 'application/json' };
    for (const [method, target, body] of CALLS.filter(
      ([method, target]) => method !== 'GET' && !target.includes('sign-in'),
    )) {
      const answer = await rawRequest(port, target, { method, headers: { ...own, ...from }, body });
      expect([target, answer.status]).toEqual([target, 403]);
    }
  });
});

test('a desk behind a proxy answers at its public host, and to this machine', async () => {
  const desk = await startDesk(repository, {
    DESK_AUTH: 'header',
    DESK_PROXY_SECRET: PROXY_SECRET,
    DESK_ORIGIN: 'https://desk.example',
  });
  try {
    port = portOf(desk.origin);
    const editor = signedInBy(PROXY_SECRET, { name: 'editor', email: 'editor@vendor.example' });
    const ask = (host: string, headers: object = {}) =>
      rawRequest(port, `${DESK_API}/session`, { headers: { Host: host, ...editor, ...headers } });
    for (const host of ['desk.example', 'desk.example:443', 'Desk.Example', `127.0.0.1:${port}`])
      expect([host, (await ask(host)).status]).toEqual([host, 200]);
    for (const host of [
      'desk.example:80',
      'desk.example.',
      'www.desk.example',
      'desk.example.attacker.example',
    ])
      await expectMisdirected(host, editor);
    const change = (origin: string) =>
      rawRequest(port, `${DESK_API}/draft`, {
        method: 'PUT',
        headers: { ...fromPageOf('desk.example'), ...editor, Origin: origin },
        body: '{}',
      });
    expect((await change('https://desk.example')).status).toBe(400);
    for (const origin of ['http://desk.example', `http://localhost:${port}`, 'https://www.desk.example'])
      expect([origin, (await change(origin)).status]).toEqual([origin, 403]);
  } finally {
    await desk.kill();
  }
});

test('the site that is being developed shows the desk to this machine alone, and its visitors what it shows everybody', async () => {
  const site = await startProgram('server/index.ts', {
    ready: /ready on (http:\/\/localhost:\d+)/,
    env: {
      NODE_ENV: 'development',
      PORT: '0',
      DESK: '1',
      CONTENT_DIR: repository.content,
      DATA_DIR: `${repository.root}/site`,
    },
  });
  try {
    port = portOf(site.origin);
    const below = CALLS.filter(([, target]) => target.startsWith('/admin'));
    await expectMisdirected(`attacker.example:${port}`, {}, below);
    const own = await rawRequest(port, `${DESK_API}/session`, { headers: { Host: `localhost:${port}` } });
    expect(own.status).toBe(200);
    const source = await rawRequest(port, '/client/entry.client.tsx', {
      headers: { Host: 'attacker.example' },
    });
    expect(source.status).toBe(403);
    const page = await rawRequest(port, '/healthz', { headers: { Host: 'attacker.example' } });
    expect(page.status).toBe(200);
  } finally {
    await site.kill();
  }
});
