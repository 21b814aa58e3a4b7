import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyCharacter, hostileTargets } from '../../test/support/requests/hostile-targets.ts';
import { backPath } from './back-path.ts';
import { buildTable } from './table-check.ts';

const ORIGIN = 'https://www.minamo-networks.example';

test.each([
  ['/products', '/products'],
  ['/products/ma3511_p203.html', '/products/ma3511_p203.html'],
  ['/search?value=MA3511', '/search?value=MA3511'],
  ['/products/index.html', '/products'],
  ['/case-studies/ayune?x=1', '/case-studies/ayune?x=1'],
])('%s leads back to %s', (raw, path) => {
  expect(backPath(raw)).toBe(path);
});

test('an old address leads back to its page where the rows of the operators are known', () => {
  const rows = { redirects: [{ from: '/about', to: '/about-us', reason: '移設' }], gone: [] };
  expect([backPath('/about'), backPath('/about', undefined, rows)]).toEqual([undefined, '/about-us']);
});

test.each([
  null,
  '',
  'products',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/javascript:alert(1)',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/api/news/list',
  '/no-such-page',
])('%j leads nowhere', (raw) => {
  expect(backPath(raw)).toBeUndefined();
});

test('for any input, the result is a path of this site for a browser, too', () => {
  const { pathname, search } = hostileTargets(buildTable({}));
  const anything = fc.oneof(
    fc.tuple(pathname, search).map((both) => both.join('')),
    fc.string({ unit: anyCharacter, maxLength: 24 }),
    fc.webUrl(),
    fc
      .tuple(fc.constantFrom('/', '//', '/\\', '/\t/', '/./', '/%2e%2e//'), fc.webUrl())
      .map((both) => both.join('')),
  );
  fc.assert(
    fc.property(anything, (raw) => {
      const path = backPath(raw);
      if (path === undefined) return;
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 2_000 },
  );
});
