import type { AccessoryRecord } from '../../../records/accessory/record.ts';
import type { ProductRecord } from '../../../records/product/record.ts';
import type { Accessory } from '../../../shared/products/product-figures.ts';
import type { Catalogue } from '../catalogue.ts';

const PERCENT = 100;

function factsOf(accessory: AccessoryRecord): string {
  const { supply, operating, size, weightKg, maxConsumptionW, certifications } = accessory;
  const derating =
    supply && operating && supply.fullOutputMaxC < operating.maxC
      ? `(${supply.fullOutputMaxC}℃を超えると出力が下がります)`
      : '';
  return [
    supply && `${supply.input}入力、DC${supply.outputV}V ${supply.outputW}W出力`,
    supply && `効率${supply.efficiencyPercent}%`,
    maxConsumptionW && `最大消費電力${maxConsumptionW}W`,
    operating && `動作温度${operating.minC}〜${operating.maxC}℃${derating}`,
    size && `${size.widthMm}×${size.depthMm}×${size.heightMm}mm`,
    weightKg && `${weightKg}kg`,
    ...certifications,
  ]
    .filter(Boolean)
    .join('、');
}

/** Accessories that a product needs, and those among its part numbers. */
export function accessoriesOf(
  { needs = [], skus }: ProductRecord,
  { accessories }: Pick<Catalogue, 'accessories'>,
): Accessory[] {
  const ordered = [...needs.map(({ accessoryId }) => accessoryId), ...accessories.map(({ id }) => id)];
  return [...new Set(ordered)].flatMap((id) => {
    const accessory = accessories.find((one) => one.id === id);
    const need = needs.find(({ accessoryId }) => accessoryId === id);
    if (!accessory || !(need || skus.some(({ sku }) => sku === accessory.sku))) return [];
    const { sku, name, note, page, supply } = accessory;
    const { quantity = 1, usual = false, perPort, when, includedIn } = need ?? {};
    return {
      ...{ sku, name, quantity, needed: need !== undefined, usual, when, includedIn, note, page },
      ...(perPort && { perPort }),
      facts: factsOf(accessory),
      ...(supply && { outputW: supply.outputW, efficiency: supply.efficiencyPercent / PERCENT }),
    };
  });
}
