import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type {
  DeskHistory,
  DeskListing,
  DeskPicture,
  DeskProblem,
  DeskPublishedState,
  DeskRecord,
  DeskSession,
  DeskTemplate,
  DeskVersion,
} from '../../shared/desk/api.ts';
import { ContentRepositoryFolder, type DeskProcess, startDesk } from '../support/desk-site.ts';

const FILE = 'news/2024-07-09-20240709-exhibition.md';
const at = (target: string) => `${target}?file=${encodeURIComponent(FILE)}`;

let repository: ContentRepositoryFolder;
let desk: DeskProcess;

beforeAll(async () => {
  repository = new ContentRepositoryFolder();
  desk = await startDesk(repository, {
    PREVIEW_SECRET: 'a secret of tests that has thirty-two characters',
    PREVIEW_FOLDERS: path.join(repository.root, 'previews'),
    // Where libraries would tell more of a fault.
    NODE_ENV: 'development',
  });
});

afterAll(async () => {
  expect(await desk.end()).toBe(0);
  repository.delete();
});

/** The record's data with other fields. */
function edited({ data, body }: DeskRecord, fields: object) {
  return { data: { ...(data as object), ...fields }, body };
}

async function read(): Promise<DeskRecord> {
  const { status, body } = await desk.ask('GET', at('/record'));
  expect(status).toBe(200);
  return body;
}

async function save(fields: object): Promise<DeskRecord> {
  const record = await read();
  const content = edited(record, fields);
  const { status, body } = await desk.ask('PUT', '/draft', {
    file: FILE,
    revision: record.revision,
    content,
  });
  expect(status).toBe(200);
  return body;
}

async function discard(): Promise<void> {
  const { revision } = await read();
  expect((await desk.ask('POST', '/draft/discard', { file: FILE, revision })).status).toBe(200);
}

test('a session names the editor and the kinds of content, and each kind has a schema', async () => {
  const { body } = await desk.ask<DeskSession>('GET', '/session');
  expect(body.editor).toEqual({ name: '水無 花子', email: 'hanako@minamo.example', role: 'approver' });
  expect(body.kinds.length).toBeGreaterThan(20);
  for (const { name } of body.kinds) {
    const schema = await desk.ask<object>('GET', `/schema?kind=${encodeURIComponent(name)}`);
    expect(schema.status).toBe(200);
    expect(Object.keys(schema.body)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:type|oneOf|anyOf)$/)]),
    );
  }
});

test('a changed word is a draft, then one line of a commit in the name of who published it', async () => {
  const before = repository.read(FILE);
  const draft = await save({ title: '「地域通信設備展2024」に出展いたします' });
  expect(draft).toMatchObject({ draft: { state: 'writing', author: '水無 花子' }, problems: [] });
  expect(repository.read(FILE)).toBe(before);
  const listed = await desk.ask<DeskListing>('GET', '/drafts');
  expect(listed.body.records).toMatchObject([
    { file: FILE, title: '「地域通信設備展2024」に出展いたします' },
  ]);

  const { status } = await desk.ask('POST', '/draft/publish', { file: FILE, revision: draft.revision });
  expect(status).toBe(200);
  expect(repository.git('diff', '--stat', 'HEAD~1')).toMatch(
    /1 file changed, 1 insertion\(\+\), 1 deletion\(-\)/,
  );
  expect(repository.git('log', '-1', '--format=%an <%ae>')).toBe('水無 花子 <hanako@minamo.example>');
  expect(repository.git('status', '--porcelain')).toBe('');
  expect(repository.read(FILE)).toContain('出展いたします');
});

test('an earlier version can be taken back', async () => {
  const { body: history } = await desk.ask<DeskHistory>('GET', at('/history'));
  const [latest, first] = history.versions;
  expect(latest?.subject).toContain('出展いたします');
  const version = await desk.ask<DeskVersion>('GET', `${at('/version')}&commit=${first?.commit}`);
  expect(version.body.text).toContain('に出展します');
  const { revision } = await read();
  const back = await desk.ask('PUT', '/draft', {
    file: FILE,
    revision,
    content: { text: version.body.text },
  });
  expect(back.body.text).toBe(version.body.text);
  await discard();
});

