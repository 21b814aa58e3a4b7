import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { PAGES_WITH_SOLUTIONS } from '../../test/support/content/solution-names.ts';
import { RESOURCE_FOLDERS, RESOURCE_PATHS } from './resources.ts';
import { buildTable, PathTableError } from './table-check.ts';

const reason = '移転のため';

function problemsOf(rows: unknown): { row: string; reason: string }[] {
  try {
    buildTable(rows, PAGES_WITH_SOLUTIONS);
    return [];
  } catch (error) {
    if (error instanceof PathTableError) return error.problems;
    throw error;
  }
}

test('the rows of the code are valid', () => {
  expect(problemsOf(null)).toEqual([]);
});

test('every query rule belongs to a page or a dead path of the table', () => {
  const { byPath, queries } = buildTable(null);
  for (const query of queries) expect(byPath.get(query.from)).toHaveProperty('query', query);
});

/** Rows of the content folder. */
function operatorRows(): unknown {
  return parse(readFileSync(new URL('../../content/redirects.yaml', import.meta.url), 'utf8'));
}

test('the rows of the operators are valid', () => {
  expect(problemsOf(operatorRows())).toEqual([]);
});

test('ten old end-of-life and exhibition notices and more are dead, each with its reason', () => {
  const { gone } = buildTable(operatorRows(), PAGES_WITH_SOLUTIONS);
  const notices = gone.filter(({ path }) => path.startsWith('/news/') && path.endsWith('.html'));
  expect(notices.length).toBeGreaterThanOrEqual(10);
  expect(gone.filter((row) => row.reason === '')).toEqual([]);
});

test.each([
  ['an unknown page', '/no-such-page', 'このサイトの正規のページではありません'],
  ['a legacy path', '/solutions/detail0', 'このサイトの正規のページではありません'],
  ['an alias', '/otherForm', 'このサイトの正規のページではありません'],
  ['another site', 'https://evil.example/', 'このサイトの正規のページではありません'],
  ['another site without scheme', '//evil.example', 'このサイトの正規のページではありません'],
  ['a trailing slash', '/news/', 'このサイトの正規のページではありません'],
  ['a query', '/products/all-products?cateId=1', 'このサイトの正規のページではありません'],
  ['a parameter of the wrong form', '/products/ma3511.html', 'このサイトの正規のページではありません'],
  ['a dead path', '/news/exhibition-2019_88.html', '廃止ページです'],
  ['a dead path under another slug', '/news/exhibition_88.html', '廃止ページです'],
])('a target that is %s is refused', (_, to, text) => {
  const gone = [{ path: '/news/exhibition-2019_88.html', reason }];
  expect(problemsOf({ redirects: [{ from: '/old', to, reason }], gone })).toEqual([
    { row: '/old', reason: expect.stringContaining(text) },
  ]);
});

test.each([
  ['no path', 'old'],
  ['the home page', '/'],
  ['a path with a trailing slash', '/old/'],
  ['a path with a hash', '/old#top'],
  ['a path with a space', '/old page'],
  ['a path with a control character', '/old\u0000'],
  ['a path of another origin', '//evil.example'],
  ['a path with dot segments', '/old/../new'],
  ['a path with a backslash', '/old\\new'],
  ['a path with an encoded slash', '/old%2fnew'],
  ['a path with a broken encoding', '/old%zz'],
])('a source that is %s is refused', (_, from) => {
  expect(problemsOf({ redirects: [{ from, to: '/news', reason }] })).toHaveLength(1);
  expect(problemsOf({ gone: [{ path: from, reason }] })).toHaveLength(1);
});

test('a dead path with a query is refused', () => {
  expect(problemsOf({ gone: [{ path: '/old?id=1', reason }] })).toHaveLength(1);
});

