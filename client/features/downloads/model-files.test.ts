import { expect, test } from '@jest/globals';
import type { Api } from '../../../records/client.ts';
import { loadModelFiles } from './model-files.tsx';

const PAGE = 100;

/** A document of a product, as far as the list reads it. */
function documentOf(type: string, id: number, newest = true) {
  const products = [{ id, model: `EX-${id}` }];
  return {
    type,
    url: `/${type}-${id}-${newest}`,
    products,
    ...(type === 'firmware' && { release: { newest } }),
  };
}

test('a model has its newest firmware, also where the API lists it behind a whole page of former releases', async () => {
  const former = Array.from({ length: PAGE }, () => documentOf('firmware', 1, false));
  const lists: Record<string, unknown[]> = {
    datasheet: [documentOf('datasheet', 2)],
    manual: [],
    firmware: [...former, documentOf('firmware', 2)],
  };
  const getDownloads = async ({ type = '', limit = 0, page = 1 }) => {
    const all = lists[type] ?? [];
    return { list: all.slice((page - 1) * limit, page * limit), total: all.length, page, limit };
  };
  const { list } = await loadModelFiles({ getDownloads } as unknown as Api, {}, 1);
  expect(list.map(({ files }) => files.map(({ url }) => url))).toEqual([
    ['/datasheet-2-true', '/firmware-2-true'],
  ]);
});