test('what the checks refuse is kept as a draft and never published', async () => {
  const draft = await save({ category: '変な分類', productIds: [999_999] });
  expect(draft.problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ file: FILE, field: expect.stringContaining('category') }),
    ]),
  );
  const refused = await desk.ask<DeskProblem>('POST', '/draft/publish', {
    file: FILE,
    revision: draft.revision,
  });
  expect(refused).toMatchObject({ status: 422, body: { code: 'refused', problems: [{ file: FILE }] } });
  expect(repository.read(FILE)).not.toContain('変な分類');
  expect((await read()).text).toContain('変な分類');
  await discard();
});

test('what would be refused at a later moment is not published now', async () => {
  // News and cases name this product, which would not be there any more then.
  const product = 'products/optical-access/mga2016.yaml';
  const { body: record } = await desk.ask('GET', `/record?file=${product}`);
  const content = edited(record, { publishUntil: '2099-01-02 00:00' });
  const draft = await desk.ask('PUT', '/draft', { file: product, revision: record.revision, content });
  expect(draft.body.problems).toEqual([]);
  const order = { file: product, revision: draft.body.revision };
  const refused = await desk.ask<DeskProblem>('POST', '/draft/publish', order);
  expect(refused).toMatchObject({ status: 422, body: { code: 'refused' } });
  expect(refused.body.problems?.[0]?.reason).toContain('2099-01-02 00:00');
  await desk.ask('POST', '/draft/discard', order);
});

test('half a file is kept as it is typed, and named', async () => {
  const { revision } = await read();
  const content = { text: '---\nid: 204\ntitle: [\n---\n本文' };
  const { status, body } = await desk.ask('PUT', '/draft', { file: FILE, revision, content });
  expect(status).toBe(200);
  expect(body).toMatchObject({ text: `${content.text}\n`, problems: [{ file: FILE }] });
  expect(body.data).toBeUndefined();
  await discard();
});

test('of two editors the second sees both versions, and chooses', async () => {
  const start = await read();
  const saveFrom = (fields: object) =>
    desk.ask<DeskProblem>('PUT', '/draft', {
      file: FILE,
      revision: start.revision,
      content: edited(start, fields),
    });
  expect((await saveFrom({ summary: '先の人の要約です。', title: '先の人' })).status).toBe(200);
  const { status, body } = await saveFrom({ category: 'お知らせ', title: '後の人' });
  expect(status).toBe(409);
  expect(body.conflict).toMatchObject({
    with: 'draft',
    author: '水無 花子',
    merged: { data: { summary: '先の人の要約です。', category: 'お知らせ', title: '後の人' } },
    places: [{ path: ['data', 'title'], mine: '後の人', theirs: '先の人' }],
  });
  const content = body.conflict?.merged;
  const { status: saved } = await desk.ask('PUT', '/draft', {
    file: FILE,
    revision: body.conflict?.revision,
    content,
  });
  expect(saved).toBe(200);
  await discard();
});

test('what was published meanwhile is not written over', async () => {
  const draft = await save({ title: '下書きの見出し' });
  repository.write(FILE, repository.read(FILE).replace(/^title: .*$/m, 'title: 公開中の見出し'));
  repository.git('commit', '-qam', 'By hand');
  const refused = await desk.ask<DeskProblem>('POST', '/draft/publish', {
    file: FILE,
    revision: draft.revision,
  });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'conflict', conflict: { with: 'published', places: [{ path: ['data', 'title'] }] } },
  });
  const { conflict } = refused.body;
  const resolved = await desk.ask('PUT', '/draft', {
    file: FILE,
    revision: conflict?.revision,
    content: conflict?.merged,
    onto: 'published',
  });
  expect(resolved.status).toBe(200);
  const published = await desk.ask('POST', '/draft/publish', {
    file: FILE,
    revision: resolved.body.revision,
  });
  expect(published.status).toBe(200);
  expect(repository.read(FILE)).toContain('下書きの見出し');
});

