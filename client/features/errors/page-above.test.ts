import { expect, test } from '@jest/globals';
import { pageAbove } from './page-above.ts';

test('the page above is the nearest address that has a page', () => {
  expect(pageAbove('/products/x_p999.html')).toBe('/products');
  expect(pageAbove('/products/switches/nothing_99', ['/products/switches'])).toBe('/products/switches');
  expect(pageAbove('/products/none/nothing_99', ['/products/switches'])).toBe('/products');
  expect(pageAbove('/campaign/2019/summer')).toBe('/');
  expect(pageAbove('/nothing')).toBe('/');
});
