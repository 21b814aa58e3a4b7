import type { ContentProblem, Corpus } from '../../corpus.ts';

/**
 * Checks that serial numbers are unique and that each device is of an existing product, was on sale when shipped, and
 * was shipped before it was delivered.
 */
export function checkDevices({ devices, products }: Corpus): ContentProblem[] {
  const seen = new Set<string>();
  const productById = new Map(products.map((product) => [product.id, product]));
  return devices.flatMap(({ serial, productId, shippedOn, deliveredOn }) => {
    const product = productById.get(productId);
    const reasons = [
      ...(seen.has(serial) ? ['シリアル番号が重複しています'] : []),
      ...(product ? [] : [`productId ${productId} の製品はありません`]),
      ...(product && shippedOn < product.releasedOn
        ? [`出荷日が ${product.model} の発売日(${product.releasedOn})より前です`]
        : []),
      ...(deliveredOn && deliveredOn < shippedOn ? ['deliveredOn が shippedOn より前です'] : []),
    ];
    seen.add(serial);
    return reasons.map((reason) => ({ file: 'warranty.yaml', field: serial, reason }));
  });
}
