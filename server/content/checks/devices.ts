import type { ContentProblem, Corpus } from '../corpus.ts';

/** Serial numbers are unique, and each device is of a product that exists and was shipped before it was delivered. */
export function checkDevices({ devices, products }: Corpus): ContentProblem[] {
  const seen = new Set<string>();
  const productIds = new Set(products.map(({ id }) => id));
  return devices.flatMap(({ serial, productId, shippedOn, deliveredOn }) => {
    const reasons = [
      ...(seen.has(serial) ? ['シリアル番号が重複しています'] : []),
      ...(productIds.has(productId) ? [] : [`productId ${productId} の製品はありません`]),
      ...(deliveredOn && deliveredOn < shippedOn ? ['deliveredOn が shippedOn より前です'] : []),
    ];
    seen.add(serial);
    return reasons.map((reason) => ({ file: 'warranty.yaml', field: serial, reason }));
  });
}
