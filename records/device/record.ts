import { z } from 'zod';
import { normalizeSerial } from '../../shared/api/forms/normalize.ts';
import { chosenFrom } from '../../shared/reference.ts';
import { day, productId, text } from '../fields.ts';
import { inFile, type RecordOf } from '../kind.ts';

/** content/warranty.yaml: devices as shipped. Holds no data about their buyers. */
const devicesFile = z.array(
  z.strictObject({
    serial: z
      .string()
      .refine((value) => normalizeSerial(value) === value, '半角の大文字と数字で、区切りなしで書いてください')
      .meta({ title: 'シリアル番号', description: 'ラベルの S/N。半角の大文字と数字で、区切りなしで' }),
    productId,
    shippedOn: day.meta({ title: '出荷日' }),
    deliveredOn: day.optional().meta({ title: '納品日', description: '購入者が登録した場合にだけ書きます' }),
    contract: z
      .strictObject({
        name: text.meta({ title: '契約の名前', ...chosenFrom('warrantyContracts') }),
        until: day.meta({ title: '契約の終わり' }),
      })
      .optional()
      .meta({ title: '保守契約', description: '有償の契約がある場合にだけ書きます' }),
  }),
);

export const devices = inFile('list', 'warranty', {
  title: '保証状況の製品',
  description: '保証状況の確認で調べられる、出荷した製品です。',
  schema: devicesFile,
  pathOf: () => '/service/warranty-check',
});
export type DeviceRecord = RecordOf<typeof devices>;
