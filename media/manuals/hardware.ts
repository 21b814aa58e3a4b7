import {
  type Hardware,
  hardwareOf as hardwareOfSpec,
  type ProductRecord,
} from '../../corpus/schema/product.ts';

/** What a product has of a housing; a service and a virtual appliance have none. */
export function hardwareOf({ spec }: Pick<ProductRecord, 'spec'>): Hardware | undefined {
  return hardwareOfSpec(spec);
}
