import { z } from 'zod';
import { chosenFrom } from '../../shared/reference.ts';
import { id, pagePath, text } from '../fields.ts';
import { inFile, type RecordOf } from '../kind.ts';

const positive = z.number().positive();
const celsius = z.number();

/** content/accessories.yaml: things that products need in addition to the content of their box. */
const accessoriesFile = z.array(
  z.strictObject({
    id,
    sku: text
      .optional()
      .meta({ title: '品番', description: '自社で扱わないもの(LANケーブルなど)には書きません' }),
    name: text.meta({ title: '名前', description: '型番を除いた品名。例: DINレール電源' }),
    note: text.optional().meta({ title: '条件', description: '種類、長さ、選び方を1文で' }),
    supply: z
      .strictObject({
        input: text.meta({ title: '入力', description: '例: AC100-240V 50/60Hz' }),
        outputV: positive.meta({ title: '出力の電圧(V)' }),
        outputW: positive.meta({ title: '出力(W)' }),
        efficiencyPercent: z
          .number()
          .min(50)
          .max(99)
          .meta({ title: '効率(%)', description: 'AC100V入力、定格出力のとき' }),
        fullOutputMaxC: celsius.meta({ title: '定格で使える温度の上限(℃)' }),
      })
      .optional()
      .meta({ title: '電源', description: '電源装置、ACアダプター、PoEインジェクターにだけ書きます' }),
    maxConsumptionW: positive
      .optional()
      .meta({ title: '最大消費電力(W)', description: '光モジュールなど、自分で電力を使うもの' }),
    operating: z
      .strictObject({ minC: celsius.meta({ title: '下限(℃)' }), maxC: celsius.meta({ title: '上限(℃)' }) })
      .optional()
      .meta({ title: '動作温度' }),
    size: z
      .strictObject({
        widthMm: positive.meta({ title: '幅(mm)' }),
        depthMm: positive.meta({ title: '奥行き(mm)' }),
        heightMm: positive.meta({ title: '高さ(mm)' }),
      })
      .optional()
      .meta({ title: '大きさ' }),
    weightKg: positive.optional().meta({ title: '質量(kg)' }),
    certifications: z.array(text).default([]).meta({ title: '適合規格・認定' }),
    page: pagePath.optional().meta({ title: '詳しいページ', ...chosenFrom('pages') }),
  }),
);

export const accessories = inFile('list', 'accessories', {
  title: '付属品と別売品',
  description: '製品の「必要なもの」に並ぶ、電源、ケーブル、取付金具、光モジュール、ライセンスです。',
  schema: accessoriesFile,
});
export type AccessoryRecord = RecordOf<typeof accessories>;
