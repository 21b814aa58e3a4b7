import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DeskProblem, DeskSession } from '../../shared/desk/api.ts';
import type { SubmissionDetail, SubmissionList } from '../../shared/desk/submissions.ts';
import { PROXY_SECRET, signedInBy } from '../support/desk-proxy.ts';
import { ContentRepositoryFolder, type DeskProcess, startDesk } from '../support/desk-site.ts';
import { DeskVisitor } from '../support/desk-visitor.ts';
import { FIXTURE_CONTENT } from '../support/fixture-content.ts';
import { ROOT } from '../support/folders.ts';
import { freePort } from '../support/free-port.ts';
import { EDITOR, IdentityProvider } from '../support/identity-provider.ts';
import { startSiteProcess } from '../support/process.ts';
import { PERSONAL, submit, VISITOR } from '../support/submissions-desk/start.ts';
import { until } from '../support/until.ts';

const FILE = 'news/2024-07-09-20240709-exhibition.md';

let repository: ContentRepositoryFolder;
let desk: DeskProcess | undefined;

beforeAll(() => {
  repository = new ContentRepositoryFolder();
});

afterEach(async () => {
  await desk?.kill();
  desk = undefined;
});

afterAll(() => repository.delete());

const BEHIND_PROXY = { DESK_AUTH: 'header', DESK_PROXY_SECRET: PROXY_SECRET };
const as = (email: string, name = '瀬戸 太郎') => signedInBy(PROXY_SECRET, { email, name });

test('a proxy in front says who an editor is; a writer hands on, an approver publishes', async () => {
  desk = await startDesk(repository, {
    ...BEHIND_PROXY,
    DESK_WRITERS: 'taro@minamo.example',
    DESK_APPROVERS: 'hanako@minamo.example',
  });
  const session = await desk.ask<DeskSession>('GET', '/session', undefined, as('taro@minamo.example'));
  expect(session.body.editor).toEqual({ name: '瀬戸 太郎', email: 'taro@minamo.example', role: 'writer' });
  for (const headers of [{}, as('somebody@elsewhere.example'), as('no address')])
    expect((await desk.ask('GET', '/session', undefined, headers)).status).toBe(401);

  const writer = as('taro@minamo.example');
  const record = await desk.ask('GET', `/record?file=${FILE}`, undefined, writer);
  const content = { text: record.body.text?.replace('出展します', '出展いたします') };
  const draft = await desk.ask(
    'PUT',
    '/draft',
    { file: FILE, revision: record.body.revision, content },
    writer,
  );
  const order = { file: FILE, revision: draft.body.revision };
  const refused = await desk.ask<DeskProblem>('POST', '/draft/publish', order, writer);
  expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect((await desk.ask('POST', '/draft/state', { ...order, state: 'review' }, writer)).status).toBe(200);
  const published = await desk.ask('POST', '/draft/publish', order, as('hanako@minamo.example', '水無 花子'));
  expect(published.status).toBe(200);
  expect(repository.git('log', '-1', '--format=%an|%(trailers:key=Approved-by,valueonly)')).toBe(
    '瀬戸 太郎|水無 花子 <hanako@minamo.example>',
  );
});

test('what visitors have sent in is for its readers alone, and in no log', async () => {
  const receipt = await submit({ dataDir: path.join(repository.root, 'data') }, VISITOR);
  desk = await startDesk(repository, {
    ...BEHIND_PROXY,
    DESK_APPROVERS: 'taro@minamo.example',
    DESK_SUBMISSION_READERS: 'hanako@minamo.example',
  });
  const ask = (email: string, method: string, target: string, body?: unknown) =>
    desk!.ask<SubmissionDetail & SubmissionList & DeskProblem>(
      method,
      `/submissions${target}`,
      body,
      as(email),
    );
  const search = { filter: { text: VISITOR.mailbox } };
  for (const [method, target, body] of [
    ['GET', `/detail?receipt=${receipt}`],
    ['POST', '/list', search],
  ] as const) {
    const refused = await ask('taro@minamo.example', method, target, body);
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('権限') } });
  }
  const listed = await ask('hanako@minamo.example', 'POST', '/list', search);
  expect(listed.body.submissions).toMatchObject([{ receipt, company: VISITOR.corporateName }]);
  const shown = await ask('hanako@minamo.example', 'GET', `/detail?receipt=${receipt}`);
  expect(shown.body.fields).toContainEqual({ label: '法人名', value: VISITOR.corporateName });
  expect(desk.output()).not.toMatch(PERSONAL);
  expect(desk.output()).not.toContain('taro@minamo.example');
});

