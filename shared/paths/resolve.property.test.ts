import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createResolver, type Resolve, type SlugIndex } from './resolve.ts';
import { ROUTES, type Route } from './routes.ts';
import { buildTable } from './table.ts';

const ORIGIN = 'https://a.example';
const reason = '移転のため';

const table = buildTable({
  redirects: [
    { from: '/old-products', to: '/products/all-products', reason },
    { from: '/old-news', to: '/news/old-slug_2.html', reason },
    { from: '/news/slug-3_3.html', to: '/products/x_p4.html', reason },
    { from: '/旧製品', to: '/products', reason },
  ],
  gone: [{ path: '/news/slug-5_5.html', reason }],
});

/** Ids up to 9 exist, in addresses of every kind. */
const LOADED: SlugIndex = {
  pathOf(kind, id) {
    if (id > 9) return null;
    switch (kind) {
      case 'product':
        return `/products/slug-${id}_p${id}.html`;
      case 'news':
        return `/news/slug-${id}_${id}.html`;
      case 'career':
        return `/careers/Slug.${id}_r${id}.html`;
      case 'sub-category':
        return id < 7 ? `/products/${['switches', 'wireless', 'routers'][id % 3]}/sub_${id}` : null;
      case 'category':
        return ['/products/switches', '/products/wireless', '/products/routers'][id - 1] ?? null;
      case 'solution':
        return id === 1 ? '/solutions/office-wireless-lan.html' : `/solutions/_${id}.html`;
    }
  },
};

const routes: readonly Route[] = ROUTES;
const KNOWN = [
  ...routes.filter((route) => !route.param).flatMap((route) => [route.pattern, ...(route.aliases ?? [])]),
  ...table.redirects.map(({ from }) => from),
  ...table.gone.map(({ path }) => path),
  ...table.queries.map(({ from }) => from),
];
const PARENTS = routes.filter((route) => route.param).map((route) => route.pattern.replace('/:param', ''));

