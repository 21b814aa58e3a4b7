import type { ProductRecord } from '../../../records/product/record.ts';
import { contradiction } from '../../specification/figures.ts';
import { sheetOf } from '../../specification/rows.ts';
import type { SpecProblem } from '../../specification/rules/rule.ts';

/** A row may carry the condition of its value in parentheses: NATスループット(1,518バイト). */
const bareName = (name: string) => name.replace(/\([^()]*\)$/, '');

/** Checks that the large figures at the head of a product page equal the rows of its data sheet. */
export function checkKeyFigures(product: ProductRecord): SpecProblem[] {
  const rows = sheetOf(product).flatMap((group) => group.rows);
  return product.keyFigures.flatMap((figure, index) => {
    const row = rows.find(({ name }) => bareName(name) === bareName(figure.label));
    const reason = row && contradiction(figure, row);
    return reason === undefined ? [] : [{ field: `keyFigures.${index}.value`, reason }];
  });
}
