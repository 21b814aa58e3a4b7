import { z } from 'zod';
import { FEATURE_FIGURES } from '../../shared/api/feature-drawing.ts';
import type { Screen } from '../../shared/pages/screen-schema.ts';
import { productPath } from '../../shared/paths/params.ts';
import { chosenFrom } from '../../shared/reference.ts';
import type { Specification } from '../category/compiled.ts';
import {
  categoryId,
  day,
  id,
  productId,
  relatedProducts,
  screensPath,
  subCategoryId,
  text,
  tier,
  updatedDay,
  urlName,
  version,
} from '../fields.ts';
import { type FolderKind, inFolder } from '../kind.ts';
import { photos } from '../photos.ts';
import { orText } from '../short-forms.ts';
import type { PlainSpec, ProductSpec } from './device-shapes.ts';

export { type Hardware, hardwareOf, type ProductSpec, type Radio } from './device-shapes.ts';
export type { PortGroup, PortKind } from './ports.ts';

/**
 * content/products/{category}/{urlName}.yaml: the only record of a product. Its page, picture and data sheet, the
 * finder's facets and the search index are generated from it.
 */

const count = z.int().positive();

/** A function of a product; a name alone stands for one without a first release and a limit. */
const functionItem = orText(
  (name) => ({ name }),
  z.strictObject({
    name: text.meta({ title: '機能の名前' }),
    since: version.optional().meta({
      title: '使えるようになったバージョン',
      description: '1.2.0 の形。最初のファームウェアから使える機能には書きません',
    }),
    limit: text
      .optional()
      .meta({ title: '制限', description: '数の上限や、使えない場合。ページで名前の下に出ます' }),
  }),
);

