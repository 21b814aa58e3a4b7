import type { DeviceRecord } from '../../corpus/schema/device.ts';
import type { ProductRecord } from '../../corpus/schema/product.ts';
import type { Guarantee } from '../../shared/api/forms/answers.ts';
import { normalizeSerial } from '../../shared/api/forms/normalize.ts';
import type { Catalogue } from './catalogue.ts';

const UNKNOWN: Guarantee = {
  status: 'unknown',
  modeName: null,
  warrantyFrom: null,
  warrantyUntil: null,
  contract: null,
  contractUntil: null,
  supportUntil: null,
  registered: null,
};

/** Looks warranties up by serial number. The response always has the same fields and contains no data of the owner. */
export function createGuarantees({
  devices,
  productById,
  site,
}: Catalogue): (typed: string, today: string) => Guarantee {
  const bySerial = new Map(devices.map((device) => [device.serial, device]));
  return (typed, today) => {
    const device = bySerial.get(normalizeSerial(typed));
    const product = device && productById(device.productId);
    return product ? guaranteeOf(device, product, { today, ...site.warranty }) : { ...UNKNOWN };
  };
}

function guaranteeOf(
  device: DeviceRecord,
  product: ProductRecord,
  { today, daysUntilDelivery }: { today: string; daysUntilDelivery: number },
): Guarantee {
  const from = device.deliveredOn ?? addDays(device.shippedOn, daysUntilDelivery);
  const until = addDays(addYears(from, product.warrantyYears), -1);
  const { contract } = device;
  const supportUntil = product.endOfLife?.supportEndsOn ?? null;
  return {
    status: statusOn(today, { until, contractUntil: contract?.until, supportUntil }),
    modeName: product.model,
    warrantyFrom: from,
    warrantyUntil: until,
    contract: contract?.name ?? null,
    contractUntil: contract?.until ?? null,
    supportUntil,
    registered: device.deliveredOn !== undefined,
  };
}

function statusOn(
  today: string,
  days: { until: string; contractUntil: string | undefined; supportUntil: string | null },
): Guarantee['status'] {
  if (days.supportUntil !== null && days.supportUntil < today) return 'support-ended';
  if (days.contractUntil !== undefined && days.contractUntil >= today) return 'contract';
  return days.until >= today ? 'valid' : 'expired';
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function addYears(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}
