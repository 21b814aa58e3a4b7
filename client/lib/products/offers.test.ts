import { expect, test } from '@jest/globals';
import { type RouteId, routeOf } from '../../../shared/paths/routes.ts';
import { isWorkplace, offersContactDialog, offersQuickInquiry } from './offers.ts';

const DIALOG = 'dialog';
const BOTH = 'quick inquiry and dialog';
const NOTHING = 'nothing';

function offersOf(route: RouteId, section = routeOf(route).section): string {
  const page = { route, section };
  if (offersQuickInquiry(page)) return offersContactDialog(page) ? BOTH : 'quick inquiry';
  return offersContactDialog(page) ? DIALOG : NOTHING;
}

test.each<[RouteId, string]>([
  ['home', DIALOG],
  ['about', DIALOG],
  ['careers', DIALOG],
  ['career', DIALOG],
  ['product', BOTH],
  ['category', BOTH],
  ['solutions', BOTH],
  ['case-studies', BOTH],
  ['company', BOTH],
  ['company-profile', BOTH],
  ['news', NOTHING],
  ['news-article', NOTHING],
  ['service', NOTHING],
  ['sales', NOTHING],
  ['contact', NOTHING],
])('%s offers %s', (route, offered) => {
  expect(offersOf(route)).toBe(offered);
});

test('a content page has the offers of its section, a not-found page has none', () => {
  expect(offersOf('text-page', 'solutions')).toBe(BOTH);
  expect(offersOf('text-page', 'support')).toBe(NOTHING);
  expect([offersQuickInquiry(undefined), offersContactDialog(undefined)]).toEqual([false, false]);
});

test.each<[RouteId, boolean]>([
  ['compare', true],
  ['product-list', true],
  ['tool-poe', true],
  ['tools', false],
  ['all-products', false],
  ['product', false],
])('%s is a page for work: %s', (route, expected) => {
  expect(isWorkplace({ route, section: routeOf(route).section })).toBe(expected);
});
