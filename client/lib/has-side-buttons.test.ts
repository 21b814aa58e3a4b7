import { expect, test } from '@jest/globals';
import { hasSideButtons } from './has-side-buttons.ts';

test('the side buttons stand on every page but forms and those of support and sales, whatever address shows them', () => {
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
