import { z } from 'zod';
import { foldSerial } from '../../shared/api/forms/fold.ts';
import { day, id } from './common.ts';

export const CONTRACTS = ['先出しセンドバック保証', 'オンサイト保守'] as const;

/** content/warranty.yaml: devices as shipped. Holds nothing about who bought them. */
export const devicesFile = z.array(
  z.strictObject({
    serial: z
      .string()
      .refine((value) => foldSerial(value) === value, '半角の大文字と数字で、区切りなしで書いてください'),
    productId: id,
    shippedOn: day,
    /** Known once the buyer has registered the device. */
    deliveredOn: day.optional(),
    contract: z.strictObject({ name: z.enum(CONTRACTS), until: day }).optional(),
  }),
);
export type DeviceRecord = z.infer<typeof devicesFile>[number];
