import { expect, test } from '@jest/globals';
import type {
  DeskChoices,
  DeskListing,
  DeskProblem,
  DeskRecord,
  DeskSession,
  DeskTemplate,
} from '../../../desk/shared/api.ts';
import type { DeskHistory, DeskVersion } from '../../../desk/shared/history.ts';
import type { DeskFound } from '../../../desk/shared/search.ts';
import { REFERENCES } from '../../../shared/reference.ts';
import { at, deskWithRecord, FILE } from '../../support/content/edited-record.ts';

const desk = deskWithRecord();

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
  const before = desk.repository.read(FILE);
  const draft = await desk.save({ title: '「地域通信設備展2024」に出展いたします' });
  expect(draft).toMatchObject({ draft: { state: 'writing', author: '水無 花子' }, problems: [] });
  expect(desk.repository.read(FILE)).toBe(before);
  const listed = await desk.ask<DeskListing>('GET', '/drafts');
  expect(listed.body.records).toMatchObject([
    { file: FILE, title: '「地域通信設備展2024」に出展いたします' },
  ]);

  const { status } = await desk.ask('POST', '/draft/publish', { file: FILE, revision: draft.revision });
  expect(status).toBe(200);
  expect(desk.repository.git('diff', '--stat', 'HEAD~1')).toMatch(
    /1 file changed, 1 insertion\(\+\), 1 deletion\(-\)/,
  );
  expect(desk.repository.git('log', '-1', '--format=%an <%ae>')).toBe('水無 花子 <hanako@minamo.example>');
  expect(desk.repository.git('status', '--porcelain')).toBe('');
  expect(desk.repository.read(FILE)).toContain('出展いたします');
});

test('an earlier version can be taken back', async () => {
  const { body: history } = await desk.ask<DeskHistory>('GET', at('/history'));
  const [latest, first] = history.versions;
  expect(latest?.subject).toContain('出展いたします');
  const version = await desk.ask<DeskVersion>('GET', `${at('/version')}&commit=${first?.commit}`);
  expect(version.body.text).toContain('に出展します');
  const { revision } = await desk.read();
  const back = await desk.ask('PUT', '/draft', {
    file: FILE,
    revision,
    content: { text: version.body.text },
  });
  expect(back.body.text).toBe(version.body.text);
  await desk.discard();
});

test('what the checks refuse is kept as a draft and never published', async () => {
  const draft = await desk.save({ category: '変な分類', productIds: [999_999] });
  expect(draft.problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ file: FILE, field: expect.stringContaining('category') }),
    ]),
  );
  const refused = await desk.ask<DeskProblem>('POST', '/draft/publish', {
    file: FILE,
    revision: draft.revision,
  });
  expect(refused).toMatchObject({
    status: 422,
    body: {
      code: 'refused',
      problems: [
        { file: FILE, field: 'productIds' },
        { file: FILE, field: 'category' },
      ],
    },
  });
  expect(desk.repository.read(FILE)).not.toContain('変な分類');
  expect((await desk.read()).text).toContain('変な分類');
  await desk.discard();
});

const search = (words: string) => desk.ask<DeskFound>('GET', `/search?q=${encodeURIComponent(words)}`);

test('one search finds a word in every record, drafts first, and says where it stands', async () => {
  const { body: published } = await search('地域通信設備展2024');
  expect(published.hits[0]).toMatchObject({ file: FILE, kind: 'お知らせ' });
  expect(published.hits).toContainEqual(
    expect.objectContaining({ place: expect.objectContaining({ words: '地域通信設備展2024' }) }),
  );

  await desk.save({ summary: '会場でﾌﾟﾗｯﾄﾎｰﾑの試験を実演します。MR2400-5Gも展示します。' });
  const { body: written } = await search('ぷらっとほーむの試験');
  expect(written.hits).toMatchObject([
    { file: FILE, draft: { state: 'writing' }, place: { at: ['summary'], words: 'ﾌﾟﾗｯﾄﾎｰﾑの試験' } },
  ]);
  for (const spelling of ['MR2400-5G', 'mr 2400 5g', 'ＭＲ２４００−５Ｇ']) {
    const { hits } = (await search(spelling)).body;
    expect(hits[0]).toMatchObject({ file: FILE, place: { words: 'MR2400-5G' } });
    expect(hits.map(({ file }) => file)).toContain('products/routers/mr2400-5g.yaml');
  }
  const { body: inWork } = await search(' ');
  expect(inWork.hits[0]).toMatchObject({ file: FILE });

  await desk.discard();
  expect((await search('ぷらっとほーむの試験')).body.hits).toEqual([]);
  const { body: models } = await search('ma 3511');
  const titles = models.hits.filter(({ place }) => !place).map(({ title }) => title.startsWith('MA3511'));
  expect(titles.indexOf(true)).toBe(0);
  expect(titles.lastIndexOf(true)).toBeLessThan(titles.indexOf(false));
  const { body: many } = await search('の');
  expect(many.isCut).toBe(true);
  expect(many.hits.length).toBeLessThan(50);
  expect((await search('長'.repeat(201))).status).toBe(400);
});

