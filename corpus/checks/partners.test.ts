import { expect, test } from '@jest/globals';
import { partners as kind } from '../../records/partner/record.ts';
import { PREFECTURES } from '../../shared/address/prefectures.ts';
import { NO_OWN_CHECKS } from '../schema/own-checks.ts';
import { checkPartners } from './partners.ts';

const record = {
  id: 1,
  name: '見本株式会社',
  prefecture: '東京都',
  address: '見本区見本1-2-3',
  phone: '03-0000-0123',
  kinds: ['販売'],
  areas: ['東京都'],
  industries: ['教育'],
};

const problemsOf = (partner: object) =>
  kind.schema.safeParse([partner]).error?.issues.map(({ path }) => path.slice(1).join('.')) ?? [];

test('a record may leave out all but its name, its place and what it does', () => {
  const { address, phone, ...rest } = record;
  expect(problemsOf(rest)).toEqual([]);
});

test.each([
  ['phone', '0300000123'],
  ['website', 'http://www.example.com/'],
  ['website', 'javascript:alert(1)'],
  ['address', '東京都見本区見本1-2-3'],
  ['areas', ['大阪府', '東京都']],
])('%s is refused as %j', (field, value) => {
  expect(problemsOf({ ...record, [field]: value })).toEqual([field]);
});

test('where a vendor says so, every partner has an address and a telephone, and every prefecture a partner', () => {
  const { phone, ...silent } = record;
  const partners = kind.schema.parse([
    { ...record, areas: [...new Set(['東京都', ...PREFECTURES])] },
    { ...silent, id: 2 },
  ]);
  expect([...checkPartners({ partners, ownChecks: NO_OWN_CHECKS })]).toEqual([]);
  const ownChecks = { ...NO_OWN_CHECKS, partnersReachable: true, partnersEverywhere: true };
  expect([...checkPartners({ partners, ownChecks })]).toEqual([
    { file: 'partners.yaml', field: 'phone', reason: 'id 2 にはありません' },
  ]);
});
