import { expect, test } from '@jest/globals';
import { createMatcher, type Target } from './match-addresses.ts';
import { readOldAddresses } from './old-addresses.ts';

const pathsOf = (text: string) => readOldAddresses(text).addresses.map(({ path, search }) => path + search);

test('a table of Search Console, with its heading and other hosts', () => {
  const text =
    '\uFEFF上位のページ,クリック数\nhttps://www.old.example/a.php?id=1&x=%E8%A3%BD,3\nhttp://old.example/%E8%A3%BD%E5%93%81/,2\nhttps://other.example/b,1\n';
  expect(pathsOf(text)).toEqual(['/a.php?id=1&x=%E8%A3%BD', '/製品']);
  expect(readOldAddresses(text).skipped).toBe(2);
});

test('titles come from the column of that name, whatever the order', () => {
  const [old] = readOldAddresses('Title 1,Status,Address\n"カメラ, 大",200,/camera.html\n').addresses;
  expect(old).toEqual({ path: '/camera.html', search: '', title: 'カメラ, 大' });
});

test('a sitemap and a list of paths', () => {
  const sitemap =
    '<urlset><url><loc>https://old.example/a?x=1&amp;y=2</loc></url><url><loc> https://old.example/ </loc></url></urlset>';
  expect(pathsOf(sitemap)).toEqual(['/a?x=1&y=2', '/']);
  expect(pathsOf('/a\n/b/\n/B\n\n')).toEqual(['/a', '/b']);
});

test.each(['javascript:alert(1)', '/%zz', '/a%00b', '/a%2fb', 'http://', '//', ''])(
  'the line %j has no address of a former site',
  (line) => {
    expect(pathsOf(line).filter((path) => path !== '/')).toEqual([]);
  },
);

const TARGETS: Target[] = [
  { path: '/products/es-24_p1.html', names: ['ES-24', 'es-24', '産業用スイッチ'] },
  { path: '/products/es-48_p2.html', names: ['ES-48', 'es-48', '産業用スイッチ'] },
  { path: '/company/profile', names: ['会社概要', 'profile'] },
  { path: '/contact', names: ['お問い合わせ', 'contact'] },
];
const match = createMatcher(TARGETS);
const matched = (path: string, title = '', search = '') => match({ path, title, search });

test.each([
  ['/item/es24.php', '', '', '/products/es-24_p1.html'],
  ['/ES-48/index.html', '', '', '/products/es-48_p2.html'],
  ['/detail.cgi', '', '?model=ES-24', '/products/es-24_p1.html'],
  ['/p/77.html', 'ES-48|製品情報|旧社', '', '/products/es-48_p2.html'],
  ['/gaiyou.html', '会社概要 | 旧社', '', '/company/profile'],
  ['/gaiyou.html', '会社概要', '', '/company/profile'],
])('%s %s%s means one page', (path, title, search, target) => {
  expect(matched(path, title, search)).toMatchObject({ isSure: true, targets: [target] });
});

test.each([
  ['two models of one name', '/x.html', '産業用スイッチ'],
  ['a slug and a title that differ', '/es24.html', '会社概要'],
  ['a similar word', '/contact-thanks.html', ''],
])('%s is left to the editor, with candidates', (_, path, title) => {
  const { isSure, targets } = matched(path, title);
  expect(isSure).toBe(false);
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.length).toBeLessThanOrEqual(3);
});

test('an address that resembles no page has no candidates', () => {
  expect(matched('/xyzzy.html', '関係のない題')).toEqual({ isSure: false, targets: [] });
});
