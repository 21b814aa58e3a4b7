import { parseItems, type SelectionRow } from '../../../../shared/products/selection.ts';
import { loadListed } from '../../../lib/products/listed-products.ts';
import type { GivenProduct } from './given-products.tsx';
import { type ProductRow, rowValues } from './product-rows.ts';

type FiguresApi = Parameters<typeof loadListed>[0];

/** Products of a list with the fields that the form shows. Discontinued products are left out. */
async function productsOfList(api: FiguresApi, list: readonly SelectionRow[]): Promise<GivenProduct[]> {
  const products = new Map((await loadListed(api)).map((product) => [product.id, product]));
  return list.flatMap(({ id, sku, quantity }) => {
    const product = products.get(id);
    if (!product) return [];
    const { slug, model, name, imgUrl } = product;
    return [{ id, slug, name, imgUrl, quantity, goods: sku ?? model }];
  });
}

const rowOf = ({ goods, quantity }: GivenProduct): ProductRow => ({ goods, quantity: String(quantity) });

/** Rows of a form for a list of products: part numbers, or models where none was chosen. */
export async function rowsOfList(api: FiguresApi, list: readonly SelectionRow[]): Promise<ProductRow[]> {
  return (await productsOfList(api, list)).map(rowOf);
}

/** Form values and products of the list in an address. */
export async function givenByItems(api: FiguresApi, items: string) {
  const products = await productsOfList(api, parseItems(items).rows);
  return { values: rowValues(products.map(rowOf)), products };
}
