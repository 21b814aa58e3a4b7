import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { DeskProblem, DeskSession } from '../../../desk/shared/api.ts';
import { childEnvironment } from '../../../server/child-process.ts';
import { ROOT } from '../../support/content/folders.ts';
import { freePort } from '../../support/free-port.ts';
import { DeskVisitor } from '../../support/requests/desk-visitor.ts';
import { EDITOR, IdentityProvider } from '../../support/services/identity-provider.ts';
import { ContentRepositoryFolder, type DeskProcess, startDesk } from '../../support/sites/desk-site.ts';
import { until } from '../../support/until.ts';

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

const SECRET = 'a secret for tests alone, long enough';
const run = promisify(execFile);

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
  const env = { ...childEnvironment(), DATA_DIR: path.join(repository.root, 'data') };
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
  // A response without a request.
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