test('a file changed by hand on the server is named, and stays', async () => {
  const draft = await save({ title: '下書きの見出し2' });
  const byHand = repository.read(FILE).replace('下書きの見出し', '直接の変更');
  repository.write(FILE, byHand);
  const refused = await desk.ask<DeskProblem>('POST', '/draft/publish', {
    file: FILE,
    revision: draft.revision,
  });
  expect(refused).toMatchObject({
    status: 503,
    body: { code: 'by-hand', message: expect.stringContaining(FILE) },
  });
  expect(repository.read(FILE)).toBe(byHand);
  repository.git('checkout', '--', '.');
  await discard();
});

test('a lock that a crashed git has left on the server is named, and the draft stays', async () => {
  const draft = await save({ title: '鍵の見出し' });
  const asked = { file: FILE, revision: draft.revision };
  for (const lock of ['.git/refs/heads/main.lock', '.git/index.lock']) {
    const place = path.join(path.dirname(repository.content), lock);
    writeFileSync(place, '');
    const refused = await desk.ask<DeskProblem>('POST', '/draft/publish', asked);
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'locked', message: expect.stringContaining(lock) },
    });
    rmSync(place);
    expect((await read()).text).toContain('鍵の見出し');
  }
  await discard();
});

test('a new record gets a free id and a file named by its fields', async () => {
  const { body: template } = await desk.ask<DeskTemplate>('GET', '/new?kind=news');
  const { id } = template.data as { id: number };
  const content = {
    data: {
      id,
      slug: 'spring-maintenance',
      title: '春の保守',
      category: 'お知らせ',
      publishedOn: '2026-03-01',
      summary: '保守のお知らせです。',
    },
    body: '<script>alert(1)</script>\n\n保守を行います。',
  };
  const unnamed = await desk.ask<DeskProblem>('POST', '/new', {
    kind: 'news',
    content: { data: { id }, body: '' },
  });
  expect(unnamed).toMatchObject({ status: 422, body: { code: 'refused' } });
  const { status, body } = await desk.ask('POST', '/new', { kind: 'news', content });
  expect(status).toBe(201);
  expect(body).toMatchObject({ file: 'news/2026-03-01-spring-maintenance.md', isNew: true });
  const again = await desk.ask<DeskProblem>('POST', '/new', { kind: 'news', content });
  expect(again.status).toBe(422);
  const next = await desk.ask<DeskTemplate>('GET', '/new?kind=news');
  expect(next.body.data).toEqual({ id: id + 1 });
  await desk.ask('POST', '/draft/discard', { file: body.file, revision: body.revision });
});

test('a photograph is kept with the draft of its record, and goes out with it', async () => {
  const noise = {
    create: {
      width: 1400,
      height: 900,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  } as const;
  const photo = await sharp(noise)
    .jpeg()
    .withExif({ IFD0: { Artist: 'somebody' } })
    .toBuffer();
  const target = `${at('/picture')}&name=%E5%B1%95%E7%A4%BA&alt=%E5%B1%95%E7%A4%BA%E4%BC%9A%E5%A0%B4`;
  const { status, body } = await desk.ask<DeskPicture>('POST', target, photo, {
    'Content-Type': 'image/jpeg',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    file: expect.stringMatching(/^photos\/photo-/),
    width: 1400,
    height: 900,
    alt: '展示会場',
  });
  expect(existsSync(path.join(repository.content, body.file))).toBe(false);
  const shown = await fetch(`${desk.origin}/admin/api${at('/picture')}&picture=${body.file}`);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  expect(bytes.includes('somebody')).toBe(false);
  await discard();
});

test.each([
  ['nothing that is a picture', Buffer.from('<svg onload="alert(1)"></svg>'), 422],
  ['half a photograph', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 422],
  ['40 MB', Buffer.alloc(40 * 1024 * 1024), 413],
])('%s is refused in Japanese', async (_what, bytes, status) => {
  const answer = await desk.ask<DeskProblem>('POST', `${at('/picture')}&alt=x`, bytes, {
    'Content-Type': 'image/jpeg',
  });
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/[ぁ-ん]/);
});

