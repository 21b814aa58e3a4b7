import type { ComparisonGroup } from '../../../records/product/wire.ts';
import type { ProductCard } from '../../../shared/api/product-card.ts';
import { quantity } from '../../../shared/text/quantity.ts';

/** Number of values in the line, and maximum length of one of them: two lines on a phone. */
const VALUES_MAX = 3;
const VALUE_LENGTH_MAX = 18;

/** Products of a comparison as cards, with their first values as the summary (「L2 スマート / 1G×8 / SFP×2」). */
export function withFigures(
  columns: ComparisonGroup['columns'],
  rows: ComparisonGroup['rows'],
): ProductCard[] {
  return rows.map(({ product, values }) => ({ ...product, summary: figureLine(columns, values) }));
}

/** Joins the first short values; numbers are preceded by the name of their column. Missing values are omitted. */
export function figureLine(
  columns: ComparisonGroup['columns'],
  values: ComparisonGroup['rows'][number]['values'],
): string {
  return columns
    .flatMap(({ name, unit, numeric }, index) => {
      const value = values[index];
      if (!value || value.length > VALUE_LENGTH_MAX) return [];
      const whole = quantity(value, unit);
      return [numeric ? `${name} ${whole}` : whole];
    })
    .slice(0, VALUES_MAX)
    .join(' / ');
}
