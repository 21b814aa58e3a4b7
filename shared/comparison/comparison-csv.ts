import { BYTE_ORDER_MARK, csvLine } from '../text/csv.ts';
import { type Comparable, mergeParameters, parametersOf } from './merge.ts';

interface CsvModel extends Comparable {
  model: string;
  name: string;
}

/** A comparison for a spreadsheet: every row, with a mark for those that differ. */
export function comparisonCsv(models: readonly CsvModel[]): string {
  const rows = mergeParameters(models.map(parametersOf)).flatMap(({ group, rows }) =>
    rows.map(({ name, unit = '', values, differs }) => [
      ...[group, name, unit],
      ...values.map((value) => value ?? ''),
      differs ? 'あり' : '',
    ]),
  );
  return [
    BYTE_ORDER_MARK + csvLine(['分類', '項目', '単位', ...models.map(({ model }) => model), '違い']),
    csvLine(['', '製品名', '', ...models.map(({ name }) => name), '']),
    ...rows.map(csvLine),
  ].join('');
}
