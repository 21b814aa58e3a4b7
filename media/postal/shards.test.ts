import { beforeAll, expect, test } from '@jest/globals';
import { placesOf } from '../../client/features/forms/address/find-address.ts';
import { postalShards } from './shards.ts';

let shards: ReturnType<typeof postalShards>;

beforeAll(() => {
  shards = postalShards();
});

function find(code: string): string[] {
  const shard = shards.get(code.slice(0, 3));
  return shard ? placesOf(shard, code).map(({ prefecture, city, town }) => prefecture + city + town) : [];
}

test.each([
  ['1000001', ['東京都千代田区千代田']],
  ['0600000', ['北海道札幌市中央区']],
  ['1006012', ['東京都千代田区霞が関霞が関ビル']],
  ['9999999', []],
])('%s stands for %j', (code, places) => {
  expect(find(code)).toEqual(places);
});

test('a code of several towns yields all of them', () => {
  expect(find('4520961')).toHaveLength(66);
  expect(find('4520961')[0]).toMatch(/^愛知県清須市春日/);
});

test('the whole country is covered, and no file is larger than a picture', () => {
  expect(shards.size).toBeGreaterThan(900);
  const codes = [...shards.values()].reduce((sum, { places }) => sum + Object.keys(places).length, 0);
  expect(codes).toBeGreaterThan(115_000);
  for (const shard of shards.values()) expect(JSON.stringify(shard).length).toBeLessThan(120_000);
});
