import { expect, test } from '@jest/globals';
import type { Request } from 'express';
import { caseCalls } from '../../records/case/wire.ts';
import { relatedCalls } from '../../records/category/wire.ts';
import { faqCalls } from '../../records/faq/wire.ts';
import { partnerCalls } from '../../records/partner/wire.ts';
import { goodsCalls } from '../../records/product/wire.ts';
import { searchCalls } from '../../records/search/wire.ts';
import { readInput } from './parse-request.ts';

const asked = (query: object) => ({ query, params: {} }) as unknown as Request;

test('numbers are parsed from text, an empty text counts as missing, defaults are filled in', () => {
  expect(readInput(caseCalls.list, asked({ limit: '5', productId: '203', industry: '' }))).toEqual({
    limit: 5,
    page: 1,
    productId: 203,
  });
});

test('a list is separated by commas or repeated', () => {
  const { poe, ports } = readInput(goodsCalls.list, asked({ poe: 'af,bt', ports: ['8', '24,48'] }));
  expect([poe, ports]).toEqual([
    ['af', 'bt'],
    ['8', '24', '48'],
  ]);
});

test.each([
  [{ limit: '0' }, 'limitは1以上で指定してください。'],
  [{ limit: '101' }, 'limitは100以下で指定してください。'],
  [{ page: '1.5' }, 'pageは整数で指定してください。'],
  [{ page: '0x1' }, 'pageは整数で指定してください。'],
  [{ limit: ['1', '2'] }, 'limitは整数で指定してください。'],
  [{ keywords: { a: '1' } }, 'keywordsは文字で指定してください。'],
  [{ keywords: 'あ'.repeat(201) }, 'keywordsは200文字以内で指定してください。'],
])('%j is refused in Japanese', (query, message) => {
  expect(() => readInput(faqCalls.list, asked(query))).toThrow(message);
});

test('a missing required parameter is named', () => {
  expect(() => readInput(relatedCalls.category, asked({}))).toThrow('cateIdは整数で指定してください。');
  expect(() => readInput(searchCalls.list, asked({ keywords: ' ' }))).toThrow('キーワードを入力');
});

test('an invalid choice is refused with the valid ones', () => {
  expect(() => readInput(partnerCalls.list, asked({ kind: '販促' }))).toThrow('販売、施工、運用');
});

test('a parameter of the path is checked in the same way', () => {
  const at = (id: string) => ({ query: {}, params: { id } }) as unknown as Request;
  expect(readInput(goodsCalls.detail, at('203'))).toEqual({ id: 203 });
  expect(() => readInput(goodsCalls.detail, at('abc'))).toThrow('idは整数で指定してください。');
});
