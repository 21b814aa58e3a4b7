import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csvLine } from '../text/csv.ts';
import { readCsv } from '../text/read-csv.ts';
import type { ListedProduct } from './listed-product.ts';
import { totalsOf } from './listed-product.ts';
import { decodeCsv, exportCsv, importCsv } from './selection-csv.ts';

function product(
  id: number,
  model: string,
  skus: string[],
  figures: ListedProduct['figures'] = {},
): ListedProduct {
  return {
    id,
    slug: model.toLowerCase(),
    model,
    name: `製品${id}`,
    isEnded: false,
    skus: skus.map((sku) => ({ sku, name: sku })),
    accessories: [],
    figures,
  };
}

const PRODUCTS = [
  product(112, 'MS2310-24P4X', ['MS2310-24P4X', 'MS2310-24P4X-5Y'], {
    ports: 28,
    poeBudgetW: 370,
    maxConsumptionW: 450.5,
  }),
  product(113, 'MS2310-48P4X', ['MS2310-48P4X'], { ports: 52, poeBudgetW: 740 }),
  product(203, 'MA3511', ['MA3511', 'MA3511-ANT/O'], { maxConsumptionW: 24.7 }),
];

function read(text: string) {
  const { rows, problems } = importCsv(text, PRODUCTS);
  return { rows, problems };
}

test('models are found however people write them', () => {
  const written = [
    'MS2310-24P4X,2',
    'ｍｓ２３１０ー２４ｐ４ｘ，２',
    'ms2310 24p4x , 2台',
    'MS231024P4X\t２',
    '"MS2310-24P4X","2"',
    'MS2310-24P,2',
    'MS2310-24P4X 2台',
    "'MS2310-24P4X,2",
  ];
  for (const line of written) {
    expect([line, read(line)]).toEqual([line, { rows: [{ id: 112, quantity: 2 }], problems: [] }]);
  }
  expect(read('MS2310-24P4X-5Y,3').rows).toEqual([{ id: 112, sku: 'MS2310-24P4X-5Y', quantity: 3 }]);
  expect(read('MA3511\nma3511,4').rows).toEqual([{ id: 203, quantity: 5 }]);
});

test('a line of titles, empty lines and a byte order mark are skipped', () => {
  expect(read('\uFEFF型番,数量\r\n\r\nMA3511,2\r\n,\r\n')).toEqual({
    rows: [{ id: 203, quantity: 2 }],
    problems: [],
  });
});

test('every line that cannot be imported is reported with number and reason', () => {
  const { rows, problems } = read('型番,数量\nMA3511,2\nC9300,1\nMS2310,1\nMA3511,0\n"複数\n行",1\nMA,1');
  expect(rows).toEqual([{ id: 203, quantity: 2 }]);
  expect(problems).toEqual([
    { line: 3, text: 'C9300 1', reason: 'この型番の製品が見つかりません。' },
    { line: 4, text: 'MS2310 1', reason: 'いくつかの型番に当てはまります(MS2310-24P4X、MS2310-48P4Xなど)。' },
    { line: 5, text: 'MA3511 0', reason: '数量は1〜9,999の整数で書いてください。' },
    { line: 6, text: '複数\n行 1', reason: 'この型番の製品が見つかりません。' },
    { line: 8, text: 'MA 1', reason: 'この型番の製品が見つかりません。' },
  ]);
});

test('the first line is no title when its model is known', () => {
  expect(read('MA3511,たくさん').problems).toMatchObject([{ line: 1 }]);
  expect(read('C9300,2').problems).toMatchObject([{ line: 1 }]);
});

test('lines beyond the maximum are reported, and a huge file is truncated', () => {
  const many = Array.from({ length: 52 }, (_, index) => product(index + 1, `KX-${index}M`, []));
  const { rows, problems } = importCsv(many.map(({ model }) => `${model},1`).join('\n'), many);
  expect(rows).toHaveLength(50);
  expect(problems.map(({ line, text }) => [line, text])).toEqual([
    [51, 'KX-50M 1'],
    [52, 'KX-51M 1'],
  ]);
  const endless = read('MA3511,1\n'.repeat(1_200));
  expect(endless.rows).toEqual([{ id: 203, quantity: 1_000 }]);
  expect(endless.problems).toMatchObject([{ line: 1_001 }]);
  expect(read('x'.repeat(1024 * 1024 + 1)).problems).toMatchObject([
    { reason: 'データが1MBを超えています。' },
  ]);
});

test('for any text, the import does not throw and the list keeps its limits', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('"', ',', '\t', '\r\n', '\n', 'MA3511', '2', '""'));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const { rows } = read(pieces.join(''));
      expect(rows.every(({ id, quantity }) => [112, 113, 203].includes(id) && quantity >= 1)).toBe(true);
    }),
  );
});

