import { expect, test } from '@jest/globals';
import { createApi } from '../../../records/client.ts';
import { loadCurrentFirmware } from './model-files.tsx';

/** The newest firmware of a model, as the API lists it for one of its part numbers. */
function firmware(family: number, sku: number) {
  return {
    ...{ id: family, title: `${family}`, type: 'firmware', url: `/firmware/${family}.zip`, size: 1 },
    ...{ version: '1.0.0', publishedOn: '2026-01-02', sha256: 'a'.repeat(64), needsConsent: true },
    ...{ products: [], sku: `EX-${family}-${sku}` },
  };
}

test('each newest firmware is listed once, also where the part numbers fill more than a page', async () => {
  const all = Array.from({ length: 70 }, (_, family) => [firmware(family, 1), firmware(family, 2)]).flat();
  const api = createApi(async ({ query }) => {
    const [page, limit] = [Number(query?.page), Number(query?.limit)];
    return {
      code: 200,
      data: { list: all.slice((page - 1) * limit, page * limit), total: all.length, page, limit },
    };
  });
  const files = await loadCurrentFirmware(api, {});
  expect(files.map(({ url }) => url)).toEqual(
    Array.from({ length: 70 }, (_, family) => `/firmware/${family}.zip`),
  );
});