test('headers of who is no trusted proxy say nothing', async () => {
  desk = await startDesk(repository, { ...BEHIND_PROXY, TRUST_PROXY: '10.0.0.0/8' });
  const answer = await desk.ask<DeskProblem>('GET', '/session', undefined, as('hanako@minamo.example'));
  expect(answer).toMatchObject({
    status: 401,
    body: { code: 'sign-in', message: expect.stringMatching(/[ぁ-ん]/) },
  });
});

test('headers that do not come with the secret of the proxy say nothing, whoever sends them', async () => {
  desk = await startDesk(repository, {
    ...BEHIND_PROXY,
    TRUST_PROXY: '1',
    DESK_APPROVERS: 'hanako@minamo.example',
  });
  const hanako = { email: 'hanako@minamo.example', name: '水無 花子' };
  const { 'X-Desk-Proxy-Secret': _, ...withoutSecret } = signedInBy('', hanako);
  for (const headers of [
    withoutSecret,
    ...['', 'x', `${PROXY_SECRET}x`, PROXY_SECRET.slice(1)].map((guess) => signedInBy(guess, hanako)),
  ])
    for (const call of ['/session', '/drafts', '/submissions/detail?receipt=1'])
      expect((await desk.ask('GET', call, undefined, headers)).status).toBe(401);
  expect((await desk.ask('GET', '/session', undefined, signedInBy(PROXY_SECRET, hanako))).status).toBe(200);
});

const SECRET = 'a secret for tests alone, long enough';
const run = promisify(execFile);