/** As written in its file; `spec` by the declarations of its category. */
export const product = z.strictObject({
  id,
  urlName,
  /** Its category may prescribe a pattern. */
  model: text.max(60).meta({ title: '型番', description: '本体に印字した型番。60文字まで' }),
  name: text.meta({ title: '製品名', description: '型番を除いた、何の製品かを表す言葉' }),
  categoryId,
  subCategoryId: subCategoryId.meta({ description: 'カテゴリーの小分類のどれか' }),
  remarks: text.meta({ title: '一言', description: '一覧のカードに出る1行' }),
  labels: z
    .array(text.meta({ title: '札', ...chosenFrom('labels') }))
    .default([])
    .meta({ title: '札', description: '新製品、おすすめ、販売終了などの印' }),
  hot: count.optional().meta({ title: '人気の順', description: '人気の製品の一覧での位置(1から)' }),
  releasedOn: day.meta({ title: '発売日', description: '2026-11-20 の形' }),
  updatedOn: updatedDay,
  lead: text.meta({ title: '導入文', description: '何か、誰のためか、何が優れているかを2〜4文で' }),
  features: z
    .array(
      z.strictObject({
        title: text.meta({ title: '見出し' }),
        text: text.meta({ title: '説明', description: '2〜3文で' }),
        figure: z
          .enum(FEATURE_FIGURES)
          .optional()
          .meta({ title: '図', description: '仕様の数値から、説明の横に描く図' }),
      }),
    )
    .min(3)
    .max(6)
    .meta({ title: '特長', description: '3〜6点' }),
  keyFigures: z
    .array(
      z.strictObject({
        label: text.meta({ title: '名前', description: '仕様表の行と同じ名前' }),
        value: text.meta({ title: '値' }),
        unit: text.optional().meta({ title: '単位' }),
      }),
    )
    .min(3)
    .max(4)
    .optional()
    .meta({ title: '大きな数字', description: 'ページの先頭に出す3〜4個。書かなければ仕様から選ばれます' }),
  functions: z
    .array(
      z.strictObject({
        group: text.meta({ title: 'まとまりの名前' }),
        items: z
          .array(functionItem)
          .min(1)
          .meta({ title: '機能', description: '名前だけか、バージョンや制限を付けた組' }),
      }),
    )
    .min(2)
    .meta({ title: '機能', description: '2つ以上のまとまりに分けて' }),
  skus: z
    .array(
      z.strictObject({
        sku: text.meta({ title: '品番' }),
        name: text.meta({ title: '品名', description: '本体、ライセンス、付属品など' }),
      }),
    )
    .min(1)
    .meta({ title: '注文の品番', description: '1つ目は本体' }),
  inBox: z
    .array(text)
    .min(1)
    .optional()
    .meta({ title: '箱に入っているもの', description: '本体のほかに。電源コード、取付金具など' }),
  needs: z
    .array(
      z.strictObject({
        accessoryId: id.meta({ title: '必要なもの', ...chosenFrom('accessories') }),
        quantity: count.default(1).meta({ title: '数量', description: '本体1台あたり' }),
        when: text.optional().meta({
          title: '要る場合',
          description: 'いつも要るものには書きません。例: AC100Vから給電する場合',
        }),
        usual: z.boolean().default(false).meta({
          title: '一緒に頼むもの',
          description: '選ぶと、設計ツールと検討リストが本体と一緒に加えます',
        }),
        perPort: z.boolean().optional().meta({
          title: 'PONポートごとに1個',
          description: '選ぶと、光回線の設計ツールが、使うPONポートの数だけ加えます',
        }),
        includedIn: z.array(text).optional().meta({
          title: '含まれる品番',
          description: 'これを含む本体の品番。検討リストは、その品番には加えません',
        }),
      }),
    )
    .optional()
    .meta({
      title: '必要なもの',
      description: '箱に入っていないもの。何も要らない製品では、空のままにします',
    }),
  relatedProductIds: relatedProducts,
  screens: screensPath,
  tier: tier.optional().meta({ description: '構成図での位置。書かなければ小分類のとおりです' }),
  photos,
  warrantyYears: count.meta({ title: '保証の年数' }),
  endOfLife: z
    .strictObject({
      announcedOn: day.meta({ title: '発表日' }),
      lastOrderOn: day.meta({ title: '最終受注日' }),
      supportEndsOn: day.meta({ title: 'サポートの終了日' }),
      successorId: productId.optional().meta({ title: '後継の製品' }),
    })
    .optional()
    .meta({
      title: '販売終了',
      description: '販売を終えた製品にだけ書きます。「札」にも「販売終了」を書きます',
    }),
  spec: z.record(z.string(), z.unknown()).meta({ title: '仕様', description: 'カテゴリーが決めた項目' }),
});

type Parsed = z.infer<typeof product>;
export type ProductFunction = Parsed['functions'][number]['items'][number];

export interface ProductRecord extends Omit<Parsed, 'spec' | 'keyFigures'> {
  keyFigures: NonNullable<Parsed['keyFigures']>;
  spec: ProductSpec | PlainSpec;
  /** The declaration of its category. */
  specification: Specification;
  /** The first of the management screens that it names, for its drawing. */
  screen?: Screen | undefined;
}

/** A product whose category names a drawing. */
export type DrawnProduct = ProductRecord & { spec: ProductSpec };

export function isDrawn(product: ProductRecord): product is DrawnProduct {
  return product.spec.kind !== 'plain';
}

/** The kind of a category's products, whose files have this schema. */
export function productsOf<Schema extends z.ZodType>(
  category: { urlName: string; name: string },
  schema: Schema,
): FolderKind<Schema, 'record'> {
  return inFolder('record', `products/${category.urlName}`, {
    title: `製品(${category.name})`,
    description: `${category.name}の製品。ページ、仕様表、比較、検索、データシートに出ます。`,
    newFile: '{urlName}.yaml',
    schema,
    pathOf: ({ urlName, id }: { urlName: string; id: number }) => productPath({ slug: urlName, id }),
  });
}
