import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { DeskProblem, DeskSession } from '../../../desk/shared/api.ts';
import type { SubmissionDetail, SubmissionList } from '../../../desk/shared/submissions.ts';
import { FIXTURE_CONTENT } from '../../support/content/fixture-content.ts';
import { startSiteProcess } from '../../support/processes/process.ts';
import { PROXY_SECRET, signedInBy } from '../../support/requests/desk-proxy.ts';
import { ContentRepositoryFolder, type DeskProcess, startDesk } from '../../support/sites/desk-site.ts';
import { PERSONAL, submit, VISITOR } from '../../support/submissions-desk/start.ts';

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
