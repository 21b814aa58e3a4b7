import { expect, test } from '@jest/globals';
import type { ComparisonGroup } from '../../../../records/product/wire.ts';
import type { ProductCard } from '../../../../shared/api/product-card.ts';
import { finderTable } from './finder-table.ts';

const card = (id: number): ProductCard => ({
  id,
  slug: `p${id}`,
  name: `製品${id}`,
  summary: `特長${id}`,
  label: [],
});
const column = (name: string, unit?: string) => ({ name, unit, numeric: false });

function group(columns: ComparisonGroup['columns'], rows: [number, (string | null)[]][]): ComparisonGroup {
  return {
    id: 1,
    slug: 'one',
    name: '一',
    lead: '',
    columns,
    rows: rows.map(([id, values]) => ({ product: card(id), values })),
    ended: [],
  };
}

test('sub-categories with columns of their own become one table in the order of the list', () => {
  const groups = [
    group([column('ポート'), column('給電', 'W')], [[1, ['8', '65']]]),
    group([column('給電', 'W'), column('スタック', '台')], [[2, ['370', '4']]]),
  ];
  expect(finderTable([card(2), card(1)], groups)).toEqual({
    columns: [column('ポート'), column('給電', 'W'), column('スタック', '台')],
    rows: [
      { product: card(2), values: [null, '370', '4'] },
      { product: card(1), values: ['8', '65', null] },
    ],
  });
});

test('a product that no comparison knows, as one that is no longer sold, has a row without values', () => {
  const { rows } = finderTable([card(9)], [group([column('ポート')], [[1, ['8']]])]);
  expect(rows).toEqual([{ product: card(9), values: [null] }]);
});

test('products without common figures are described in words', () => {
  const { columns, rows } = finderTable([card(3)], []);
  expect(columns).toHaveLength(2);
  expect(rows).toEqual([{ product: card(3), values: ['製品3', '特長3'] }]);
});
