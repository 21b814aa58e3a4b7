import type { AccessoryRecord } from '../../../records/accessory/record.ts';
import type { ProductRecord } from '../../../records/product/record.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { figuresOf } from '../../specification/product-figures.ts';
import { duplicates } from '../duplicates.ts';

/** Faults of one accessory: a supply must be plannable, and one for the mains needs its mark (電気用品安全法). */
function* faultsOf(accessory: AccessoryRecord): Iterable<string> {
  const { supply, operating, size, weightKg, certifications } = accessory;
  if (!supply) return;
  if (!(operating && size && weightKg)) yield '電源には operating、size、weightKg が必要です';
  if (operating && supply.fullOutputMaxC > operating.maxC)
    yield 'fullOutputMaxC が動作温度の上限を超えています';
  if (supply.input.startsWith('AC') && !certifications.some((text) => text.includes('PSE')))
    yield 'AC入力の電源には、電気用品安全法(PSE)の記載が必要です';
}

/** Watts that the accessories of a product lack for its consumption. */
function* weakSupplies(product: ProductRecord, accessories: readonly AccessoryRecord[]): Iterable<string> {
  const { maxConsumptionW = 0 } = figuresOf(product);
  for (const { accessoryId, quantity } of product.needs ?? []) {
    const { supply, name } = accessories.find(({ id }) => id === accessoryId) ?? {};
    if (supply && supply.outputW * quantity < maxConsumptionW)
      yield `${name}の出力${supply.outputW}Wが、最大消費電力${maxConsumptionW}Wに足りません`;
  }
}

/** Checks the accessories, and that the supplies of a product feed it. */
export function* checkAccessories(
  { accessories, products }: Corpus,
  fileOf: FileOf,
): Iterable<ContentProblem> {
  yield* duplicates(
    accessories.map((one) => [one, `id(id ${one.id})`, one.id]),
    fileOf,
  );
  for (const one of accessories)
    for (const reason of faultsOf(one)) yield { file: fileOf(one), field: `supply(id ${one.id})`, reason };
  for (const product of products)
    for (const reason of weakSupplies(product, accessories))
      yield { file: fileOf(product), field: 'needs', reason };
}