test('cells survive writing and reading, but for the apostrophe that makes a formula a text', () => {
  const cell = fc
    .oneof(fc.string({ maxLength: 20 }), fc.constantFrom('"', ',', '\n', '\r\n', '=1+1', 'あ,"い"'))
    .filter((text) => text.trim() !== '' && !text.includes('\t'));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 8 }), (table) => {
      const read = readCsv(table.map(csvLine).join(''), 100).records;
      const isSame = (written: string, found = '') => found === written || found === `'${written}`;
      expect(read.map(({ cells }) => cells.length)).toEqual(table.map((row) => row.length));
      expect(
        table.every((row, at) => row.every((text, column) => isSame(text, read[at]?.cells[column]))),
      ).toBe(true);
    }),
  );
});

test('the export suits spreadsheets in Japan: UTF-8 with byte order mark, CRLF, no formula', () => {
  const odd = { ...product(7, '=1+1', []), name: '"一"、二' };
  const text = exportCsv([{ id: 7, quantity: 2 }], new Map([[7, odd]]));
  expect(text.startsWith('\uFEFF"型番","数量","製品名"')).toBe(true);
  expect(text.split('\r\n')[1]).toBe('"\'=1+1","2","""一""、二","","","","",""');
});

test('a list that is exported is imported as the same list', () => {
  const skus = [undefined, 'MA3511-ANT/O'];
  const row = fc.record({
    id: fc.constant(203),
    quantity: fc.integer({ min: 1, max: 9_999 }),
    sku: fc.constantFrom(...skus),
  });
  const known = new Map(PRODUCTS.map((one) => [one.id, one]));
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ sku }) => sku ?? '' }), (rows) => {
      const list = rows.map(({ sku, ...rest }) => ({ ...rest, ...(sku !== undefined && { sku }) }));
      expect(read(exportCsv(list, known))).toEqual({ rows: list, problems: [] });
    }),
  );
});

test('a file of a spreadsheet in Japan is read in its own encoding', () => {
  const shiftJis = Uint8Array.from([
    0x8c, 0x5e, 0x94, 0xd4, 0x2c, 0x90, 0x94, 0x97, 0xca, 0x0d, 0x0a, 0x4d, 0x41, 0x33, 0x35, 0x31, 0x31,
    0x2c, 0x32,
  ]);
  expect(decodeCsv(shiftJis)).toBe('型番,数量\r\nMA3511,2');
  expect(decodeCsv(new TextEncoder().encode('型番,数量'))).toBe('型番,数量');
});

test('the figures of a list are sums, with the number of devices without a value', () => {
  const [access, , point] = PRODUCTS;
  expect(
    totalsOf([
      { product: access, quantity: 2 },
      { product: point, quantity: 10 },
      { product: undefined, quantity: 1 },
    ]).map(({ name, sum, without }) => [name, sum, without]),
  ).toEqual([
    ['ports', 56, 11],
    ['poeBudgetW', 740, 11],
    ['maxConsumptionW', 1_148, 1],
  ]);
});

test('model and amount in one cell are told apart at the last gap', () => {
  expect(read('MS2310-24P4X × 2').rows).toEqual([{ id: 112, quantity: 2 }]);
  expect(read('MS2310 24P4X×2台').rows).toEqual([{ id: 112, quantity: 2 }]);
  expect(read(`MS2310-24P4X${' '.repeat(50)}2`).rows).toEqual([{ id: 112, quantity: 2 }]);
});

test.each([
  ['No,製品名,型番,数量', '1,試作機,MA3511,2'],
  ['数量\t型番', '2\tMA3511'],
  ['品番,台数(台)', 'MA3511,2'],
  ['Model,備考,Qty', 'MA3511,角の\t部屋,2'],
])('columns are found by their titles: %s', (titles, line) => {
  expect(read(`${titles}\r\n${line}\r\n`)).toEqual({ rows: [{ id: 203, quantity: 2 }], problems: [] });
});

test('a stray tab does not change the separator of a table', () => {
  expect(read('MA3511,2\nMS2310-24P4X,1,受付\tの棚').rows).toEqual([
    { id: 203, quantity: 2 },
    { id: 112, quantity: 1 },
  ]);
});

test.each([
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
])('the Unicode text of spreadsheets is read: %s', (encoding, mark) => {
  const units = Buffer.from('型番\t数量\r\nMA3511\t2\r\n', 'utf16le');
  const text = decodeCsv(Uint8Array.from([...mark, ...(encoding === 'utf-16be' ? units.swap16() : units)]));
  expect(read(text)).toEqual({ rows: [{ id: 203, quantity: 2 }], problems: [] });
});

test.each([
  ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x82, 0xff], 'Excelのブックです'],
  ['another file', [0x00, 0x01, 0x02], 'ファイルではありません'],
])('%s is refused with a specific message', (_what, bytes, reason) => {
  const { rows, taken, problems } = importCsv(decodeCsv(Uint8Array.from(bytes)), PRODUCTS);
  expect([rows, taken]).toEqual([[], 0]);
  expect(problems).toEqual([{ line: 1, text: '', reason: expect.stringContaining(reason) }]);
});

test('imported lines are counted, others are not', () => {
  expect(importCsv('MA3511,1\nC9300,1\nMA3511,2', PRODUCTS).taken).toBe(2);
});
