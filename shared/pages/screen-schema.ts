import * as z from 'zod/mini';
import { cell as line, text } from './text-schema.ts';

/**
 * An example of a management screen: figures, tables, a load curve and ports, in words and numbers. Pages and drawings
 * define its appearance; the screen itself explains the words of its states.
 */

const amount = z.number().check(z.minimum(0));

/** Never shown by colour alone: each has a word and a shape. */
const STATES = ['good', 'notice', 'fault', 'idle'] as const;
export type State = (typeof STATES)[number];
const state = z.enum(STATES).check(z.meta({ title: '状態' }));
const caption = text.check(z.meta({ title: '題', description: '表や図の題' }));
const partKind = { title: '部品の種類' };

const cell = z.union([
  line,
  z.number(),
  z.strictObject({ state, text: text.check(z.meta({ title: '文字' })) }).check(z.meta({ title: '状態' })),
  /** A bar next to its text. */
  z
    .strictObject({
      share: amount.check(z.maximum(1), z.meta({ title: '割合', description: '0から1の数' })),
      text: text.check(z.meta({ title: '文字' })),
    })
    .check(z.meta({ title: '割合' })),
]);
export type Cell = z.infer<typeof cell>;

const MAX_ROWS = 12;
const column = z.strictObject({
  name: text.check(z.meta({ title: '列の名前' })),
  unit: z.optional(text.check(z.meta({ title: '単位' }))),
});

const table = z
  .strictObject({
    kind: z.literal('table').check(z.meta(partKind)),
    caption,
    columns: z
      .array(column)
      .check(z.minLength(2), z.maxLength(8), z.meta({ title: '列', description: '2〜8列' })),
    rows: z
      .array(z.array(cell))
      .check(
        z.minLength(1),
        z.maxLength(MAX_ROWS),
        z.meta({ title: '行', description: '1行に列の数だけの値。最初の値は行の見出し' }),
      ),
  })
  .check(
    z.refine(({ columns, rows }) => rows.every(({ length }) => length === columns.length), {
      path: ['rows'],
      error: '各行のセルの数を columns にそろえてください',
    }),
    z.meta({ title: '表' }),
  );
export type ScreenTable = z.infer<typeof table>;

const port = z.strictObject({
  name: text.check(z.meta({ title: 'ポートの名前' })),
  state,
  text: text.check(z.meta({ title: '文字', description: '状態か速度を一語で(例: 1G、未接続)' })),
  watts: z.optional(amount.check(z.meta({ title: '給電', description: '給電している電力(W)' }))),
  note: z.optional(text.check(z.meta({ title: '補足' }))),
});
export type ScreenPort = z.infer<typeof port>;

const PARTS = [
  /** Large figures. They are derived from the tables and ports below, so that a screen is always consistent. */
  z
    .strictObject({
      kind: z.literal('figures').check(z.meta(partKind)),
      items: z
        .array(
          z.strictObject({
            label: text.check(z.meta({ title: '名前' })),
            unit: z.optional(text.check(z.meta({ title: '単位' }))),
            sum: z.optional(
              text.check(z.meta({ title: '合計する列', description: '最初の表の、数を足す列' })),
            ),
            /** Without it and without a sum, all of them. */
            state: z.optional(
              state.check(
                z.meta({ title: '数える状態', description: 'この状態のポートか、表の行を数えます' }),
              ),
            ),
          }),
        )
        .check(z.minLength(1), z.maxLength(4), z.meta({ title: '数字', description: '1〜4個' })),
    })
    .check(z.meta({ title: '大きな数字' })),
  table,
  z
    .strictObject({
      kind: z.literal('load').check(z.meta(partKind)),
      caption,
      unit: text.check(z.meta({ title: '単位' })),
      points: z
        .array(
          z.strictObject({
            at: text.check(z.meta({ title: '時刻' })),
            value: amount.check(z.meta({ title: '値' })),
          }),
        )
        .check(z.minLength(3), z.maxLength(12), z.meta({ title: '点', description: '3〜12点' })),
    })
    .check(z.meta({ title: '負荷の推移' })),
  z
    .strictObject({
      kind: z.literal('ports').check(z.meta(partKind)),
      caption,
      budgetW: z.optional(
        amount.check(z.positive(), z.meta({ title: '給電容量', description: '全ポートで給電できる電力(W)' })),
      ),
      ports: z
        .array(port)
        .check(z.minLength(1), z.maxLength(54), z.meta({ title: 'ポート', description: '54個まで' })),
    })
    .check(z.meta({ title: 'ポートの状態' })),
] as const;

const part = z.discriminatedUnion('kind', PARTS);
export type ScreenPart = z.infer<typeof part>;
export type ScreenPartOf<Kind extends ScreenPart['kind']> = Extract<ScreenPart, { kind: Kind }>;

export const screenBlock = z
  .strictObject({
    kind: z.literal('screen').check(z.meta({ title: 'ブロックの種類' })),
    mark: text.check(z.meta({ title: '断り書き', description: '名前や数字が例であることを画面に書く言葉' })),
    menu: z
      .array(text)
      .check(z.minLength(1), z.maxLength(7), z.meta({ title: 'メニュー', description: '7項目まで' })),
    at: text.check(z.meta({ title: '開いている項目', description: 'メニューのどれか' })),
    parts: z.array(part).check(z.minLength(1), z.meta({ title: '部品' })),
  })
  .check(z.meta({ title: '管理画面の例' }));
export type Screen = z.infer<typeof screenBlock>;
