import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LIST_ROWS_MAX } from '../constants.ts';
import { formatItems, listPath } from './list-path.ts';
import {
  isSameList,
  mergeRows,
  parseItems,
  QUANTITY_MAX,
  readQuantity,
  rowKey,
  type SelectionRow,
  validRows,
} from './selection.ts';

const row: fc.Arbitrary<SelectionRow> = fc
  .record({
    id: fc.integer({ min: 1, max: 999_999_999 }),
    quantity: fc.integer({ min: 1, max: QUANTITY_MAX }),
    sku: fc.option(fc.stringMatching(/^[A-Z0-9+/()._-]{1,40}$/), { nil: undefined }),
  })
  .map(({ sku, ...rest }) => ({ ...rest, ...(sku !== undefined && { sku }) }));
const list = fc.uniqueArray(row, { maxLength: LIST_ROWS_MAX, selector: rowKey });

test('a list survives its address, part numbers with signs included', () => {
  fc.assert(
    fc.property(list, (rows) => {
      const { searchParams } = new URL(listPath(rows), 'https://www.example.com');
      expect(parseItems(searchParams.get('items') ?? '')).toEqual({ rows, dropped: 0 });
    }),
  );
});

test('a list survives storage as JSON', () => {
  fc.assert(fc.property(list, (rows) => expect(validRows(JSON.parse(JSON.stringify(rows)))).toEqual(rows)));
});

test('for any query or stored value, the result is a list within its limits', () => {
  const isList = (rows: SelectionRow[]) =>
    rows.length <= LIST_ROWS_MAX &&
    new Set(rows.map(rowKey)).size === rows.length &&
    validRows(rows).length === rows.length;
  fc.assert(fc.property(fc.string({ maxLength: 9_000 }), (text) => isList(parseItems(text).rows)));
  fc.assert(fc.property(fc.anything(), (kept) => isList(validRows(kept))));
  fc.assert(fc.property(fc.array(fc.oneof(row, fc.anything())), (kept) => isList(validRows(kept))));
});

test('stored rows are accepted only with integer ids and quantities and valid part numbers', () => {
  const row = { id: 203, quantity: 1 };
  const wrong = [
    { id: 1.5 },
    { id: '203' },
    { quantity: 1.5 },
    { quantity: '2' },
    { sku: 7 },
    { sku: 'a,b' },
    { sku: '' },
  ];
  expect(wrong.flatMap((part) => validRows([{ ...row, ...part }]))).toEqual([]);
  expect(validRows([row])).toEqual([row]);
});

test('adding keeps existing rows, merges equal ones and counts those that do not fit', () => {
  fc.assert(
    fc.property(list, fc.array(row, { maxLength: 2 * LIST_ROWS_MAX }), (rows, added) => {
      const merged = mergeRows(rows, added);
      expect(merged.rows.slice(0, rows.length).map(rowKey)).toEqual(rows.map(rowKey));
      expect(merged.rows.every(({ quantity }) => quantity <= QUANTITY_MAX)).toBe(true);
      expect(merged.rows.length).toBeLessThanOrEqual(LIST_ROWS_MAX);
      if (merged.left > 0) expect(merged.rows).toHaveLength(LIST_ROWS_MAX);
    }),
  );
  expect(
    mergeRows(
      [{ id: 203, quantity: 2 }],
      [
        { id: 203, quantity: 1 },
        { id: 203, sku: 'A', quantity: 4 },
      ],
    ).rows,
  ).toEqual([
    { id: 203, quantity: 3 },
    { id: 203, sku: 'A', quantity: 4 },
  ]);
});

test('invalid entries of a query are left out and counted', () => {
  expect(parseItems('203x2,205x1~MA-ANT/O,x,0x1,5x0,5x10000,7,,<b>x1')).toEqual({
    rows: [
      { id: 203, quantity: 2 },
      { id: 205, sku: 'MA-ANT/O', quantity: 1 },
    ],
    dropped: 6,
  });
  const many = Array.from({ length: 60 }, (_, index) => ({ id: index + 1, quantity: 1 }));
  expect(parseItems(formatItems(many))).toMatchObject({ dropped: 10 });
  expect(parseItems('1x1,'.repeat(100_000)).rows).toEqual([{ id: 1, quantity: 1_250 }]);
});

test('two lists are equal in any order', () => {
  const one = [
    { id: 1, quantity: 2 },
    { id: 2, sku: 'A', quantity: 1 },
  ];
  expect(isSameList(one, one.toReversed())).toBe(true);
  expect(isSameList(one, [{ id: 1, quantity: 3 }, one[1]!])).toBe(false);
  expect(isSameList(one, one.slice(1))).toBe(false);
});

test('a quantity is read as people write it', () => {
  for (const [typed, quantity] of [
    ['2', 2],
    [' １２台 ', 12],
    ['1,200', 1_200],
    ['9999', 9_999],
    ['10000', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['2.5', undefined],
    ['', undefined],
    ['たくさん', undefined],
  ] as const) {
    expect([typed, readQuantity(typed)]).toEqual([typed, quantity]);
  }
});