test.each([
  '/sales',
  '/Sales',
  '/otherForm',
  '/search-12',
  '/products/all-products',
  '/solutions/office-wireless-lan.html',
])('the live page %s is neither redirected nor gone', (path) => {
  const text = '公開中のページです。転送や廃止の対象にできません';
  expect(problemsOf({ redirects: [{ from: path, to: '/news', reason }] })).toEqual([
    { row: path, reason: text },
  ]);
  expect(problemsOf({ gone: [{ path, reason }] })).toEqual([{ row: path, reason: text }]);
});

test.each([...RESOURCE_PATHS, ...RESOURCE_FOLDERS.map((folder) => `${folder}any-file`)])(
  '%s belongs to the server',
  (from) => {
    expect(problemsOf({ redirects: [{ from, to: '/news', reason }] })).toEqual([
      { row: from, reason: 'サーバーが使うパスです' },
    ]);
  },
);

test.each([
  ['the code', '/solutions/detail0', '/solutions/DETAIL0'],
  ['the operators', '/old', '/OLD'],
  ['the operators in another encoding', '/旧製品', '/%E6%97%A7%E8%A3%BD%E5%93%81'],
])('a source that already has a row of %s is refused', (_, first, second) => {
  const redirects = [
    { from: first, to: '/news', reason },
    { from: second, to: '/news', reason },
  ];
  expect(problemsOf({ redirects }).at(-1)).toEqual({
    row: second,
    reason: expect.stringContaining('同じパスの行がすでにあります'),
  });
});

test('a path cannot be both redirected and gone', () => {
  const rows = { redirects: [{ from: '/old', to: '/news', reason }], gone: [{ path: '/old', reason }] };
  expect(problemsOf(rows)).toEqual([{ row: '/old', reason: '同じパスの行がすでにあります(/old)' }]);
});

test('a chain is refused, also when it runs through another slug of the same record', () => {
  const redirects = [
    { from: '/old', to: '/news/b_2.html', reason },
    { from: '/news/other-slug_2.html', to: '/news/c_3.html', reason },
  ];
  expect(problemsOf({ redirects })).toEqual([
    { row: '/old', reason: '転送先がさらに転送されます(/news/b_2.html → /news/c_3.html)' },
  ]);
});

test('a loop is refused and named as one', () => {
  const redirects = [
    { from: '/news/a_1.html', to: '/news/b_2.html', reason },
    { from: '/news/b_2.html', to: '/news/a_1.html', reason },
  ];
  expect(problemsOf({ redirects }).map((problem) => problem.reason)).toEqual([
    expect.stringContaining('転送が輪になっています'),
    expect.stringContaining('転送が輪になっています'),
  ]);
});

test('a row from a record to itself is refused: wrong slugs need no rows', () => {
  const redirects = [{ from: '/news/old_5.html', to: '/news/new_5.html', reason }];
  expect(problemsOf({ redirects })).toEqual([
    { row: '/news/old_5.html', reason: expect.stringContaining('同じページ') },
  ]);
});

test('one error names every bad row', () => {
  const rows = {
    redirects: [
      { from: '/a', to: '/news' },
      { from: '/b', to: '/nowhere', reason },
      { from: '/c', to: '/news', reason, note: '' },
      '/d',
    ],
    gone: [
      { path: '/news', reason },
      { path: 5, reason },
    ],
    moved: [],
  };
  expect(() => buildTable(rows)).toThrow('redirects: 7 件の誤りがあります');
  expect(problemsOf(rows).map(({ row }) => row)).toEqual([
    'moved',
    'redirects の 1 件目',
    'redirects の 3 件目',
    'redirects の 4 件目',
    'gone の 2 件目',
    '/news',
    '/b',
  ]);
});

test.each([[[]], ['redirects'], [{ redirects: {} }], [{ gone: 'x' }]])('%j is no list of rows', (rows) => {
  expect(problemsOf(rows)).toHaveLength(1);
});

test('a file without rows is fine', () => {
  expect(problemsOf({ redirects: null, gone: [] })).toEqual([]);
  expect(problemsOf(undefined)).toEqual([]);
});
