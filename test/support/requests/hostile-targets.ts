import fc from 'fast-check';
import { ROUTES, type Route } from '../../../shared/paths/routes.ts';
import type { PathTable } from '../../../shared/paths/table.ts';

const routes: readonly Route[] = ROUTES;

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

/**
 * Characters of fast-check's unit `binary`, in the same order. That unit enumerates all characters at start,
 * which takes longer than many test files.
 */
export const anyCharacter = fc.nat(0x10ffff - SURROGATES).map(
  (place) => String.fromCodePoint(place < FIRST_SURROGATE ? place : place + SURROGATES),
  (value) => {
    if (typeof value !== 'string' || [...value].length !== 1) throw new Error('no single character');
    const code = value.codePointAt(0) ?? 0;
    return code < FIRST_SURROGATE ? code : code - SURROGATES;
  },
);

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

const pair = fc.oneof(
  fc
    .tuple(fc.constantFrom('productId', 'id', 'cateId', 'subId', 'product%49d', 'ID'), id)
    .map((both) => both.join('=')),
  fc
    .tuple(fc.constantFrom('productId', 'cateId', 'backUrl', 'x', ''), hostileBit)
    .map((both) => both.join('=')),
  fc.constantFrom('', 'a', 'a=1', 'utm_source=mail', '?', '='),
);
export const hostileSearch = fc.oneof(
  fc.constant(''),
  fc.array(pair, { maxLength: 4 }).map((pairs) => `?${pairs.join('&')}`),
  fc.string({ unit: anyCharacter, maxLength: 8 }).map((text) => `?${text}`),
);

/** Applies up to three disguises and one hostile fragment to a base. */
export function disguised(base: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
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
}

interface HostileTargets {
  pathname: fc.Arbitrary<string>;
  /** Empty, or a query string including its question mark. */
  search: fc.Arbitrary<string>;
}

/** Addresses derived from the table: broken, disguised, and crafted to lead a visitor elsewhere. */
export function hostileTargets(table: PathTable): HostileTargets {
  const KNOWN = [
    ...routes.filter((route) => !route.param).flatMap((route) => [route.pattern, ...(route.aliases ?? [])]),
    ...table.redirects.map(({ from }) => from),
    ...table.gone.map(({ path }) => path),
    ...table.queries.map(({ from }) => from),
  ];
  const PARENTS = routes.filter((route) => route.param).map((route) => route.pattern.replace('/:param', ''));

  const base = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom(...PARENTS), param).map(([parent, last]) => `${parent}/${last}`),
    },
    { weight: 1, arbitrary: fc.constantFrom('', '/', '/unknown', '/Unknown/Page', '/api/x', '/robots.txt') },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 12 }).map((text) => `/${text}`) },
  );

  return { pathname: disguised(base), search: hostileSearch };
}
