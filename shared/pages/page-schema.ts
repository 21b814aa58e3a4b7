import * as z from 'zod/mini';
import { SECTIONS } from '../paths/sections.ts';
import { chosenFrom } from '../reference.ts';
import { SCENE_KINDS } from '../scenes.ts';
import { accessibilityCheckFile } from './accessibility-check.ts';
import { blockSchema, contactName } from './block-schema.ts';
import { pagePhoto } from './photo-record.ts';
import { sitePath, text } from './text-schema.ts';

const PATH = /^\/$|^(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)+$/;
const SECTION_ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const id = z.int().check(z.positive());

const heading = text.check(z.meta({ title: '見出し' }));
const leadText = z.optional(text.check(z.meta({ title: '導入文', description: '見出しの下の1〜2文' })));

const sectionSchema = z.strictObject({
  id: z
    .string()
    .check(
      z.regex(SECTION_ID, '小文字の英数字とハイフンだけで書いてください'),
      z.meta({ title: 'ページ内の名前', description: 'リンクの # の後に書く名前' }),
    ),
  title: heading,
  lead: leadText,
  quote: z.optional(text.check(z.meta({ title: '引用', description: '文の横に大きく出す1文' }))),
  blocks: z.array(blockSchema).check(z.meta({ title: 'ブロック', description: '上から順に並べる内容' })),
});
export type PageSection = z.infer<typeof sectionSchema>;

const target = sitePath.check(z.meta({ title: '行き先', ...chosenFrom('pages') }));
const linkName = text.check(z.meta({ title: 'リンクの言葉' }));
const productIds = z
  .array(id.check(z.meta({ title: '製品', ...chosenFrom('products') })))
  .check(z.meta({ title: '製品' }));

