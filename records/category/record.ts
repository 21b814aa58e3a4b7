import { z } from 'zod';
import { categoryPath } from '../../shared/paths/params.ts';
import { SCENE_KINDS } from '../../shared/scenes.ts';
import { id, picturePath, productId, screensPath, text, tier, urlName } from '../fields.ts';
import { inFolder } from '../kind.ts';
import { DRAWINGS } from '../product/device-shapes.ts';
import type { Specification } from './compiled.ts';
import {
  comparisonRows,
  include,
  modelForm,
  type SpecificationParts,
  specificationParts,
} from './specification.ts';

const subCategory = z.strictObject({
  id,
  urlName,
  name: text.meta({ title: '名前', description: '小分類の名前(例: 産業用スイッチ)' }),
  lead: text.meta({ title: '導入文', description: '小分類のページの見出しの下に出る1文' }),
  tier: tier.optional().meta({ description: '構成図でこの小分類の製品を置く位置' }),
});

/** content/categories/{urlName}.yaml: one product category with the specification of its products, as written. */
export const category = z.strictObject({
  id,
  order: z.int().meta({ title: '並び順', description: 'メニューでの位置' }),
  urlName,
  name: text.meta({ title: '名前', description: 'メニューと見出しの名前' }),
  englishName: text.meta({ title: '英語の名前', description: '検索で使います' }),
  picture: picturePath.meta({
    title: '絵',
    description: 'カテゴリーの絵。960×720(例: /images/categories/cameras.webp)',
  }),
  scene: z
    .strictObject({
      kind: z.enum(SCENE_KINDS).meta({ title: '場所' }),
      productIds: z.array(productId).min(1).meta({ title: '製品', description: '置いて見せる製品' }),
    })
    .optional()
    .meta({ title: '設置場所の絵', description: 'ページの先頭で、絵の代わりに製品を置いて見せる場所' }),
  lead: text.meta({ title: '導入文', description: '見出しの下の1〜2文' }),
  choosing: z
    .array(
      z.strictObject({
        title: text.meta({ title: '見出し' }),
        text: text.meta({ title: '説明', description: '1〜2文で' }),
      }),
    )
    .min(3)
    .meta({ title: '選び方', description: '選ぶときに見る点を3つ以上' }),
  child: z
    .array(subCategory)
    .min(1)
    .meta({ title: '小分類', description: 'シリーズや用途による分け方。それぞれにページができます' }),
  screens: screensPath,
  drawing: z
    .enum(DRAWINGS)
    .optional()
    .meta({ title: '図の種類', description: '製品の図を描く型。書かなければ共通の絵になります' }),
  model: modelForm.optional().meta({ title: '型番の形', description: '型番が守る形' }),
  include: z
    .array(include)
    .default([])
    .meta({ title: '取り込む仕様', description: 'specifications フォルダーのファイル名(拡張子なし)' }),
  ...specificationParts,
  comparison: comparisonRows.meta({ title: '比較表の行', description: '製品の比較に出す行' }),
});
export type CategoryDeclaration = z.infer<typeof category>;

/** With the specification of its products instead of the declarations. */
export interface CategoryRecord
  extends Omit<CategoryDeclaration, 'model' | 'include' | 'comparison' | keyof SpecificationParts> {
  specification: Specification;
}
export type SubCategoryRecord = z.infer<typeof subCategory>;

export const categories = inFolder('record', 'categories', {
  title: '製品カテゴリー',
  description: '製品の分け方と、製品の仕様が持つ項目です。',
  newFile: '{urlName}.yaml',
  schema: category,
  pathOf: ({ urlName }: { urlName: string }) => categoryPath(urlName) ?? undefined,
});
