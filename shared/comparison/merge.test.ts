import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { quantity } from '../text/quantity.ts';
import { type ComparedRow, mergeParameters, onlyDifferences, type ParameterGroup } from './merge.ts';

const row = fc.record(
  {
    name: fc.constantFrom('a', 'b', 'c', 'd'),
    value: fc.constantFrom('1', '2', '3'),
    unit: fc.constantFrom('W', 'kg', 'ポート'),
  },
  { requiredKeys: ['name', 'value'] },
);
const sheet = fc.uniqueArray(
  fc.record({ group: fc.constantFrom('power', 'size', 'ports'), rows: fc.array(row, { maxLength: 6 }) }),
  { selector: ({ group }) => group, maxLength: 3 },
);
const sheets = fc.array(sheet, { minLength: 1, maxLength: 4 });

/** Lines of a sheet, sorted. */
function said(groups: readonly ParameterGroup[]): string[] {
  return groups
    .flatMap(({ group, rows }) =>
      rows.map(({ name, value, unit }) => `${group}/${name}/${quantity(value, unit)}`),
    )
    .sort();
}

function column(row: ComparedRow, at: number): string | null {
  const value = row.values[at];
  return value === null || value === undefined ? null : quantity(value, row.unit);
}

test('no value is lost, doubled or given to another model', () => {
  fc.assert(
    fc.property(sheets, (all) => {
      const merged = mergeParameters(all);
      all.forEach((sheet, at) => {
        const back = merged.flatMap(({ group, rows }) =>
          rows.flatMap((line) => {
            const value = column(line, at);
            return value === null ? [] : [`${group}/${line.name}/${value}`];
          }),
        );
        expect(back.sort()).toEqual(said(sheet));
      });
    }),
  );
});

test('the order of the first model stays, and the same sheets give the same comparison', () => {
  fc.assert(
    fc.property(sheets, (all) => {
      const merged = mergeParameters(all);
      expect(mergeParameters(all)).toEqual(merged);
      const first = merged.map(({ group, rows }) => ({
        group,
        names: rows.filter(({ values }) => values[0] !== null).map(({ name }) => name),
      }));
      const kept = first.filter(({ group }) => all[0]!.some((own) => own.group === group));
      expect(kept).toEqual(
        all[0]!.map(({ group, rows }) => ({ group, names: rows.map(({ name }) => name) })),
      );
      for (const { values } of merged.flatMap(({ rows }) => rows)) expect(values).toHaveLength(all.length);
    }),
  );
});

test('the differences omit exactly the rows in which all models agree', () => {
  fc.assert(
    fc.property(sheets, (all) => {
      const merged = mergeParameters(all);
      const left = onlyDifferences(merged).flatMap(({ rows }) => rows);
      const rows = merged.flatMap((group) => group.rows);
      expect(left).toEqual(
        rows.filter((line) => all.some((_sheet, at) => column(line, at) !== column(line, 0))),
      );
      expect(onlyDifferences(mergeParameters([all[0]!, all[0]!]))).toEqual([]);
    }),
  );
});

test('a row has one unit; where units differ, each value has its own', () => {
  const power = (value: string, unit?: string): ParameterGroup[] => [
    { group: '電源', rows: [{ name: '消費電力', value, ...(unit && { unit }) }] },
  ];
  expect(mergeParameters([power('38', 'W'), power('46.5', 'W'), []])).toEqual([
    { group: '電源', rows: [{ name: '消費電力', unit: 'W', values: ['38', '46.5', null], differs: true }] },
  ]);
  expect(mergeParameters([power('1', 'kW'), power('1', 'W')])[0]?.rows).toEqual([
    { name: '消費電力', values: ['1 kW', '1 W'], differs: true },
  ]);
});

test('a row of a later model follows the row that precedes it there', () => {
  const of = (...names: string[]): ParameterGroup[] => [
    { group: 'g', rows: names.map((name) => ({ name, value: '1' })) },
  ];
  const [group] = mergeParameters([of('a', 'c'), of('a', 'b', 'c', 'd')]);
  expect(group?.rows.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});
