import type { ProductCategory } from '../../../../records/category/wire.ts';
import {
  FACET_NAMES,
  type FacetName,
  PRODUCT_ORDERS,
  type ProductOrder,
} from '../../../../shared/api/vocabulary.ts';
import { parseId } from '../../../../shared/paths/params.ts';

export const FINDER_PATH = '/products/all-products';
/** Products per page: complete rows of three and of two. */
export const FINDER_LIMIT = 24;

export type FinderChoice = Partial<Record<FacetName, string[]>>;

/** Presentation of the results, which does not affect the selection. */
export interface FinderView {
  /** Undefined: the order that the vendor recommends. */
  sort?: ProductOrder | undefined;
  isTable: boolean;
}

/** Query in the address of the finder. */
export interface FinderQuery extends FinderView {
  choice: FinderChoice;
  page: number;
}

/** Reads the address. Old addresses contain ids of category and sub-category. */
export function readFinderQuery(params: URLSearchParams, categories: ProductCategory[]): FinderQuery {
  const choice: FinderChoice = {};
  for (const name of FACET_NAMES) {
    const values = params.getAll(name).flatMap((value) => value.split(',').filter(Boolean));
    if (values.length > 0) choice[name] = [...new Set(values)];
  }
  const category = categories.find(({ id }) => id === parseId(params.get('cateId') ?? ''));
  const sub = categories
    .flatMap(({ child }) => child)
    .find(({ id }) => id === parseId(params.get('subId') ?? ''));
  if (!choice.category && category?.urlName) choice.category = [category.urlName];
  if (!choice.series && sub) choice.series = [sub.urlName];
  return {
    choice,
    sort: PRODUCT_ORDERS.find((order) => order === params.get('sort')),
    isTable: params.get('view') === 'table',
    page: parseId(params.get('page') ?? '') ?? 1,
  };
}

/** Query of an API call for the choice. */
export function toApiQuery(choice: FinderChoice): Record<string, string> {
  return Object.fromEntries(Object.entries(choice).map(([name, values]) => [name, values.join(',')]));
}

/** Address of the finder for a choice and its presentation. */
export function finderPath({
  choice,
  sort,
  isTable = false,
  page = 1,
}: Partial<FinderView> & { choice: FinderChoice; page?: number }): string {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(choice)) {
    for (const value of values) params.append(name, value);
  }
  if (sort) params.set('sort', sort);
  if (isTable) params.set('view', 'table');
  if (page > 1) params.set('page', String(page));
  const search = params.toString();
  return search ? `${FINDER_PATH}?${search}` : FINDER_PATH;
}

/** Choice without one of its values. */
export function without(choice: FinderChoice, name: FacetName, value: string): FinderChoice {
  const { [name]: values = [], ...others } = choice;
  const left = values.filter((other) => other !== value);
  return left.length > 0 ? { ...others, [name]: left } : others;
}

export function countChosen(choice: FinderChoice): number {
  return Object.values(choice).flat().length;
}