test.each(Object.keys(REFERENCES))('the values of %s are offered by their names', async (list) => {
  const { status, body } = await desk.ask<DeskChoices>('GET', `/choices?of=${list}`);
  expect(status).toBe(200);
  expect(body.choices.length > 0 || body.isOpen).toBe(true);
  expect(body.choices.filter(({ name }) => !name)).toEqual([]);
  const values = body.choices.map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
});

test('a product is offered with its model, its picture and the end of its sales', async () => {
  const { body } = await desk.ask<DeskChoices>('GET', '/choices?of=products');
  expect(body.isOpen).toBe(false);
  expect(body.choices).toContainEqual(
    expect.objectContaining({
      name: expect.stringContaining('MR2400-5G'),
      picture: '/media/products/mr2400-5g.webp',
      note: expect.any(String),
    }),
  );
  expect((await desk.ask('GET', '/choices?of=constructor')).status).toBe(400);
  const policy = (await fetch(`${desk.origin}/admin/`)).headers.get('content-security-policy');
  expect(policy).toMatch(/img-src 'self' blob: data: https?:\/\/[^;]+;/);
});

test('a page that moves or ends leaves a row for its address in the same publication', async () => {
  const data = {
    path: '/lonely',
    title: '案内',
    description: '案内です。'.repeat(14),
    updated: '2026-11-01',
  };
  const publish = (record: DeskRecord, movedTo?: string) =>
    desk.ask<DeskProblem>('POST', '/draft/publish', {
      file: record.file,
      revision: record.revision,
      movedTo,
    });
  const put = (record: DeskRecord, fields: object) =>
    desk.ask('PUT', '/draft', {
      file: record.file,
      revision: record.revision,
      content: { data: { ...data, ...fields } },
    });
  const { body: added } = await desk.ask('POST', '/new', { kind: 'pages', content: { data } });
  expect(added.movedFrom).toBeUndefined();
  expect((await publish(added, '')).status).toBe(400);
  expect((await publish(added)).status).toBe(200);

  const { body: renamed } = await put(added, { path: '/lonely-guide' });
  expect(renamed).toMatchObject({ path: '/lonely-guide', movedFrom: '/lonely' });
  expect((await publish(renamed, '/lonely-guide')).status).toBe(200);
  expect(desk.repository.read('redirects.yaml')).toContain('  - from: /lonely\n    to: /lonely-guide\n');
  expect(desk.repository.git('diff', '--name-only', 'HEAD~1')).toBe(
    'content/pages/lonely.yaml\ncontent/redirects.yaml',
  );

  const seen = { file: renamed.file, revision: renamed.revision };
  const { body: removed } = await desk.ask('POST', '/draft/remove', seen);
  expect(removed.movedFrom).toBe('/lonely-guide');
  const nowhere = await publish(removed, '/nowhere');
  // The row of the former path would follow.
  const problem = { file: 'redirects.yaml' };
  expect(nowhere).toMatchObject({ status: 422, body: { problems: [problem, problem] } });
  expect((await publish(removed, '')).status).toBe(200);
  const rows = desk.repository.read('redirects.yaml');
  expect(rows).toContain('  - path: /lonely\n');
  expect(rows).toMatch(/ {2}- path: \/lonely-guide\n {4}reason: .*「案内」の掲載を終了\n/);
  expect(rows).not.toContain('to: /lonely-guide');
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
    ['GET', `/version?file=${name}&commit=${desk.repository.git('rev-parse', 'HEAD')}`],
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

test.each([
  ['without the header that no form can send', { 'X-Desk': '' }],
  ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['from another origin', { Origin: 'https://elsewhere.example' }],
])('nothing changes %s', async (_what, headers) => {
  const { revision } = await desk.read();
  const order = { file: FILE, revision, content: { text: 'x' } };
  expect((await desk.ask('PUT', '/draft', order, headers)).status).toBe(403);
});

test('the desk has a policy of its own and is in no index', async () => {
  const response = await fetch(`${desk.origin}/admin/api/session`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
  expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
});
