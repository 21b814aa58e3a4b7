import * as z from 'zod/mini';
import { ICON_NAMES } from '../icon-names.ts';
import { chosenFrom } from '../reference.ts';
import { SCENE_KINDS } from '../scenes.ts';
import { pagePhoto } from './photo-record.ts';
import { screenBlock } from './screen-schema.ts';
import { cell, sitePath, text } from './text-schema.ts';

/** Of site.yaml. */
export const contactName = text.check(z.meta({ title: '窓口', ...chosenFrom('contacts') }));

const title = text.check(z.meta({ title: '見出し' }));
const explanation = text.check(z.meta({ title: '説明' }));
const to = sitePath.check(z.meta({ title: '行き先', ...chosenFrom('pages') }));
const blockKind = { title: 'ブロックの種類' };
const rowsOfTwo = z.array(
  z.tuple([text.check(z.meta({ title: '名前' })), text.check(z.meta({ title: '値' }))]),
);

const point = z.strictObject({ title, text: explanation });
/** A thing, a place or a person. */
const picturedPoint = z.strictObject({
  title,
  text: explanation,
  photo: z.optional(pagePhoto).check(z.meta({ title: '写真', description: '見出しの上に見せる写真' })),
});
export type PicturedPoint = z.infer<typeof picturedPoint>;
export type Point = z.infer<typeof point>;

const linkCard = z.strictObject({
  to,
  title,
  text: explanation,
  icon: z.optional(
    z
      .enum(ICON_NAMES, { error: `この名前のアイコンはありません。使えるのは ${ICON_NAMES.join('、')} です` })
      .check(z.meta({ title: 'アイコン' })),
  ),
});
export type LinkCard = z.infer<typeof linkCard>;

const coverLink = z.strictObject({
  to,
  cover: z.optional(
    sitePath.check(z.meta({ title: '絵', description: '言葉の上に出す絵。16:9', ...chosenFrom('pictures') })),
  ),
  photo: z.optional(pagePhoto).check(z.meta({ title: '写真', description: '絵の代わりに出す写真' })),
  meta: text.check(z.meta({ title: '添え書き', description: '見出しの上の短い行(例: 日付)' })),
  title,
  text: explanation,
});
export type CoverLink = z.infer<typeof coverLink>;

