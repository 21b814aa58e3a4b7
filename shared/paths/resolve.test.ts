import { expect, test } from '@jest/globals';
import { NAMED_SOLUTIONS } from '../../test/support/content/solution-names.ts';
import { locationOf, resolve, table } from '../../test/support/services/small-resolver.ts';
import { ROUTES, type Route } from './routes.ts';

const pages = (ROUTES as readonly Route[]).filter((route) => !route.param);

test.each(pages.map((route) => [route.pattern, route.id]))('%s is the page %s', (path, routeId) => {
  expect(resolve(path, '?x=1')).toEqual({ kind: 'page', routeId, canonicalPath: path });
});

test.each(pages.flatMap((route) => (route.aliases ?? []).map((alias) => [alias, route] as const)))(
  'the alias %s answers as its page',
  (alias, route) => {
    expect(resolve(alias, '')).toEqual({ kind: 'page', routeId: route.id, canonicalPath: route.pattern });
  },
);

test.each([
  ['/products/ms1110-8t2s_p101.html', { routeId: 'product', param: 'ms1110-8t2s_p101.html', id: 101 }],
  [
    '/news/new-access-point_205.html',
    { routeId: 'news-article', param: 'new-access-point_205.html', id: 205 },
  ],
  ['/careers/network-engineer_r3.html', { routeId: 'career', param: 'network-engineer_r3.html', id: 3 }],
  ['/products/switches/access-l2_12', { routeId: 'sub-category', param: 'access-l2_12', id: 12 }],
  ['/solutions/_5.html', { routeId: 'solution', param: '_5.html', id: 5 }],
  ['/solutions/office-wireless-lan.html', { routeId: 'solution', param: 'office-wireless-lan.html' }],
  ['/blog/wifi7-basics', { routeId: 'blog-article', param: 'wifi7-basics' }],
  ['/webinar/20250403', { routeId: 'webinar', param: '20250403' }],
])('%s is a detail page', (path, expected) => {
  expect(resolve(path, '')).toEqual({ kind: 'page', canonicalPath: path, ...expected });
});

