import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { resolve } from '../../test/support/services/small-resolver.ts';
import { type Address, address } from './address.ts';

const readAddress = address({ resolve, revision: () => 0 });

function read(url: string, headers: Record<string, string> = {}): Address {
  const res = { locals: {} } as Response;
  void readAddress({ url, headers, rawHeaders: [] } as unknown as Request, res, () => {});
  return res.locals.address;
}

test.each([
  '/wp-login.php',
  '/wp-login.php/',
  '/WP-LOGIN.PHP',
  '/.env',
  '/.git/config',
  '/cgi-bin/x',
  '/news/x.php',
  '/old/page.php.bak',
  '/old/page.php/x',
])('%s, a target of scanners, is refused', (url) => {
  expect(read(url)).toMatchObject({ refusal: 404, resolution: { kind: 'malformed' } });
});

test('opened in a window such an address is a not-found page, and stays refused for scanners', () => {
  const found = read('/wp-login.php', { 'sec-fetch-dest': 'document' });
  expect(found).toMatchObject({ resolution: { kind: 'not-found' } });
  expect(found.refusal).toBeUndefined();
  expect(read('/wp-login.php', { 'sec-fetch-dest': 'empty' }).refusal).toBe(404);
  expect(read('/%', { 'sec-fetch-dest': 'document' }).refusal).toBe(400);
});

test.each([
  ['/Old/Page.PHP', '/downloads'],
  ['/old/page.php', '/downloads'],
  ['/old/page.php/', '/downloads'],
  ['/old/page.php?a=1', '/downloads?a=1'],
  ['/goods/detail.php?productId=101', '/products/ms1110-8t2s_p101.html'],
])('%s, which the vendor had, leads to %s', (url, location) => {
  expect(read(url)).toMatchObject({ resolution: { kind: 'redirect', location } });
  expect(read(url).refusal).toBeUndefined();
});

test.each([
  ['/%', 400],
  ['//evil.example/old/page.php', 400],
  [`/${'a'.repeat(9_000)}`, 414],
])('%.20s is not an address: %i', (url, refusal) => {
  expect(read(url).refusal).toBe(refusal);
});
