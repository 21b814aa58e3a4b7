import type { Api } from '../../../shared/api/client.ts';

/** How much the site has to show; figures of the content, not of the sales department. */
export interface Totals {
  products: number;
  solutions: number;
  cases: number;
}

/** A list of one row is enough to learn its total. */
const FIRST = { limit: 1, page: 1 };

export async function getTotals(api: Api): Promise<Totals> {
  const [products, solutions, cases] = await Promise.all([
    api.getProducts(FIRST),
    api.getSolutions(FIRST),
    api.getCases(FIRST),
  ]);
  return { products: products.total, solutions: solutions.total, cases: cases.total };
}
