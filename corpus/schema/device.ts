import { z } from 'zod';
import { normalizeSerial } from '../../shared/api/forms/normalize.ts';
import { day, id, text } from './common.ts';

/** content/warranty.yaml: devices as shipped. Holds nothing about who bought them. */
export const devicesFile = z.array(
  z.strictObject({
    serial: z
      .string()
      .refine(
        (value) => normalizeSerial(value) === value,
        '半角の大文字と数字で、区切りなしで書いてください',
      ),
    productId: id,
    shippedOn: day,
    /** Known once the buyer has registered the device. */
    deliveredOn: day.optional(),
    contract: z.strictObject({ name: text, until: day }).optional(),
  }),
);
export type DeviceRecord = z.infer<typeof devicesFile>[number];
