import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';

/**
 * Checks that serial numbers are unique and that each device is of an existing product, was on sale when shipped, and
 * was shipped before it was delivered.
 */
export function* checkDevices({ devices, products }: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const seen = new Set<string>();
  const productById = new Map(products.map((product) => [product.id, product]));
  for (const device of devices) {
    const { serial, productId, shippedOn, deliveredOn } = device;
    const problem = (reason: string) => ({ file: fileOf(device), field: serial, reason });
    const product = productById.get(productId);
    if (seen.has(serial)) yield problem('シリアル番号が重複しています');
    if (!product) yield problem(`productId ${productId} の製品はありません`);
    if (product && shippedOn < product.releasedOn)
      yield problem(`出荷日が ${product.model} の発売日(${product.releasedOn})より前です`);
    if (deliveredOn && deliveredOn < shippedOn) yield problem('deliveredOn が shippedOn より前です');
    seen.add(serial);
  }
}
