import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import type { Corpus } from '../../corpus/corpus.ts';
import {
  type DocumentEntry,
  datasheetUrl,
  firmwareUrl,
  manualUrl,
  readDocumentIndex,
} from '../../corpus/media-files/documents.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { contentApp } from '../../test/support/content-app.ts';
import { documentPageSchema, skuDocumentPageSchema } from './wire.ts';

let corpus: Corpus;
let app: Express;

const measured = { size: 90_000, sha256: 'a'.repeat(64) };

beforeAll(async () => {
  corpus = await fixtureCorpus();
  const documents = [
    ...corpus.products.flatMap(({ urlName, updatedOn }): DocumentEntry[] => {
      const day = { version: updatedOn, publishedOn: updatedOn, ...measured };
      return [
        { type: 'datasheet', url: datasheetUrl(urlName), page: `/products/${urlName}`, ...day },
        { type: 'manual', url: manualUrl(urlName), ...day },
      ];
    }),
    ...corpus.firmware.flatMap(({ urlName, releases }) =>
      releases.map(
        ({ version, publishedOn }): DocumentEntry => ({
          type: 'firmware',
          url: firmwareUrl(urlName, version),
          version,
          publishedOn,
          ...measured,
        }),
      ),
    ),
  ];
  ({ app } = await contentApp({ corpus, documents }));
});

async function ask(url: string) {
  const { body } = await request(app).get(`/api/goods/${url}`);
  return body as { code: number; message: string; data: unknown };
}

const list = async (url: string) => documentPageSchema.parse((await ask(url)).data);

test('the data sheet of a product', async () => {
  const { list: found, total } = await list('dataSheet?id=203');
  expect(total).toBe(1);
  const updatedOn = corpus.products.find(({ id }) => id === 203)?.updatedOn;
  expect(found[0]).toEqual({
    id: 203,
    title: 'MA3511 データシート',
    type: 'datasheet',
    version: updatedOn,
    publishedOn: updatedOn,
    ...measured,
    url: '/media/datasheets/ma3511.pdf',
    needsConsent: false,
    products: [expect.objectContaining({ id: 203, modeName: 'MA3511', categoryId: 2, endOfLife: false })],
  });
});

test('a product has its sheet, its guide and its firmware, the newest release first and marked', async () => {
  const { list: found } = await list('dataDownload?id=303');
  expect(found.map(({ type, version, release }) => [type, version, release?.newest])).toEqual([
    ['datasheet', expect.any(String), undefined],
    ['manual', expect.any(String), undefined],
    ['firmware', '2.6.2', true],
    ['firmware', '2.6.1', false],
  ]);
  expect(found.map(({ needsConsent }) => needsConsent)).toEqual([false, true, true, true]);
});

test('a release contains its changes as HTML, its security fixes, and the update steps', async () => {
  const { list: found } = await list('dataDownload?type=firmware&keywords=MA2311');
  expect(found[0]?.release?.notes).toMatch(/<h3>改善<\/h3>\s*<ul>/);
  expect(found[0]?.release?.upgrade.join('')).toContain('先に3.2.0へ更新してください');
  const { list: secure } = await list('dataDownload?type=firmware&id=301');
  expect(secure[0]?.release?.security).toHaveLength(1);
  expect(found[0]?.release?.openSource).toBe('/service/open-source#wireless');
  expect(secure[0]?.release?.openSource).toBeNull();
});

test('firmware that models share is listed once, and found by each of them', async () => {
  const { list: all } = await list('dataDownload?type=firmware&limit=100');
  const releases = corpus.firmware.flatMap((family) => family.releases);
  expect(all.map(({ id }) => id).sort()).toEqual(releases.map(({ id }) => id).sort());
  const shared = corpus.firmware.find(({ urlName }) => urlName === 'ms2310')?.productIds;
  expect(shared?.length).toBeGreaterThan(2);
  for (const model of ['MS2310-24T4X', 'MS2310-48P4X']) {
    const { list: found } = await list(`dataDownload?type=firmware&keywords=${model}`);
    expect(found.map(({ version }) => version)).toEqual(['4.3.1', '4.2.0', '4.0.0']);
    expect(found[0]?.products.map(({ id }) => id)).toEqual(shared);
  }
});

test('every list has its own content, in pages', async () => {
  const { products, firmware, ownFiles } = corpus;
  const releases = firmware.flatMap((family) => family.releases).length;
  const totals = {
    dataSheet: products.length,
    fileList: products.length * 2 + ownFiles.length,
    dataDownload: products.length * 2 + ownFiles.length + releases,
    fileListNew: products.length * 2 + ownFiles.length + releases,
  };
  for (const [name, total] of Object.entries(totals)) {
    const first = await list(`${name}?limit=10`);
    expect([name, first.total, first.list.length]).toEqual([name, total, 10]);
    const last = await list(`${name}?limit=10&page=${Math.ceil(total / 10)}`);
    expect(last.list.length).toBe(total % 10 || 10);
  }
});

test('newest files first', async () => {
  const days = (await list('fileListNew?limit=100')).list.map(({ publishedOn }) => publishedOn);
  expect(days).toEqual([...days].sort().reverse());
});

test('each order code has the newest document of each type', async () => {
  const { data } = await ask('fileListSkuNew?id=203');
  const { list: found } = skuDocumentPageSchema.parse(data);
  const skus = corpus.products.find(({ id }) => id === 203)?.skus.map(({ sku }) => sku) ?? [];
  expect(found.map(({ sku, type }) => `${type} ${sku}`)).toEqual(
    ['datasheet', 'manual', 'firmware'].flatMap((type) => skus.map((sku) => `${type} ${sku}`)),
  );
  expect(found.find(({ type }) => type === 'firmware')?.version).toBe('1.2.0');
});

test('a type, a category and a model in any spelling filter the list', async () => {
  const guides = await list('dataDownload?cateId=2&type=manual&limit=100');
  expect(new Set(guides.list.map(({ type }) => type))).toEqual(new Set(['manual']));
  expect(guides.list.every(({ products }) => products[0]?.categoryId === 2)).toBe(true);
  for (const typed of ['ms2310-24p4x', 'MS2310ー24P4X', 'MS2310 24p4x']) {
    const { list: found } = await list(`dataSheet?keywords=${encodeURIComponent(typed)}`);
    expect(found.map(({ products }) => products[0]?.modeName)).toEqual(['MS2310-24P4X']);
  }
  expect((await list('dataDownload?cateId=2&keywords=MS2310')).total).toBe(0);
});

test.each([
  ['an unknown product', 'dataSheet?id=999', 404, 'この製品は見つかりませんでした。'],
  ['no number', 'fileList?id=x', 400, 'idは整数で指定してください。'],
  [
    'an unknown type',
    'dataDownload?type=cad',
    400,
    'typeはdatasheet、manual、file、firmwareのいずれかで指定してください。',
  ],
  ['too many', 'dataDownload?limit=101', 400, 'limitは100以下で指定してください。'],
])('%s is answered in words', async (_what, url, code, message) => {
  expect(await ask(url)).toEqual({ code, message, data: null });
});

test('before the first build the lists are empty', async () => {
  expect(await readDocumentIndex('/no/such/folder')).toEqual([]);
});
