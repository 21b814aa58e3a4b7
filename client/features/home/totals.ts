import type { Api } from '../../../records/client.ts';

/** Numbers of published records. */
export interface Totals {
  products: number;
  solutions: number;
  cases: number;
}

/** A page of one row is enough to get the total. */
const FIRST = { limit: 1, page: 1 };

export async function getTotals(api: Api): Promise<Totals> {
  const [products, solutions, cases] = await Promise.all([
    api.getProducts(FIRST),
    api.getSolutions(FIRST),
    api.getCases(FIRST),
  ]);
  return { products: products.total, solutions: solutions.total, cases: cases.total };
}