const question = z.strictObject({
  question: text.check(z.meta({ title: '質問' })),
  answer: text.check(z.meta({ title: '答え' })),
});

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Blocks of a section, by `kind`. */
const BLOCKS = [
  z
    .strictObject({
      kind: z.literal('paragraphs').check(z.meta(blockKind)),
      texts: z
        .array(text)
        .check(z.meta({ title: '段落', description: '1段落に1つ。[言葉](/path) でリンク' })),
    })
    .check(z.meta({ title: '段落' })),
  z
    .strictObject({
      kind: z.literal('list').check(z.meta(blockKind)),
      items: z.array(text).check(z.meta({ title: '項目' })),
    })
    .check(z.meta({ title: '箇条書き' })),
  z
    .strictObject({
      kind: z.literal('steps').check(z.meta(blockKind)),
      items: z.array(point).check(z.meta({ title: '手順', description: '順に行うこと' })),
    })
    .check(z.meta({ title: '手順' })),
  z
    .strictObject({
      kind: z.literal('points').check(z.meta(blockKind)),
      items: z.array(picturedPoint).check(z.meta({ title: '要点', description: '並べて見せること' })),
    })
    .check(z.meta({ title: '要点' })),
  z
    .strictObject({
      kind: z.literal('facts').check(z.meta(blockKind)),
      rows: rowsOfTwo.check(z.meta({ title: '行', description: '名前と値の組' })),
    })
    .check(z.meta({ title: '名前と値' })),
  /** Text in parentheses after a value is set small. */
  z
    .strictObject({
      kind: z.literal('figures').check(z.meta(blockKind)),
      rows: rowsOfTwo.check(
        z.meta({ title: '数字', description: '名前と値の組。値の後の括弧は小さく出ます' }),
      ),
    })
    .check(z.meta({ title: '大きな数字' })),
  z
    .strictObject({
      kind: z.literal('timeline').check(z.meta(blockKind)),
      items: z
        .array(
          z.strictObject({
            month: z
              .string()
              .check(
                z.regex(MONTH, 'YYYY-MM の形で書いてください'),
                z.meta({ title: '年月', description: '2026-11 の形' }),
              ),
            text: text.check(z.meta({ title: '出来事' })),
          }),
        )
        .check(z.meta({ title: '出来事', description: '古いものから順に' })),
    })
    .check(z.meta({ title: '年表' })),
  z
    .strictObject({
      kind: z.literal('table').check(z.meta(blockKind)),
      caption: text.check(z.meta({ title: '表の題' })),
      head: z.array(text).check(z.meta({ title: '列の見出し' })),
      rows: z.array(z.array(cell)).check(z.meta({ title: '行', description: '1行に列の数だけの文字' })),
      choicesFor: z.optional(
        text.check(z.meta({ title: '選択欄', description: '行の先頭を選択肢にする、フォームの欄の名前' })),
      ),
    })
    .check(z.meta({ title: '表' })),
  z
    .strictObject({
      kind: z.literal('cards').check(z.meta(blockKind)),
      items: z.array(linkCard).check(z.meta({ title: 'カード' })),
    })
    .check(z.meta({ title: 'リンクのカード' })),
  /** A shorter variant, two side by side. */
  z
    .strictObject({
      kind: z.literal('links').check(z.meta(blockKind)),
      items: z.array(z.strictObject({ to, title, text: explanation })).check(z.meta({ title: 'リンク' })),
    })
    .check(z.meta({ title: 'リンクの一覧' })),
  z
    .strictObject({
      kind: z.literal('covers').check(z.meta(blockKind)),
      items: z.array(coverLink).check(z.meta({ title: 'カード' })),
    })
    .check(z.meta({ title: '絵のあるカード' })),
  z
    .strictObject({
      kind: z.literal('questions').check(z.meta(blockKind)),
      items: z.array(question).check(z.meta({ title: '質問と答え' })),
    })
    .check(z.meta({ title: '質問と答え' })),
  z
    .strictObject({
      kind: z.literal('notice').check(z.meta(blockKind)),
      text: text.check(z.meta({ title: '文' })),
    })
    .check(z.meta({ title: '注意書き' })),
  z
    .strictObject({
      kind: z.literal('picture').check(z.meta(blockKind)),
      src: sitePath.check(z.meta({ title: '画像', ...chosenFrom('pictures') })),
      alt: text.check(z.meta({ title: '画像の説明', description: '見られない方に読み上げる文' })),
      size: z
        .tuple([
          z.int().check(z.positive(), z.meta({ title: '幅' })),
          z.int().check(z.positive(), z.meta({ title: '高さ' })),
        ])
        .check(z.meta({ title: '大きさ', description: '幅と高さ(ピクセル)' })),
      caption: z.optional(text.check(z.meta({ title: '画像の題' }))),
    })
    .check(z.meta({ title: '画像' })),
  z
    .strictObject({
      kind: z.literal('photo').check(z.meta(blockKind)),
      photo: pagePhoto.check(z.meta({ title: '写真' })),
      caption: z.optional(text.check(z.meta({ title: '写真の題' }))),
    })
    .check(z.meta({ title: '写真' })),
  z
    .strictObject({
      kind: z.literal('photo-slot').check(z.meta(blockKind)),
      name: z
        .string()
        .check(
          z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '英小文字、数字、ハイフンで書いてください'),
          z.meta({ title: '名前', description: 'サイトの中で1つだけ(例: lab)' }),
        ),
      scene: z
        .strictObject({
          kind: z.enum(SCENE_KINDS).check(z.meta({ title: '場所' })),
          productIds: z
            .array(z.int().check(z.positive(), z.meta({ title: '製品', ...chosenFrom('products') })))
            .check(z.minLength(1), z.meta({ title: '製品' })),
        })
        .check(z.meta({ title: '設置場所の絵', description: '写真がそろうまで見せる絵' })),
      alt: text.check(z.meta({ title: '絵の説明', description: '見られない方に読み上げる文' })),
      caption: text.check(z.meta({ title: '写真の題', description: '「写真の例:」に続けて出します' })),
    })
    .check(z.meta({ title: '写真の例', description: '写真を撮ったら、「写真」のブロックに替えます' })),
  screenBlock,
  z
    .strictObject({
      kind: z.literal('contact').check(z.meta(blockKind)),
      contact: contactName,
    })
    .check(z.meta({ title: '窓口', description: '電話番号とメールアドレスと受付時間' })),
] as const;

export const BLOCK_KINDS: readonly string[] = BLOCKS.flatMap(({ shape }) => [...shape.kind.def.values]);

export const blockSchema = z.discriminatedUnion('kind', BLOCKS, {
  error: ({ code }) =>
    code === 'invalid_union'
      ? `この種類のブロックはありません。使えるのは ${BLOCK_KINDS.join('、')} です`
      : undefined,
});
export type Block = z.infer<typeof blockSchema>;