test.each([
  ['a paste of 1 MB', { text: 'あ'.repeat(1_000_000) }],
  ['no text', { text: 'a\0b' }],
  ['something else', { html: '<p>' }],
  ['a list where a record is meant', { data: [] }],
  ['a word where a record is meant', { data: '言葉' }],
])('%s is refused, and what was there stays', async (_what, content) => {
  const { revision, text } = await read();
  const { status, body } = await desk.ask<DeskProblem>('PUT', '/draft', { file: FILE, revision, content });
  expect([400, 413]).toContain(status);
  expect(body.message).toMatch(/[ぁ-ん]/);
  expect((await read()).text).toBe(text);
  const added = await desk.ask<DeskProblem>('POST', '/new', { kind: 'news', content });
  expect([400, 413, 422]).toContain(added.status);
});

test.each([
  '../../../etc/passwd',
  '../secret.yaml',
  'redirects.yaml/../site.yaml',
  '.git/config',
  'news/../../x.md',
  'news/%2e%2e/x.md',
  'news/a\0.md',
  ':(top)secret.yaml',
  '-n',
  'unheard/of.yaml',
])('nothing outside of the records can be read or written: %j', async (file) => {
  const name = encodeURIComponent(file);
  const revision = null;
  const calls: [method: string, target: string, body?: unknown][] = [
    ['GET', `/record?file=${name}`],
    ['GET', `/history?file=${name}`],
    ['GET', `/version?file=${name}&commit=${repository.git('rev-parse', 'HEAD')}`],
    ['GET', `/picture?file=${name}&picture=photos/a.jpg`],
    ['GET', `/picture?file=${FILE}&picture=${name}`],
    ['POST', `/picture?file=${name}&alt=x`, Buffer.from('x')],
    ['PUT', '/draft', { file, revision, content: { text: 'x' } }],
    ...['remove', 'discard', 'publish', 'preview'].map((call): [string, string, unknown] => [
      'POST',
      `/draft/${call}`,
      { file, revision },
    ]),
    ['POST', '/draft/state', { file, revision, state: 'review' }],
  ];
  for (const [method, target, body] of calls) {
    const { status } = await desk.ask(method, target, body);
    expect([method, target, status]).toEqual([method, target, 404]);
  }
});

test('what became of files outside of the content folder is nobody’s business here', async () => {
  writeFileSync(path.join(repository.content, '../secret.yaml'), 'password: x\n');
  repository.git('add', 'secret.yaml');
  repository.git('commit', '-qm', 'A secret');
  const { status, body } = await desk.ask('GET', `/history?file=${encodeURIComponent('../secret.yaml')}`);
  expect(status).toBe(404);
  expect(JSON.stringify(body)).not.toContain('A secret');
});

/** JSON of so many lists, or records, in each other. */
const deepLists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const deepRecords = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test.each([
  ['lists in each other', `{"data":{"a":${deepLists(5_000)}}}`, 400],
  ['records in each other', `{"data":${deepRecords(5_000)}}`, 400],
  ['a little too deep', `{"data":${deepRecords(70)}}`, 400],
  ['more values than a record can have', `{"data":{"a":[${Array(30_000).fill('1').join(',')}]}}`, 413],
])('JSON of %s is the sender’s fault, and told so', async (_what, content, status) => {
  const { revision } = await read();
  const before = desk.output().length;
  const send = (method: string, target: string, body: string) =>
    fetch(`${desk.origin}/admin/api${target}`, {
      method,
      body,
      headers: { 'Content-Type': 'application/json', 'X-Desk': '1' },
    });
  for (const [method, target, body] of [
    ['PUT', '/draft', `{"file":${JSON.stringify(FILE)},"revision":"${revision}","content":${content}}`],
    ['POST', '/new', `{"kind":"news","content":${content}}`],
    ['POST', '/draft/state', `{"file":${content}}`],
    ['POST', '/submissions/list', `{"filter":${content}}`],
  ] as const) {
    const answer = await send(method, target, body);
    // Of submissions less is taken in.
    expect([target, answer.status]).toEqual([
      target,
      body.length > 32 * 1024 && target.startsWith('/sub') ? 413 : status,
    ]);
    expect((await answer.json()).message).toMatch(/[ぁ-ん]/);
  }
  expect(desk.output().slice(before)).not.toContain('"level":50');
});

