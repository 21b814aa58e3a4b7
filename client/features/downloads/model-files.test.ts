import { expect, test } from '@jest/globals';
import { createApi } from '../../../records/client.ts';
import { loadCurrentFirmware, loadModelFiles } from './model-files.tsx';

interface Listed {
  url: string;
  type: string;
  products: { id: number }[];
}

/** A file as the API lists it, with the members of every file. */
function file<Own extends Pick<Listed, 'url'>>(own: Own) {
  return {
    ...{ id: 1, title: own.url, type: 'firmware', size: 1, version: '1.0.0', publishedOn: '2026-01-02' },
    ...{ sha256: 'a'.repeat(64), needsConsent: true, products: [] as Listed['products'] },
    ...own,
  };
}

/** API whose lists have these files, filtered by the query's type. */
function apiOf(all: readonly Listed[]) {
  return createApi(async ({ query }) => {
    const [page, limit] = [Number(query?.page), Number(query?.limit)];
    const found = all.filter(({ type }) => !query?.type || type === query.type);
    const list = found.slice((page - 1) * limit, page * limit);
    return { code: 200, data: { list, total: found.length, page, limit } };
  });
}

test('each newest firmware is listed once, also where the part numbers fill more than a page', async () => {
  const urls = Array.from({ length: 70 }, (_, family) => `/firmware/${family}.zip`);
  const all = urls.flatMap((url) => [1, 2].map((sku) => file({ url, sku: `EX-${sku}` })));
  expect((await loadCurrentFirmware(apiOf(all), {})).map(({ url }) => url)).toEqual(urls);
});

test('each model stands on one page with all its papers, though some models have one of the two alone', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => index + 1).filter((id) => id % 20 !== 0);
  const paper = (id: number, type: string) =>
    file({
      ...{ url: `/${id}-${type}`, type },
      products: [{ id, urlName: `m${id}`, modeName: `M${id}`, name: '', categoryId: 1, endOfLife: false }],
    });
  const papers = ids.flatMap((id) => [
    ...(id % 4 === 0 ? [] : [paper(id, 'datasheet')]),
    ...(id % 5 === 0 ? [] : [paper(id, 'manual')]),
  ]);
  const pages = await Promise.all(
    [1, 2, 3].map((page) => loadModelFiles(apiOf(papers), {}, page, Promise.resolve(null))),
  );
  expect(pages.map(({ total, list }) => [total, list.length])).toEqual([
    [29, 12],
    [29, 12],
    [29, 5],
  ]);
  const listed = pages.flatMap(({ list }) => list).sort((a, b) => a.product.id - b.product.id);
  expect(listed.map(({ product, files }) => [product.id, files.map(({ url }) => url)])).toEqual(
    ids.map((id) => [id, papers.filter(({ products }) => products[0]?.id === id).map(({ url }) => url)]),
  );
});