/** Content of a page, without its appearance. Plain data, because the loader sends it to the page. */
const contentFields = {
  path: z
    .string()
    .check(
      z.regex(PATH, '/ で始まるパスを、小文字の英数字とハイフンで、末尾の / を付けずに書いてください'),
      z.meta({ title: 'パス', description: 'ページのURLの、ホストの後の部分(例: /about-us)' }),
    ),
  /** By default that of the nearest known page above. */
  section: z.optional(
    z
      .enum(SECTIONS, { error: `この区分はありません。使えるのは ${SECTIONS.join('、')} です` })
      .check(
        z.meta({ title: '区分', description: 'メニューで印を付ける項目。書かなければ上のページと同じ' }),
      ),
  ),
  title: text.check(
    z.meta({
      title: '名前',
      description: 'メニューとタブの名前。「見出し」を書かなければ、見出しにもなります',
    }),
  ),
  heading: z.optional(
    text.check(z.meta({ title: '見出し', description: 'ページの名前より詳しくする場合に書きます' })),
  ),
  lead: leadText,
  photo: z
    .optional(pagePhoto)
    .check(
      z.meta({ title: '冒頭の写真', description: '冒頭の絵や場面の代わりに、ページの頭に大きく出す写真' }),
    ),
  cover: z.optional(
    sitePath.check(
      z.meta({
        title: '先頭の絵',
        ...chosenFrom('pictures'),
        description: 'ウィンドウの端まで出す絵(例: /images/pages/lab.webp)',
      }),
    ),
  ),
  scene: z.optional(
    z
      .strictObject({
        kind: z.enum(SCENE_KINDS).check(z.meta({ title: '場所' })),
        productIds: productIds.check(z.minLength(1)),
      })
      .check(z.meta({ title: '設置場所の絵', description: '先頭の絵の代わりに、製品を置いて見せる場所' })),
  ),
  figure: z.optional(
    z
      .strictObject({
        value: text.check(z.meta({ title: '値', description: '大きく出る値' })),
        label: text.check(z.meta({ title: '値の説明', description: '数語で' })),
      })
      .check(z.meta({ title: '大きな数字', description: 'ページの先頭に大きく見せる事実を1つ' })),
  ),
  description: text.check(z.meta({ title: '検索エンジンでの説明', description: '60〜130文字' })),
  crumbs: z.optional(
    z
      .array(z.strictObject({ name: linkName, path: target }))
      .check(z.meta({ title: '上のページ', description: 'パンくずリストの、このページより上' })),
  ),
  sections: z
    ._default(z.array(sectionSchema), [])
    .check(z.meta({ title: 'セクション', description: '見出しごとのまとまり' })),
  products: z.optional(
    z
      .strictObject({
        title: heading,
        lead: leadText,
        subIds: z
          .array(id.check(z.meta({ title: '小分類', ...chosenFrom('series') })))
          .check(z.minLength(1), z.meta({ title: '小分類' })),
      })
      .check(z.meta({ title: '製品の一覧', description: '最初のセクションの後に出す製品' })),
  ),
  cases: z.optional(
    z
      .strictObject({
        title: heading,
        industry: z.optional(
          text.check(
            z.meta({ title: '業種', description: 'この業種の事例を出します', ...chosenFrom('industries') }),
          ),
        ),
        productIds: z.optional(productIds),
      })
      .check(z.meta({ title: '事例の一覧', description: '最後のセクションの後に出す導入事例' })),
  ),
  /** Of a form's page. */
  contact: z.optional(
    contactName.check(
      z.meta({
        title: '窓口',
        description: 'フォームに添え、返信のメールに書く窓口。書かなければフォームごとの初めの窓口です',
      }),
    ),
  ),
  /** `page-words.ts` has their names. */
  words: z.optional(
    z
      .record(z.string(), z.union([text, z.array(text)]))
      .check(z.meta({ title: '画面の文', description: 'フォームや一覧など、決まった場所に出る文' })),
  ),
  document: z.optional(
    z
      .strictObject({
        from: z
          .enum(['service', 'single'])
          .check(z.meta({ title: '置き場所', description: '文のあるフォルダー' })),
        type: id.check(z.meta({ title: '区分', description: '文の type の番号' })),
        contact: z.optional(contactName),
      })
      .check(z.meta({ title: '本文', description: 'service か single の文を、このページの本文にします' })),
  ),
  next: z.optional(
    z
      .array(z.strictObject({ to: target, name: linkName }))
      .check(z.meta({ title: '次のページ', description: 'ページの終わりで案内する行き先' })),
  ),
  /** Its own next steps are in a section. */
  consult: z.optional(
    z
      .strictObject({
        title: heading,
        text: text.check(z.meta({ title: '文' })),
        about: z.optional(
          text.check(z.meta({ title: '相談の内容', description: 'フォームに初めから入る言葉' })),
        ),
      })
      .check(z.meta({ title: '相談の案内', description: 'ページの終わりの、相談への案内' })),
  ),
};

const pageContent = z.strictObject({
  ...contentFields,
  /** On the page of the accessibility statement: result of the last check. */
  accessibilityCheck: z.optional(accessibilityCheckFile),
  /** On pages with the contact of the support desk: its next states, and the moment of this copy, in ms since 1970. */
  support: z.optional(
    z.object({
      states: z.array(z.object({ isOpen: z.boolean(), text: z.string(), until: z.number() })),
      at: z.number(),
    }),
  ),
});
export type PageContent = z.infer<typeof pageContent>;

/** content/pages/*.yaml: one page of the site each. */
export const pageFile = z.strictObject({
  ...contentFields,
  updated: z.iso
    .date('YYYY-MM-DD の形で書いてください')
    .check(z.meta({ title: '更新日', description: '内容を最後に変えた日(2026-11-20 の形)' })),
  search: z.optional(
    z
      .strictObject({
        title: z.optional(
          text.check(z.meta({ title: '見出し', description: 'ページの名前では足りない場合に書きます' })),
        ),
        description: text.check(z.meta({ title: '説明', description: '検索結果に出る1文' })),
        keywords: z.array(text).check(
          z.minLength(1),
          z.meta({
            title: '検索の言葉',
            description: 'このページを指す言葉。漢字の言葉には読みも書きます',
          }),
        ),
      })
      .check(z.meta({ title: 'サイト内検索', description: '書かなければ、サイト内検索に出ません' })),
  ),
});
export type PageRecord = z.infer<typeof pageFile>;

/** Selects the fields of a page's file that are sent to the page. */
export function pageContentOf({ updated: _updated, search: _search, ...content }: PageRecord): PageContent {
  return content;
}
