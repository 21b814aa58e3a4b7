import { expect, test } from '@jest/globals';
import { hasSideButtons } from './has-side-buttons.ts';

test('the side buttons are on every page except forms, support and sales, at each of their addresses', () => {
  for (const path of [
    '/',
    '/products',
    '/products/list',
    '/contact',
    '/webinar',
    '/services',
    '/salesforce',
  ]) {
    expect([path, hasSideButtons(path)]).toEqual([path, true]);
  }
  for (const path of [
    ...['/service', '/service/faq', '/sales', '/otherForm', '/postSale'],
    ...['/get-price', '/catalogform', '/partners', '/webinar/20250403'],
  ]) {
    expect([path, hasSideButtons(path)]).toEqual([path, false]);
  }
});
