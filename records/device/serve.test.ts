import { beforeAll, expect, test } from '@jest/globals';
import type { Corpus } from '../../corpus/corpus.ts';
import { createCatalogue } from '../../server/content/catalogue.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { createGuarantees } from './serve.ts';
import type { WireGuarantee } from './wire.ts';

let corpus: Corpus;
let guaranteeOf: (serial: string, today: string) => WireGuarantee;

beforeAll(async () => {
  corpus = await fixtureCorpus();
  guaranteeOf = createGuarantees(
    createCatalogue({
      ...corpus,
      devices: [
        { serial: 'REGISTERED1', productId: 222, shippedOn: '2024-02-20', deliveredOn: '2024-02-29' },
        { serial: 'SHIPPEDONLY', productId: 222, shippedOn: '2024-03-01' },
        {
          serial: 'CONTRACTED1',
          productId: 222,
          shippedOn: '2024-03-01',
          contract: { name: 'オンサイト保守', until: '2029-03-31' },
        },
      ],
    }),
  );
});

test('the warranty runs from the delivery for the years of the product, its last day included', () => {
  expect(guaranteeOf('REGISTERED1', '2026-11-20')).toEqual({
    status: 'valid',
    modeName: 'MA1231',
    warrantyFrom: '2024-02-29',
    warrantyUntil: '2027-02-28',
    contract: null,
    contractUntil: null,
    supportUntil: '2030-06-30',
    registered: true,
  });
  expect(guaranteeOf('REGISTERED1', '2027-02-28').status).toBe('valid');
  expect(guaranteeOf('REGISTERED1', '2027-03-01').status).toBe('expired');
  expect(guaranteeOf('REGISTERED1', '2030-07-01').status).toBe('support-ended');
});

test('without a registration it runs from thirty days after shipping', () => {
  expect(guaranteeOf('shipped-only', '2026-11-20')).toMatchObject({
    warrantyFrom: '2024-03-31',
    warrantyUntil: '2027-03-30',
    registered: false,
  });
});

test('the number of days depends on the vendor', () => {
  const serial = 'SHIPPEDONLY';
  const own = createGuarantees(
    createCatalogue({
      ...corpus,
      site: { ...corpus.site, warranty: { daysUntilDelivery: 0 } },
      devices: [{ serial, productId: 222, shippedOn: '2024-03-01' }],
    }),
  );
  expect(own(serial, '2026-11-20')).toMatchObject({
    warrantyFrom: '2024-03-01',
    warrantyUntil: '2027-02-28',
  });
});

test('a contract holds beyond the warranty', () => {
  expect(guaranteeOf('CONTRACTED1', '2028-01-01')).toMatchObject({
    status: 'contract',
    contract: 'オンサイト保守',
  });
  expect(guaranteeOf('CONTRACTED1', '2029-04-01').status).toBe('expired');
});