test('an editor is told of a request that cannot be read, and nobody of the code behind it', async () => {
  for (const [target, init, status] of [
    ['/admin/%ff', {}, 400],
    ['/admin/assets/%ff', {}, 400],
    ['/admin/api/%ff', {}, 404],
    [
      '/admin/api/draft',
      { method: 'PUT', body: '{', headers: { 'Content-Type': 'application/json', 'X-Desk': '1' } },
      400,
    ],
    [
      '/admin/api/draft',
      {
        method: 'PUT',
        body: '{}',
        headers: { 'Content-Type': 'application/json; charset=x-unheard-of', 'X-Desk': '1' },
      },
      415,
    ],
    [
      '/admin/api/draft',
      {
        method: 'PUT',
        body: '{}',
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'x', 'X-Desk': '1' },
      },
      415,
    ],
  ] as const) {
    const answer = await fetch(desk.origin + target, init);
    const text = await answer.text();
    expect([target, answer.status]).toEqual([target, status]);
    expect(text).toMatch(/[ぁ-ん]/);
    expect(text).not.toMatch(/Error|\.[jt]s|node_modules/);
  }
});

test.each([
  ['without the header that no form can send', { 'X-Desk': '' }],
  ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['from another origin', { Origin: 'https://elsewhere.example' }],
])('nothing changes %s', async (_what, headers) => {
  const { revision } = await read();
  const order = { file: FILE, revision, content: { text: 'x' } };
  expect((await desk.ask('PUT', '/draft', order, headers)).status).toBe(403);
});

test('the desk has a policy of its own and is in no index', async () => {
  const response = await fetch(`${desk.origin}/admin/api/session`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
  expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
});

test('what somebody has published past the desk and is wrong is told, until it is mended', async () => {
  const before = repository.read(FILE);
  const published = async () => (await desk.ask<DeskPublishedState>('GET', '/published')).body.problems;
  expect(await published()).toEqual([]);
  repository.write(FILE, before.replace(/^category: .*$/m, 'category: 存在しない分類'));
  repository.git('commit', '-qam', 'Break');
  expect(await published()).toEqual([expect.objectContaining({ file: FILE, field: 'category' })]);
  repository.write(FILE, before);
  repository.git('commit', '-qam', 'Mend');
  expect(await published()).toEqual([]);
});

test('what aliases would make a thousand times as much of is neither saved nor written out', async () => {
  const list = (at: number) => `a${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`).join(', ')}]`;
  const bomb = `---\na0: &a0 x\n${[0, 1, 2, 3, 4, 5, 6, 7, 8].map(list).join('\n')}\n---\n本文\n`;
  const { revision, text } = await read();
  const refused = await desk.ask<DeskProblem>('PUT', '/draft', {
    file: FILE,
    revision,
    content: { text: bomb },
  });
  expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('「*名前」') } });
  const circle = { text: '---\ntitle: &a [*a]\n---\n本文\n' };
  expect(
    await desk.ask<DeskProblem>('PUT', '/draft', { file: FILE, revision, content: circle }),
  ).toMatchObject({ status: 422, body: { message: expect.stringMatching(/「&a」が自分自身.*2行目/) } });
  expect((await read()).text).toBe(text);

  // Somebody has pushed past the desk.
  repository.write(FILE, bomb);
  repository.git('commit', '-qam', 'By hand');
  const opened = await read();
  expect(opened).toMatchObject({ text: bomb });
  expect(opened.data).toBeUndefined();
  const listed = await desk.ask<DeskListing>('GET', '/records?kind=news');
  expect(listed.body.records.map(({ file }) => file)).toContain(FILE);
  repository.git('revert', '--no-edit', 'HEAD');
});
