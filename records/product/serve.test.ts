import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import type { WireProductCard } from '../../shared/api/product-card.ts';
import { contentApp } from '../../test/support/content-app.ts';
import type { WireComparisonGroup, WireScreenFacet } from './wire.ts';

let app: Express;

beforeAll(async () => {
  ({ app } = await contentApp());
});

async function get<Data>(url: string): Promise<Data> {
  const { body } = await request(app).get(`/api${url}`);
  expect(body.code).toBe(200);
  return body.data;
}

async function models(query: string): Promise<string[]> {
  const { list } = await get<{ list: WireProductCard[] }>(`/goods/list?limit=100&${query}`);
  return list.map(({ modeName }) => modeName ?? '');
}

async function facets(query: string): Promise<Map<string, Record<string, number>>> {
  const list = await get<WireScreenFacet[]>(`/goods/getGoodsScreenList?${query}`);
  return new Map(
    list.map(({ name, options }) => [
      name,
      Object.fromEntries(options.map(({ value, total }) => [value, total])),
    ]),
  );
}

test('facets narrow each other, values of one facet widen it', async () => {
  const wifi7 = await models('wifi=7');
  const poleOrWall = await models('wifi=7&place=pole&place=wall');
  expect(wifi7).toContain('MA3511');
  expect(poleOrWall).toContain('MA3541');
  expect(poleOrWall.every((model) => wifi7.includes(model))).toBe(true);
  expect(await models('wifi=7,6e')).toEqual(expect.arrayContaining([...wifi7, 'MA2411']));
});

test('several functions narrow, and the count of another one is what it leaves', async () => {
  const querier = 'category=switches&facet=function:igmp-querier';
  expect(await models(querier)).toEqual(expect.arrayContaining(['MS2310-24P4X', 'MS1110-16P2S']));
  const both = await models(`${querier}&facet=function:ra-guard`);
  expect(both).toContain('MS2310-24P4X');
  expect(both).not.toContain('MS1110-16P2S');
  const counts = await facets('category=switches&facet=function:ra-guard');
  expect(counts.get('facet')?.['function:igmp-querier']).toBe(both.length);
});

test('a function that tells no products apart is offered only while it is chosen, but its address works', async () => {
  const offered = async (query: string) => Object.keys((await facets(query)).get('facet') ?? {});
  expect(await offered('category=switches')).toContain('function:igmp-querier');
  expect(await offered('category=switches')).not.toContain('function:dhcp-snooping');
  expect(await offered('category=switches&facet=function:dhcp-snooping')).toContain('function:dhcp-snooping');
  expect(await models('facet=function:dhcp-snooping')).toContain('MS2310-24P4X');
});

test('a filter for PoE+ also finds switches with PoE++', async () => {
  const atLeastPlus = await models('category=switches&poe=at');
  expect(atLeastPlus).toContain('MS2310-24P4X');
  expect(atLeastPlus).toContain('MS3510-24MP4X');
  const plusPlus = await models('category=switches&poe=bt');
  expect(plusPlus).toContain('MS3510-24MP4X');
  expect(plusPlus).not.toContain('MS2310-24P4X');
});

test('unknown values do not filter', async () => {
  expect(await models('wifi=99&place=')).toEqual(await models(''));
});

test('the count of an option is the number of products that choosing it leaves', async () => {
  const list = await get<WireScreenFacet[]>('/goods/getGoodsScreenList?category=switches&speed=2g5');
  for (const { name, options } of list) {
    if (name === 'category' || name === 'speed') continue;
    for (const { value, total } of options) {
      const given = await models(`category=switches&speed=2g5&${name}=${value}`);
      expect([name, value, given.length]).toEqual([name, value, total]);
    }
  }
});

test('the choice of a facet does not take its other options away', async () => {
  const before = await facets('');
  const after = await facets('wifi=7');
  expect(after.get('wifi')).toEqual(before.get('wifi'));
  expect(after.get('category')?.wireless).toBe((await models('wifi=7')).length);
});

test('facets of a single category are offered with that category', async () => {
  expect([...(await facets('')).keys()]).not.toContain('layer');
  const ofSwitches = await facets('category=switches');
  expect([...ofSwitches.keys()]).toEqual(expect.arrayContaining(['series', 'layer', 'ports']));
  expect(ofSwitches.has('wifi')).toBe(false);
  expect(Object.keys(ofSwitches.get('series') ?? {})).not.toContain('indoor');
  expect(Object.keys((await facets('cateId=4')).get('line') ?? {})).toEqual(['fiber', 'coax', 'phone']);
});

test('models of a sub-category are compared, discontinued ones are listed separately', async () => {
  const [group, ...others] = await get<WireComparisonGroup[]>('/goods/getGoodsAttrContract?subId=12');
  expect(others).toEqual([]);
  expect(group?.name).toBe('アクセススイッチ(L2)');
  expect(group?.ended.map(({ modeName }) => modeName)).toEqual(['MS2300-24P4S']);
  const budget = group?.columns.findIndex(({ name }) => name === 'PoE給電容量') ?? -1;
  expect(group?.columns[budget]).toEqual({ name: 'PoE給電容量', unit: 'W', numeric: true });
  const row = group?.rows.find(({ product }) => product.modeName === 'MS2310-24P4X');
  expect(row?.values[budget]).toBe('370');
  expect(group?.rows.every(({ values }) => values.length === group.columns.length)).toBe(true);
});

test('content related to a category uses its products', async () => {
  const { solutions, cases } = await get<{ solutions: { name: string }[]; cases: unknown[] }>(
    '/goods/getCategoryRelate?cateId=2',
  );
  expect(solutions.length).toBe(3);
  expect(cases.length).toBe(3);
  expect(solutions[0]?.name).toBe('オフィス無線LAN');
});
