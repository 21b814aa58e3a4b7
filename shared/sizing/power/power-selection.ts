import { modelFinder } from '../../products/find-model.ts';
import { accessoryOf } from '../../products/listed-product.ts';
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
    const { skus, accessories = [] } = product;
    const isOwn = sku !== undefined && [...skus, ...accessories].some((one) => one.sku === sku);
    rows.append('model', isOwn ? sku : product.model);
    rows.append('count', String(quantity));
  }
  return rows;
}

/** The products that rows name by model or part number, and problems for rows without a match. */
export function selectProducts(
  rows: readonly { model: string; count: number; index: number }[],
  products: readonly Named[],
): { selected: Selected[]; problems: FieldProblem[] } {
  const find = modelFinder(products);
  const problems: FieldProblem[] = [];
  const selected = rows.flatMap(({ model, count, index }): Selected[] => {
    const found = find(model);
    const product = products.find(({ id }) => found.kind === 'one' && id === found.id);
    if (found.kind === 'one' && product) {
      const accessory = accessoryOf(product, found.sku);
      const shown = accessory
        ? { ...product, model: accessory.sku ?? accessory.name, name: accessory.name, figures: {} }
        : product;
      return [{ product: shown, quantity: count, sku: found.sku, accessory }];
    }
    const message =
      found.kind === 'several'
        ? `${found.models.join('、')} などのうち、どれかを入力してください。`
        : '掲載製品の型番を入力してください。この行を除いて計算しました。';
    problems.push({ id: controlId('model', index), label: `製品${index + 1}の型番`, message });
    return [];
  });
  return { selected: selected.map((one) => behindSupply(one, selected)), problems };
}

/** A device with its supply in the selection takes its power from the mains: with the loss of the supply. */
function behindSupply(one: Selected, all: readonly Selected[]): Selected {
  const { product, accessory, quantity } = one;
  const supply = all.find(
    (other) => other.product.id === product.id && other.accessory?.outputW !== undefined,
  );
  const { outputW, efficiency = 1 } = supply?.accessory ?? {};
  const { maxConsumptionW, typicalW, idleW, supplyW } = product.figures;
  if (accessory || !supply || maxConsumptionW === undefined || supplyW !== undefined) return one;
  const figures = {
    ...product.figures,
    supplyW: outputW,
    maxConsumptionW: maxConsumptionW / efficiency,
    ...(typicalW !== undefined && { typicalW: typicalW / efficiency }),
    ...(idleW !== undefined && { idleW: idleW / efficiency }),
    redundantSupply: supply.quantity >= 2 * quantity,
  };
  return { ...one, product: { ...product, figures } };
}
