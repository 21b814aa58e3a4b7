type Relating = { productIds: number[] } | { configuration: { productId: number }[] };

/** Products that an article is about, with the field that lists them. */
export function relatedProducts(record: Relating): { field: string; ids: number[] } {
  return 'productIds' in record
    ? { field: 'productIds', ids: record.productIds }
    : { field: 'configuration', ids: record.configuration.map(({ productId }) => productId) };
}
