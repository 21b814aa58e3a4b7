import { expect, test } from '@jest/globals';
import {
  careerPath,
  casePath,
  categoryPath,
  newsPath,
  type ParamForm,
  parseId,
  parseParam,
  productPath,
  solutionPath,
  subCategoryPath,
} from './params.ts';

test.each<[ParamForm, string, object]>([
  ['product', 'ms1110-8t2s_p101.html', { slug: 'ms1110-8t2s', id: 101 }],
  ['product', 'MS_1110_p1.html', { slug: 'MS_1110', id: 1 }],
  ['career', 'network-engineer_r8.html', { slug: 'network-engineer', id: 8 }],
  ['news', '2026-11-20_240.html', { slug: '2026-11-20', id: 240 }],
  ['sub-category', 'access-l2_12', { slug: 'access-l2', id: 12 }],
  ['sub-category', 'a_999999999', { slug: 'a', id: 999_999_999 }],
  ['solution', '_12.html', { id: 12 }],
  ['webinar', '20250403', { slug: '20250403' }],
  ['webinar', '20240229', { slug: '20240229' }],
  ['url-name', 'wifi7-basics', { slug: 'wifi7-basics' }],
])('a %s parameter reads %s', (form, raw, expected) => {
  expect(parseParam(form, raw)).toEqual(expected);
});

test.each<[ParamForm, string]>([
  ['product', ''],
  ['product', '_p101.html'],
  ['product', 'a_p0.html'],
  ['product', 'a_p01.html'],
  ['product', 'a_p1000000000.html'],
  ['product', 'a_p1.html '],
  ['product', 'a_p1.html\n'],
  ['product', 'a_p１.html'],
  ['product', 'a_r1.html'],
  ['product', 'a/b_p1.html'],
  ['product', 'a%2fb_p1.html'],
  ['product', '製品_p1.html'],
  ['career', 'a_p1.html'],
  ['news', 'a_p1.html'],
  ['news', '_1.html'],
  ['sub-category', 'access-l2'],
  ['sub-category', '_12'],
  ['sub-category', 'a_12.html'],
  ['solution', 'a_1.html'],
  ['solution', '_0.html'],
  ['solution', 'office-wireless-lan'],
  ['solution', 'office-wireless-lan.html'],
  ['webinar', '20250229'],
  ['webinar', '20251301'],
  ['webinar', '2025040'],
  ['webinar', '202504030'],
  ['url-name', ''],
  ['url-name', 'Wifi7'],
  ['url-name', 'a_b'],
  ['url-name', 'a.html'],
])('a %s parameter refuses %j', (form, raw) => {
  expect(parseParam(form, raw)).toBeNull();
});

test.each(['', '0', '01', '-1', '1.0', '1e3', ' 1', '1234567890', '１'])('%j is no id', (raw) => {
  expect(parseId(raw)).toBeUndefined();
});

test('built paths read back as what they were built from', () => {
  const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  expect(parseParam('product', last(productPath({ slug: 'ma3511', id: 203 })))).toEqual({
    slug: 'ma3511',
    id: 203,
  });
  expect(parseParam('news', last(newsPath({ slug: 'new-ap', id: 201 })))).toEqual({
    slug: 'new-ap',
    id: 201,
  });
  expect(parseParam('career', last(careerPath({ slug: 'sales', id: 2 })))).toEqual({ slug: 'sales', id: 2 });
  expect(subCategoryPath('switches', { slug: 'smart', id: 11 })).toBe('/products/switches/smart_11');
});

test('the first three categories have pages of their own, the others have none', () => {
  expect(categoryPath('wireless')).toBe('/products/wireless');
  expect(categoryPath('クラウド')).toBeNull();
  expect(subCategoryPath('', { slug: 'controller', id: 52 })).toBeNull();
});

test('the first solutions have the names of the content folder in their paths, the others their ids', () => {
  const names = ['studio', 'school'];
  const path = (index?: number) => solutionPath(names, { id: 71 }, index);
  expect([0, 1, 2, undefined].map(path)).toEqual([
    '/solutions/studio.html',
    '/solutions/school.html',
    '/solutions/_71.html',
    '/solutions/_71.html',
  ]);
});

test('an invalid slug still yields a path of this site', () => {
  expect(productPath({ slug: '//evil.example', id: 5 })).toBe('/products/evil.example_p5.html');
  expect(newsPath({ slug: 'a b\r\nc', id: 5 })).toBe('/news/a-b-c_5.html');
});

test('a slug without one usable character is replaced by the kind', () => {
  expect(productPath({ slug: '製品', id: 5 })).toBe('/products/product_p5.html');
  expect(casePath({ slug: '../x' })).toBe('/case-studies/..%2Fx');
});