/** Variants of a path as people, mailers and crawlers write it. */
function spellings(path: string): string[] {
  const swapped = path.replace(/[a-zA-Z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return [
    path,
    `${path}/`,
    `${path}//`,
    path.toUpperCase(),
    path.toLowerCase(),
    `${path.toUpperCase()}/`,
    `${swapped}/`,
  ];
}

const written = [...table.redirects].filter(({ from }) => /^[\x21-\x7e]+$/.test(from));
test.each(written.map((row) => [row.from, row.to]))(
  '%s leads to its page in one hop, however it is spelt',
  (from) => {
    for (const path of spellings(from)) {
      for (const search of ['', '?a=1&b=%20c', '?', '?a=1?b&&=']) {
        const resolution = resolve(path, search);
        if (from === '/lost-news') {
          expect(resolution.kind).toBe(path.endsWith('/') ? 'redirect' : 'not-found');
          continue;
        }
        if (resolution.kind !== 'redirect') throw new Error(`${path}: ${resolution.kind}`);
        expect(resolution.location.endsWith(search)).toBe(true);
        const target = resolution.location.slice(0, resolution.location.length - search.length);
        expect(resolve(target, search).kind).toBe('page');
      }
    }
  },
);

test('the four solutions by number lead to the four fixed pages', () => {
  const found = [0, 1, 2, 3].map((number) => locationOf(`/solutions/detail${number}`));
  expect(found).toEqual(NAMED_SOLUTIONS);
});

test.each(table.gone.map(({ path }) => [path]))(
  '%s is dead in any letter case; a trailing slash goes first',
  (path) => {
    expect(resolve(path, '')).toMatchObject({ kind: 'not-found', dead: true });
    expect(resolve(path.toUpperCase(), '?x=1')).toMatchObject({ kind: 'not-found', dead: true });
    expect(resolve(`${path}/`, '?x=1')).toMatchObject({ kind: 'redirect', location: `${path}?x=1` });
  },
);

test.each([
  ['/products/info', '?productId=101', '/products/ms1110-8t2s_p101.html'],
  ['/products/info', '?a=%20&productId=101&b&productId=7', '/products/ms1110-8t2s_p101.html?a=%20&b'],
  ['/Products/Info/', '?productId=x&productId=101', '/products/ms1110-8t2s_p101.html'],
  ['/news/newsDetail', '?id=205&from=top', '/news/new-access-point_205.html?from=top'],
  ['/news/newsdetail/', '?id=205', '/news/new-access-point_205.html'],
  ['/news/newsDetail', '?id=206&x=1', '/solutions/_5.html?x=1'],
  ['/products/all-products', '?cateId=1&subId=12', '/products/switches/access-l2_12'],
  ['/products/all-products', '?cateId=1&subId=41', '/products/switches'],
  ['/products/all-products/', '?cateId=1&page=2', '/products/switches?page=2'],
  ['/old-products', '?cateId=1&page=2', '/products/switches?page=2'],
  ['/old-products/', '?cateId=4', '/products/all-products?cateId=4'],
])('%s%s leads to %s', (path, search, location) => {
  expect(locationOf(path, search)).toBe(location);
});

test.each([
  ['/products/info', ''],
  ['/products/info', '?productId=999'],
  ['/products/info', '?productId=%zz'],
  ['/news/newsDetail', '?id=0205'],
  ['/news/newsDetail', '?id=207'],
])('%s%s names no page', (path, search) => {
  expect(resolve(path, search)).toMatchObject({ kind: 'not-found', dead: true });
});

test.each([
  ['/about-us.', '/about-us'],
  ['/about-us。', '/about-us'],
  ['/about-us%E3%80%82', '/about-us'],
  ['/About-Us.%20', '/about-us'],
  ['/about-us%20/', '/about-us'],
  ['/about-us%E2%80%8B', '/about-us'],
  ['/about-us%EF%BB%BF.', '/about-us'],
  ['/about-us)./', '/about-us'],
  ['/products/ms1110-8t2s_p101.html.', '/products/ms1110-8t2s_p101.html'],
  ['/products/wrong_p101.html,', '/products/ms1110-8t2s_p101.html'],
  ['/products//ms1110-8t2s_p101.html', '/products/ms1110-8t2s_p101.html'],
  ['/products///switches//access-l2_12//', '/products/switches/access-l2_12'],
  ['/about.', '/about-us'],
  ['/index.html', '/'],
  ['/products/index.html', '/products'],
  ['/Products//INDEX.html.', '/products'],
  ['/home', '/'],
  ['/Robots.txt', '/robots.txt'],
  ['/robots.txt/', '/robots.txt'],
  ['/News/Feed.XML', '/news/feed.xml'],
  ['/API/goods/list', '/api/goods/list'],
  ['/Images/Logo%20A.svg', '/images/Logo%20A.svg'],
])('%s is corrected to %s', (path, location) => {
  expect(locationOf(path, '?q=1')).toBe(`${location}?q=1`);
});

test('a mistyped path of a dead page is dead, and its query still counts', () => {
  expect(resolve('/products/info.', '')).toMatchObject({ kind: 'not-found', dead: true });
  expect(locationOf('/products//info', '?productId=101')).toBe('/products/ms1110-8t2s_p101.html');
});

test.each([
  '/\\about-us',
  '/about-us/.',
  '/about-us/..',
  '/about-us/%2e%2e',
  '/about-us/.. ',
  '/products/..//about-us',
  '/products%2f/switches',
  '/about-us%0a',
  '/no-such-page.',
  '/products//no-such-page',
  '/api/goods/list',
  '/api',
  '/media//logo.svg',
])('%s is not corrected', (path) => {
  expect(resolve(path, '')).toMatchObject({ kind: 'not-found', dead: false });
});

test('a category without a page of its own stays in the list of all products', () => {
  expect(resolve('/products/all-products', '?cateId=4&subId=41')).toMatchObject({
    kind: 'page',
    routeId: 'all-products',
  });
});

test.each([
  ['/products/wrong_p101.html', '/products/ms1110-8t2s_p101.html'],
  ['/products/wrong_p101.html/', '/products/ms1110-8t2s_p101.html'],
  ['/Products/%77rong_P101.HTML//', '/products/ms1110-8t2s_p101.html'],
  ['/products/ms-900_p900.html', '/products/MS-900_p900.html'],
  ['/products/wireless/access-l2_12', '/products/switches/access-l2_12'],
  ['/products/routers/x_12/', '/products/switches/access-l2_12'],
  ['/solutions/_1.html', '/solutions/office-wireless-lan.html'],
  ['/news/wrong_206.html', '/solutions/_5.html'],
  ['/old-news', '/news/new-access-point_205.html'],
  ['/%E6%97%A7%E8%A3%BD%E5%93%81/', '/products'],
  ['/旧製品', '/products'],
  ['/old/page.php', '/downloads'],
  ['/blog/old-post', '/blog/new-post'],
])('%s leads to %s', (path, location) => {
  expect(locationOf(path, '?q=1')).toBe(`${location}?q=1`);
});

test.each([
  '/news/any_207.html',
  '/lost-news',
  '/products/x_p102.html',
  '/news/x_p101.html',
  '/products/optical-access',
])('%s is not found', (path) => {
  expect(resolve(path, '').kind).toBe('not-found');
});

test.each([
  ['/products', '?productId=101', '/products/ms1110-8t2s_p101.html'],
  ['/products/', '?PRODUCTID=101&a=1', '/products/ms1110-8t2s_p101.html?a=1'],
  ['/products/switches', '?productId=101', '/products/ms1110-8t2s_p101.html'],
  ['/old-products', '?productId=101', '/products/ms1110-8t2s_p101.html'],
  ['/Goods/Detail.asp/', '?x&ProductID=101', '/products/ms1110-8t2s_p101.html?x'],
  ['/service/info', '?product%49d=101', '/products/ms1110-8t2s_p101.html'],
])('%s%s leads to the product that its query names', (path, search, location) => {
  expect(locationOf(path, search)).toBe(location);
});

test.each([
  ['/sales', '?productId=101', 'page'],
  ['/old-news', '?productId=101', 'redirect'],
  ['/products', '?productId=102', 'page'],
  ['/nothing', '?productId=102', 'not-found'],
  ['/api/case/list', '?productId=101', 'not-found'],
  ['/media/x.webp', '?productId=101', 'not-found'],
  ['/\\evil.example', '?productId=101', 'not-found'],
])('the query does not change %s%s: %s', (path, search, kind) => {
  const resolution = resolve(path, search);
  expect(resolution.kind).toBe(kind);
  if (resolution.kind === 'redirect') expect(resolution.location).toContain(search);
});

test.each(['/api/goods/list/', '/api/', '/assets/old.js/'])('%s is left to the server', (path) => {
  expect(resolve(path, '').kind).toBe('not-found');
});
