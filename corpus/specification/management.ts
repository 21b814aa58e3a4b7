import type { ProductRecord } from '../../records/product/record.ts';
import { valuesAt } from './expression.ts';
import { managedBy, managesProducts } from './rules/across-records.ts';

interface Managed {
  /** The controllers and plans that its functions name: `クラウド管理(AB-CLOUD、AB100)`. */
  controllers: string[];
  /** Name of the product's category in the controllers' records. */
  kind: string | undefined;
}

/** Management of a product by its functions; undefined where its category does not declare it. */
export function managedOf(product: ProductRecord): Managed | undefined {
  const [use] = managedBy.usesIn(product);
  if (!use) return undefined;
  const { functions, names, as: kind } = use.given;
  const controllers = product.functions
    .flatMap(({ items }) => items.map(({ name }) => name))
    .filter((item) => new RegExp(functions).test(item))
    .flatMap((item) => item.match(new RegExp(names, 'g')) ?? []);
  return { controllers, kind };
}

/** The kinds of products that a controller manages, and the plans that it includes. */
export function managementOf(product: ProductRecord) {
  const [use] = managesProducts.usesIn(product);
  if (!use) return undefined;
  const { manages, plans, outside } = use.given;
  const plan = plans.indexOf(product.model);
  return {
    kinds: valuesAt(use.values, manages).map(String),
    names: plan < 0 ? [product.model] : plans.slice(0, plan + 1),
    isPlan: plan >= 0,
    outside,
  };
}

export type Management = NonNullable<ReturnType<typeof managementOf>>;

/** Whether a controller, or one of the plans that it includes, is among those that the product names. */
export function isManagedBy(managed: Managed | undefined, { kinds, names }: Management): boolean {
  if (!managed || (managed.kind !== undefined && !kinds.includes(managed.kind))) return false;
  return managed.controllers.some((name) => names.includes(name));
}
