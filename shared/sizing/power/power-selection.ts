import { modelFinder } from '../../products/find-model.ts';
import { parseItems } from '../../products/selection.ts';
import { controlId, type FieldProblem } from '../read-form.ts';
import type { SizedProduct } from '../result.ts';
import type { Selected } from './power-sums.ts';

type Named = SizedProduct & { skus: readonly { sku: string; name: string }[] };

/**
 * Rewrites a query with a list of products (`items=203x2`) to the rows of the form, so that a visitor can edit them;
 * entries without a product are left out. A query without a list is returned unchanged.
 */
export function withListRows(search: URLSearchParams, products: readonly Named[]): URLSearchParams {
  const items = search.get('items');
  if (items === null) return search;
  const rows = new URLSearchParams([...search].filter(([name]) => name !== 'items'));
  for (const { id, sku, quantity } of parseItems(items).rows) {
    const product = products.find((one) => one.id === id);
    if (!product) continue;
    const isOwn = sku !== undefined && product.skus.some((one) => one.sku === sku);
    rows.append('model', isOwn ? sku : product.model);
    rows.append('count', String(quantity));
  }
  return rows;
}

interface AskedRow {
  model: string;
  count: number;
}

/** The products that rows name by model or part number, and problems for rows without a match. */
export function selectProducts(
  rows: readonly (AskedRow & { index: number })[],
  products: readonly Named[],
): { selected: Selected[]; problems: FieldProblem[] } {
  const find = modelFinder(products);
  const problems: FieldProblem[] = [];
  const selected = rows.flatMap(({ model, count, index }): Selected[] => {
    const found = model === '' ? undefined : find(model);
    const product = found?.kind === 'one' ? products.find(({ id }) => id === found.id) : undefined;
    if (found?.kind === 'one' && product) return [{ product, quantity: count, sku: found.sku }];
    const message =
      found?.kind === 'several'
        ? `${found.models.join('、')} などのうち、どれかを入力してください。`
        : '掲載製品の型番を入力してください。この行を除いて計算しました。';
    problems.push({ id: controlId('model', index), label: `製品${index + 1}の型番`, message });
    return [];
  });
  return { selected, problems };
}
