import { expect, test } from '@jest/globals';
import type { ProductCategory } from '../../../../records/category/wire.ts';
import { finderPath, readFinderQuery, toApiQuery, without } from './finder-query.ts';

const CATEGORIES: ProductCategory[] = [
  { id: 1, name: 'スイッチ', urlName: 'switches', child: [] },
  { id: 4, name: '光アクセス', urlName: 'optical-access', child: [{ id: 41, name: 'OLT', urlName: 'olt' }] },
];

function read(search: string) {
  return readFinderQuery(new URLSearchParams(search), CATEGORIES);
}

test('a choice survives the way into the address and back', () => {
  const choice = { category: ['switches'], poe: ['at', 'bt'], speed: ['2g5'] };
  const path = finderPath({ choice, page: 2 });
  expect(path).toBe('/products/all-products?category=switches&poe=at&poe=bt&speed=2g5&page=2');
  expect(read(path.slice(path.indexOf('?')))).toMatchObject({ choice, page: 2 });
});

test('order and shape of the list survive the way into the address and back; others are left out', () => {
  const path = finderPath({ choice: { poe: ['at'] }, sort: 'new', isTable: true });
  expect(read(path.slice(path.indexOf('?')))).toEqual({
    choice: { poe: ['at'] },
    sort: 'new',
    isTable: true,
    page: 1,
  });
  expect(read('?sort=price&view=wall')).toEqual({ choice: {}, sort: undefined, isTable: false, page: 1 });
});

test('old addresses by category and sub-category id choose the same products', () => {
  expect(read('?cateId=4&subId=41').choice).toEqual({ category: ['optical-access'], series: ['olt'] });
  expect(read('?cateId=9').choice).toEqual({});
});

test('unknown facets and invalid page numbers are ignored', () => {
  expect(read('?utm_source=mail&page=-1&poe=')).toMatchObject({ choice: {}, page: 1 });
});

test('the call of the API joins the values of a facet', () => {
  expect(toApiQuery({ poe: ['at', 'bt'], wifi: ['7'] })).toEqual({ poe: 'at,bt', wifi: '7' });
});

test('taking the last value away takes the facet away', () => {
  expect(without({ poe: ['at', 'bt'] }, 'poe', 'at')).toEqual({ poe: ['bt'] });
  expect(without({ poe: ['bt'], wifi: ['7'] }, 'poe', 'bt')).toEqual({ wifi: ['7'] });
});