const hostileBit = fc.constantFrom(
  ...[
    '/',
    '//',
    '///',
    '\\',
    '/\\',
    '%2f',
    '%2F%2F',
    '%5c',
    '%5C/',
    '.',
    '..',
    '/./',
    '/../',
    '%2e',
    '%2e%2e/',
    '/.%2e/',
  ],
  ...[
    'evil.example',
    '//evil.example',
    '@evil.example',
    'https://evil.example',
    'http:',
    'javascript:alert(1)',
    ':80',
    ';',
  ],
  ...[
    '\r\n',
    '%0d%0a',
    '%0D%0ALocation:%20//evil.example',
    '\t',
    '%09',
    '\u0000',
    '%00',
    ' ',
    '%20',
    '\u007f',
    '\u0085',
  ],
  ...[
    '%',
    '%zz',
    '%ff',
    '%c0%af',
    '%e3%81',
    '%252f',
    '%25',
    '?',
    '#',
    '&',
    '=',
    '"',
    '<script>',
    '^',
    '`',
    '{',
    '|',
  ],
  ...['／', '＼', '。', '旧製品', '\u2028', '\ufeff', '\ud800', 'K', 'İ', 'é', '😀', '%E2%81%A0'],
);
const id = fc.oneof(
  fc.integer({ min: 0, max: 12 }).map(String),
  fc.constantFrom('', '01', '-1', '1e3', '9999999999', '１'),
);
const slug = fc.oneof(fc.constantFrom('slug-2', 'x', 'X', 'sub', '', 'Slug.3', 'a_b', '..'), hostileBit);
const param = fc.oneof(
  fc.tuple(slug, id).map(([name, number]) => `${name}_p${number}.html`),
  fc.tuple(slug, id).map(([name, number]) => `${name}_r${number}.html`),
  fc.tuple(slug, id).map(([name, number]) => `${name}_${number}.html`),
  fc.tuple(slug, id).map(([name, number]) => `${name}_${number}`),
  fc.constantFrom('20250403', '20250230', 'office-wireless-lan.html', 'some-name', 'ayune', 'info'),
);
const base = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(...PARENTS), param).map(([parent, last]) => `${parent}/${last}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('', '/', '/unknown', '/Unknown/Page', '/api/x', '/robots.txt') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }).map((text) => `/${text}`) },
);

const disguise = fc.constantFrom<((path: string, at: number) => string)[]>(
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.toLowerCase(),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => path.slice(1),
  (path, at) => {
    const char = path.charCodeAt(at % (path.length || 1));
    const encoded = Number.isNaN(char) || char > 0x7f ? '' : `%${char.toString(16).padStart(2, '0')}`;
    return path.slice(0, at % (path.length || 1)) + encoded + path.slice((at % (path.length || 1)) + 1);
  },
);

const pathname = fc
  .tuple(
    base,
    fc.array(fc.tuple(disguise, fc.nat(60)), { maxLength: 3 }),
    fc.oneof(fc.constant(undefined), fc.tuple(hostileBit, fc.nat(60))),
    fc.constantFrom('', '', '', '/', '//', '%2f', '\\'),
  )
  .map(([start, changes, bit, end]) => {
    const changed = changes.reduce((path, [change, at]) => change(path, at), start);
    const at = bit ? bit[1] % (changed.length + 1) : 0;
    return changed.slice(0, at) + (bit?.[0] ?? '') + changed.slice(at) + end;
  });

const pair = fc.oneof(
  fc
    .tuple(fc.constantFrom('productId', 'id', 'cateId', 'subId', 'product%49d', 'ID'), id)
    .map((both) => both.join('=')),
  fc
    .tuple(fc.constantFrom('productId', 'cateId', 'backUrl', 'x', ''), hostileBit)
    .map((both) => both.join('=')),
  fc.constantFrom('', 'a', 'a=1', 'utm_source=mail', '?', '='),
);
const search = fc.oneof(
  fc.constant(''),
  fc.array(pair, { maxLength: 4 }).map((pairs) => `?${pairs.join('&')}`),
  fc.string({ unit: 'binary', maxLength: 8 }).map((text) => `?${text}`),
);

function splitTarget(location: string): [string, string] {
  const mark = location.indexOf('?');
  return mark < 0 ? [location, ''] : [location.slice(0, mark), location.slice(mark)];
}

function expectSafe(resolve: Resolve, path: string, query: string): string | undefined {
  const answer = resolve(path, query);
  if (answer.kind === 'page' && !/^\/(?![/\\])[\x21-\x7e]*$/.test(answer.canonicalPath))
    return 'canonical path';
  if (answer.kind !== 'redirect') return undefined;
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(answer.location)) return `unsafe location ${answer.location}`;
  const url = new URL(answer.location, ORIGIN);
  if (url.origin !== ORIGIN) return `leaves the site: ${answer.location}`;
  if (resolve(...splitTarget(answer.location)).kind === 'redirect')
    return `second hop after ${answer.location}`;
  // A browser also normalises what it follows.
  if (resolve(url.pathname, url.search).kind === 'redirect')
    return `second hop in browsers after ${answer.location}`;
  return undefined;
}

test('20,000 hostile addresses: never a throw, never another origin, never a second hop', () => {
  const resolve = createResolver(table, LOADED);
  const kinds = new Map<string, number>();
  fc.assert(
    fc.property(pathname, search, (path, query) => {
      const { kind } = resolve(path, query);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      expect(kind).not.toBe('unavailable');
      expect(expectSafe(resolve, path, query)).toBeUndefined();
    }),
    { numRuns: 24_000 },
  );
  // The generator is worth something only while it reaches every kind of answer often.
  for (const kind of ['page', 'redirect', 'not-found', 'malformed'])
    expect(kinds.get(kind)).toBeGreaterThan(300);
});

test('the same holds while the index is not loaded, and for an index that lies', () => {
  const lies = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/old-news',
    '/otherForm',
    '/news/x_1.html',
    '',
  ];
  const unloaded = createResolver(table, { pathOf: () => undefined });
  fc.assert(
    fc.property(pathname, search, fc.constantFrom(...lies), (path, query, lie) => {
      expect(expectSafe(unloaded, path, query)).toBeUndefined();
      const answer = createResolver(table, { pathOf: () => lie })(path, query);
      if (answer.kind !== 'redirect') return;
      expect(answer.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(new URL(answer.location, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 6_000 },
  );
});
