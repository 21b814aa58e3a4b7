import { expect, test } from '@jest/globals';
import { partnerSearch, readPartnerQuery } from './partner-query.ts';

const read = (search: string) => readPartnerQuery(new URL(`https://example.com/partners${search}`));

test('the query survives a round trip through the address', () => {
  const query = { prefecture: '東京都', kind: '施工' } as const;
  expect(read(partnerSearch(query))).toEqual(query);
  expect(read(partnerSearch({ prefecture: '大阪府' }))).toEqual({ prefecture: '大阪府' });
});

test('a list of products goes along as far as it can be one', () => {
  expect(read('?prefecture=%E5%A4%A7%E9%98%AA%E5%BA%9C&items=203x2,205x1')).toEqual({
    prefecture: '大阪府',
    items: '203x2,205x1',
  });
  expect(read('?items=203x2,%3Cb%3E,x')).toEqual({ items: '203x2' });
  expect(read('?items=nothing')).toEqual({});
});

test('unknown prefectures and kinds are ignored', () => {
  expect(read('?prefecture=%E6%9D%B1%E4%BA%AC&kind=x')).toEqual({});
  expect(read('?prefecture=&kind=')).toEqual({});
  expect(read('')).toEqual({});
});
