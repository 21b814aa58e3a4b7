import type { ComparisonGroup, ProductCard } from '../../shared/api/models.ts';
import { quantity } from '../../shared/text/quantity.ts';

/** How many values make up the line, and how long one of them may be: two lines of a phone. */
const VALUES_MAX = 3;
const VALUE_LENGTH_MAX = 18;

/** Models of a comparison as cards that say their first values instead of a sentence (「L2 スマート / 1G×8 / SFP×2」). */
export function withFigures(
  columns: ComparisonGroup['columns'],
  rows: ComparisonGroup['rows'],
): ProductCard[] {
  return rows.map(({ product, values }) => ({ ...product, summary: figureLine(columns, values) }));
}

/** A figure says what it counts; a text speaks for itself. What a model lacks is left out. */
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
