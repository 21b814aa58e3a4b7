import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formOf } from '../../../../shared/api/forms/all.ts';
import type { Values } from '../types.ts';
import { addRows, type ProductRow, parseRows, rowsOf, rowValues } from './product-rows.ts';

const PERSON = {
  corporateName: '株式会社みなと設備',
  familyName: '湊',
  givenName: '太郎',
  familyNameKana: 'ミナト',
  givenNameKana: 'タロウ',
  mailbox: 'taro@example.co.jp',
  phone: '03-0000-0101',
  privacyConsent: true,
};
const ADDRESS = { postalCode: '1000001', prefecture: '東京都', city: '千代田区', street: '1-1' };
const WARRANTY = { ...PERSON, ...ADDRESS, serialNumber: 'MN26010A0417', deliveredOn: '2025-11-01' };

const row = (goods: string, quantity = ''): ProductRow => ({ goods, quantity });

function price(rows: ProductRow[], more: Values = {}) {
  return parseRows(formOf('price'), { ...PERSON, ...more, ...rowValues(rows) });
}

test('one product is sent as it was typed', () => {
  expect(price([row('ＭＡ３５１１', '約30台')])).toMatchObject({
    ok: true,
    raw: { goods: 'ＭＡ３５１１', quantity: '約30台' },
    normalized: { goods: 'MA3511', quantity: '30' },
  });
  expect(price([row('')])).toMatchObject({ problems: [{ name: 'goods' }] });
});

test('several products are one text, and their number is the sum', () => {
  expect(price([row('MA3511', '２'), row(''), row(' MS2310-24P4X ', '10台')])).toMatchObject({
    raw: { goods: 'MA3511×2台、MS2310-24P4X×10台', quantity: '12' },
    normalized: { goods: 'MA3511×2台、MS231024P4X×10台' },
  });
  expect(price([row('MA3511', '2'), row('MR2400')])).toMatchObject({
    raw: { goods: 'MA3511×2台、MR2400', quantity: '' },
  });
});

test("a form without a quantity field puts the quantity into the product's text", () => {
  const rows = rowValues([row('MA3511', '3')]);
  const sent = parseRows(formOf('warranty'), { ...WARRANTY, ...rows });
  expect(sent).toMatchObject({ ok: true, raw: { goods: 'MA3511×3台' } });
  expect(Object.keys((sent as { raw: object }).raw)).not.toContain('quantity');
});

test('a row without its product, or with a number that is none, is named', () => {
  expect(price([row('MA3511', '2'), row('', '3')])).toMatchObject({
    problems: [{ name: 'goods', message: '2行目の製品を入力してください。' }],
  });
  expect(price([row('MA3511', '2'), row('MR2400', '少し')])).toMatchObject({
    problems: [{ name: 'quantity', message: '2行目の台数は1から9,999までの整数で入力してください。' }],
  });
  const rows = rowValues([row('MA3511', '多め')]);
  expect(parseRows(formOf('warranty'), { ...WARRANTY, ...rows })).toMatchObject({
    problems: [{ name: 'goods' }],
  });
});

test("products that do not fit into one line go into the text of the form, below the visitor's own", () => {
  const many = Array.from({ length: 50 }, (_, at) => row(`MS2310-${at}P4X`, '2'));
  const sent = price(many, { content: '保守は5年' });
  expect(sent).toMatchObject({ ok: true, raw: { quantity: '100' } });
  const { goods, content } = (sent as unknown as { raw: Record<string, string> }).raw;
  expect(goods).toMatch(/^MS2310-0P4X×2台、.*、ほか\d+件$/);
  expect(goods?.length).toBeLessThanOrEqual(200);
  expect(content?.startsWith('保守は5年\n\n【製品の一覧】\nMS2310-0P4X×2台\n')).toBe(true);
  expect(content?.endsWith('MS2310-49P4X×2台')).toBe(true);
  expect(price(many, { content: 'あ'.repeat(3_900) })).toMatchObject({
    problems: [
      { name: 'goods', message: '製品の一覧とお見積もりの内容は、合わせて4,000文字以内にしてください。' },
    ],
  });
  const rows = rowValues(many);
  expect(parseRows(formOf('warranty'), { ...WARRANTY, ...rows })).toMatchObject({
    problems: [{ name: 'goods', message: expect.stringContaining('200文字以内') }],
  });
});

test('with any rows, the submission satisfies the form, and the rows can be read back', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 80 }).map((one) => one.replace(/[\r\n]/g, ''));
  const rows = fc.array(fc.record({ goods: text, quantity: fc.oneof(text, fc.nat(12_000).map(String)) }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(rows, (typed) => {
      const result = price(typed);
      if (result.ok) expect(String(result.raw.goods).length).toBeLessThanOrEqual(2_400);
      else expect(result.problems.length).toBeGreaterThan(0);
      const back = rowsOf(rowValues(typed));
      expect(back).toEqual(typed.length === 0 ? [row('')] : typed.slice(0, 50));
    }),
  );
});

test('adding rows preserves existing ones and adds no duplicate', () => {
  expect(addRows([row('MA3511', '5'), row('')], [row('MA3511', '1'), row('MR2400', '2')])).toEqual([
    row('MA3511', '5'),
    row('MR2400', '2'),
  ]);
});
