import type { AccessoryRecord } from '../../../records/accessory/record.ts';
import type { ProductRecord } from '../../../records/product/record.ts';
import type { ContentProblem, Corpus } from '../../corpus.ts';
import { figuresOf } from '../../specification/product-figures.ts';
import { duplicates } from '../duplicates.ts';

const FILE = 'accessories.yaml';

/** Faults of one accessory: a supply must be plannable, and one for the mains needs its mark (電気用品安全法). */
function faultsOf({ supply, operating, size, weightKg, certifications }: AccessoryRecord): string[] {
  if (!supply) return [];
  return [
    ...(operating && size && weightKg ? [] : ['電源には operating、size、weightKg が必要です']),
    ...(operating && supply.fullOutputMaxC > operating.maxC
      ? ['fullOutputMaxC が動作温度の上限を超えています']
      : []),
    ...(supply.input.startsWith('AC') && !certifications.some((text) => text.includes('PSE'))
      ? ['AC入力の電源には、電気用品安全法(PSE)の記載が必要です']
      : []),
  ];
}

/** Watts that the accessories of a product lack for its consumption. */
function weakSupplies(product: ProductRecord, accessories: readonly AccessoryRecord[]): string[] {
  const { maxConsumptionW = 0 } = figuresOf(product);
  return (product.needs ?? []).flatMap(({ accessoryId, quantity }) => {
    const { supply, name } = accessories.find(({ id }) => id === accessoryId) ?? {};
    return supply && supply.outputW * quantity < maxConsumptionW
      ? [`${name}の出力${supply.outputW}Wが、最大消費電力${maxConsumptionW}Wに足りません`]
      : [];
  });
}

/** Checks the accessories, and that the supplies of a product feed it. */
export function checkAccessories(
  { accessories, products }: Corpus,
  fileOf: (record: object) => string,
): ContentProblem[] {
  return [
    ...duplicates(
      accessories,
      ({ id }) => `id(id ${id})`,
      ({ id }) => id,
      () => FILE,
    ),
    ...accessories.flatMap((accessory) =>
      faultsOf(accessory).map((reason) => ({ file: FILE, field: `supply(id ${accessory.id})`, reason })),
    ),
    ...products.flatMap((product) =>
      weakSupplies(product, accessories).map((reason) => ({ file: fileOf(product), field: 'needs', reason })),
    ),
  ];
}
