import { z } from 'zod';
import { text } from '../fields.ts';

/** Facets of the product finder. */

/** Names a facet in addresses. */
const facetName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, '小文字の英数字とハイフンだけで書いてください')
  .refine(
    (value) => !['category', 'series', 'sale', 'sort', 'view', 'page', 'limit', 'keywords'].includes(value),
    'サイトが使う名前です',
  );

/** A value that a field may have. */
export const option = z.union([text, z.number()], '文字か数で書いてください');

const facetOption = z
  .strictObject({
    value: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/, '小文字の英数字とハイフンだけで、引用符で囲んで書いてください')
      .meta({ title: '答え', description: 'URLに入る名前' }),
    label: text.meta({ title: '答えの名前', description: '画面に出る言葉' }),
    field: text.optional().meta({ title: '項目', description: '質問の項目とは別の項目を見る場合に書きます' }),
    of: z
      .array(z.union([option, z.boolean()]))
      .min(1)
      .optional()
      .meta({ title: '当たる値', description: 'この答えに当たる値の一覧' }),
    min: z.number().optional().meta({ title: '最小', description: 'この答えに当たる数の範囲' }),
    max: z.number().optional().meta({ title: '最大', description: 'この答えに当たる数の範囲' }),
  })
  .refine(({ of, min, max }) => (of === undefined) !== (min === undefined && max === undefined), {
    message: 'of(値の一覧)か、min と max(範囲)のどちらかを書いてください',
  });
export type FacetOption = z.infer<typeof facetOption>;

export const facet = z.strictObject({
  name: facetName.meta({ title: '名前', description: 'URLに入る名前' }),
  label: text.meta({ title: '質問', description: '画面に出る言葉' }),
  order: z.number().optional().meta({ title: '並び順', description: '書かないものは後に並びます' }),
  field: text.optional().meta({ title: '項目', description: '見る項目' }),
  options: z
    .array(facetOption)
    .min(1)
    .optional()
    .meta({ title: '答え', description: '書かなければ、項目の選択肢です' }),
  specific: z
    .boolean()
    .default(false)
    .meta({ title: 'カテゴリーだけ', description: '「はい」なら、カテゴリーを選んだ後にだけ尋ねます' }),
});
export type FacetDeclaration = z.infer<typeof facet>;