describe('with an OpenID provider', () => {
  let provider: IdentityProvider;
  let origin: string;

  async function open(env: Record<string, string> = {}): Promise<DeskProcess> {
    const port = await freePort();
    origin = env.DESK_ORIGIN ?? `http://127.0.0.1:${port}`;
    desk = await startDesk(repository, {
      ...provider.settings,
      DESK_PORT: String(port),
      DESK_ORIGIN: origin,
      DESK_SECRET: SECRET,
      DESK_APPROVERS: EDITOR.email,
      ...env,
    });
    return desk;
  }

  const visitor = () => new DeskVisitor(Number(new URL(desk!.origin).port), origin);
  const session = async (cookies: string) =>
    (await desk!.ask<DeskSession>('GET', '/session', undefined, { cookie: cookies })).status;
  const cookieOf = ({ cookies }: DeskVisitor) => [...cookies].map((pair) => pair.join('=')).join('; ');
  const sessions = async (...args: string[]) => {
    const env = { PATH: process.env.PATH, DATA_DIR: path.join(repository.root, 'data') };
    const { stdout } = await run(process.execPath, ['scripts/desk-sessions.ts', ...args], { cwd: ROOT, env });
    return stdout;
  };

  beforeEach(async () => {
    provider = await IdentityProvider.start();
  });

  afterEach(async () => {
    provider.stop();
    rmSync(path.join(repository.root, 'data/desk'), { recursive: true, force: true });
  });

  test('an editor signs in, and a copy of the cookie is worth nothing after the sign-out', async () => {
    await open();
    const unknown = await desk!.ask<DeskProblem>('GET', '/session');
    expect(unknown).toMatchObject({ status: 401, body: { signIn: '/admin/sign-in' } });
    const browser = visitor();
    expect(await browser.signIn()).toBe('/admin/');
    const { body } = await desk!.ask<DeskSession>('GET', '/session', undefined, {
      cookie: cookieOf(browser),
    });
    expect(body).toMatchObject({ canSignOut: true, editor: { name: EDITOR.name, role: 'approver' } });
    for (const line of browser.setCookies)
      expect(line).toMatch(/; Path=\/admin;.*HttpOnly; SameSite=(?:Lax|Strict)$/);
    const copy = cookieOf(browser);
    expect([await session(copy), await session(`${copy}x`)]).toEqual([200, 401]);

    const end = await browser.ask('/admin/sign-in/end', 'POST');
    expect(end.headers['clear-site-data']).toContain('"storage"');
    expect([browser.cookies.size, await session(copy)]).toEqual([0, 401]);
    await until('the sign-out is in the log', () => desk!.output().includes('desk: signed out'));
    const [began, ended] = desk!.output().match(/.*desk: signed (?:in|out).*/g) ?? [];
    expect(began).toContain('"rights":"approver"');
    expect(/"editor":"(\w+)"/.exec(ended ?? '')?.[1]).toBe(/"editor":"(\w+)"/.exec(began ?? '')?.[1]);
    expect(desk!.output()).not.toMatch(/client secret|hanako|水無/);
  });

  test('operators end sessions while the desk runs', async () => {
    await open();
    const browsers = [visitor(), visitor()];
    for (const browser of browsers) await browser.signIn();
    const [first = '', second = ''] = browsers.map(cookieOf);
    expect(first).not.toBe(second);
    expect((await sessions()).match(new RegExp(EDITOR.email, 'g'))).toHaveLength(3);
    expect(await sessions('--end', 'Hanako@minamo.example')).toContain('2件');
    expect([await session(first), await session(second)]).toEqual([401, 401]);
    await expect(sessions('--end-all', '--release', EDITOR.email)).rejects.toThrow('使い方');
  });

  test('another account with the address of an editor is another person, until operators say that it is not', async () => {
    await open();
    const browser = visitor();
    await browser.signIn();
    provider.person = { ...EDITOR, sub: 'somebody who got the address later' };
    const other = visitor();
    expect(await other.signIn()).toContain('sign-in=failed');
    expect(desk!.output()).toContain('another account');
    expect(await session(cookieOf(browser))).toBe(200);
    await sessions('--release', EDITOR.email);
    expect(await session(cookieOf(browser))).toBe(401);
    expect(await other.signIn()).toBe('/admin/');
  });

  test('whoever is not proven to have the address of an editor is not signed in', async () => {
    await open();
    const { email_verified: _, ...unsaid } = EDITOR;
    for (const claims of [
      unsaid,
      ...[false, 'true', 'false', 1, null].map((verified) => ({ ...EDITOR, email_verified: verified })),
      { ...EDITOR, email: [EDITOR.email] },
      { ...EDITOR, email: { address: EDITOR.email } },
      { ...EDITOR, email: 'hana\u212Ao@minamo.example' },
      { ...EDITOR, email: undefined },
    ]) {
      provider.person = claims;
      const browser = visitor();
      expect([claims, await browser.signIn()]).toEqual([claims, '/admin/?sign-in=failed']);
      expect(browser.cookies.size).toBe(0);
    }
    // An answer that nobody has asked for.
    provider.person = EDITOR;
    const target = `/admin/sign-in/callback?code=code&state=guessed&iss=${provider.issuer}`;
    expect(await visitor().signIn(target)).toBe('/admin/?sign-in=failed');
    expect(desk!.output()).not.toMatch(/minamo\.example|desk: signed in/);
  });

  test('a provider that does not answer is said in the log, and to whoever signs in', async () => {
    await open();
    provider.stop();
    expect(await visitor().signIn()).toBe('/admin/?sign-in=failed');
    await until('the log says so', () => desk!.output().includes('OIDC_ISSUER'));
  });

  test('over TLS cookies are bound to the host', async () => {
    await open({ DESK_ORIGIN: 'https://desk.example' });
    const browser = visitor();
    await browser.signIn();
    for (const line of browser.setCookies)
      expect(line).toMatch(
        /^__Host-desk_[^;]*; (?:Max-Age=\d+; )?Path=\/; Expires=[^;]*; HttpOnly; Secure; SameSite=(?:Lax|Strict)$/,
      );
    expect(await session(cookieOf(browser))).toBe(200);
    expect(await session(cookieOf(browser).replace('__Host-', ''))).toBe(401);
  });
});

test('it does not start over a folder that is in no repository', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'no-repository-'));
  cpSync(FIXTURE_CONTENT, folder, { recursive: true });
  try {
    await expect(startDesk(repository, { CONTENT_DIR: folder })).rejects.toThrow('CONTENT_DIR');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['an open door at another name', { DESK_AUTH: 'local', DESK_ORIGIN: 'https://desk.example' }, 'DESK_AUTH'],
  ['an open door', { DESK_AUTH: 'local', DESK_HOST: '0.0.0.0' }, 'DESK_AUTH'],
  ['headers that anybody may send', { DESK_AUTH: 'header' }, 'DESK_PROXY_SECRET: DESK_AUTH=header'],
  [
    'a proxy that is easily guessed',
    { DESK_AUTH: 'header', DESK_PROXY_SECRET: 'secret' },
    'DESK_PROXY_SECRET: 32',
  ],
  ['half of a provider', { DESK_AUTH: 'oidc', OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
])('it does not start with %s', async (_what, env, name) => {
  await expect(startDesk(repository, env)).rejects.toThrow(name);
});

test('a site does not start with a desk behind headers that anybody may send', async () => {
  const site = startSiteProcess({ CONTENT_DIR: repository.content, DESK: '1', DESK_AUTH: 'header' });
  expect(await site.exited).toBe(1);
  expect(site.lines.at(-1)?.msg).toContain('DESK_PROXY_SECRET: DESK_AUTH=header');
});
