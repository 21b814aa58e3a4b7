import type { Catalogue } from '../../server/content/catalogue.ts';
import { perMinute } from '../../server/content/rate-limit.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind } from '../../server/content/served-kind.ts';
import { normalizeSerial } from '../../shared/api/forms/normalize.ts';
import { todayInJapan } from '../../shared/text/date.ts';
import type { ProductRecord } from '../product/record.ts';
import type { DeviceRecord } from './record.ts';
import { type WireGuarantee, warrantyCalls } from './wire.ts';

/** Enough for a visitor with a shelf of devices; too few for guessing serial numbers. */
const CHECKS_PER_MINUTE = 10;

export const devices: ServedKind = {
  routes: ({ catalogue, now }) => {
    const guaranteeOf = createGuarantees(catalogue);
    return serve(
      warrantyCalls,
      { guarantee: ({ secrets }) => guaranteeOf(secrets, todayInJapan(now())) },
      { guarantee: [perMinute(CHECKS_PER_MINUTE)] },
    );
  },
};

const UNKNOWN: WireGuarantee = {
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
}: Catalogue): (typed: string, today: string) => WireGuarantee {
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
): WireGuarantee {
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
): WireGuarantee['status'] {
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
