import type { Hardware, ProductRecord } from '../../server/content/schema/product.ts';

/** What a product has of a housing; a service and a virtual appliance have none. */
export function hardwareOf({ spec }: Pick<ProductRecord, 'spec'>): Hardware | undefined {
  return spec.kind === 'cloud' ? spec.hardware : spec;
}
