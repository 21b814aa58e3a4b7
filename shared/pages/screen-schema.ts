import * as z from 'zod/mini';

/**
 * An example of a management screen: figures, tables, a curve of load and ports, in words and numbers. How it looks is
 * the pages' and the drawings' business; what the words of a state mean, the screen says itself.
 */

const text = z.string().check(z.trim(), z.minLength(1, '空にはできません'));
const amount = z.number().check(z.minimum(0));

/** Never told by colour alone: each comes with a word and a shape. */
export const STATES = ['good', 'notice', 'fault', 'idle'] as const;
export type State = (typeof STATES)[number];
const state = z.enum(STATES);

const cell = z.union([
  z.string(),
  z.number(),
  z.strictObject({ state, text }),
  /** A share of the whole, as bar beside its text. */
  z.strictObject({ share: amount.check(z.maximum(1)), text }),
]);
export type Cell = z.infer<typeof cell>;

const MAX_ROWS = 12;
const column = z.strictObject({ name: text, unit: z.optional(text) });
export type Column = z.infer<typeof column>;

const table = z
  .strictObject({
    kind: z.literal('table'),
    caption: text,
    columns: z.array(column).check(z.minLength(2), z.maxLength(8)),
    /** The first cell of a row is its head. */
    rows: z.array(z.array(cell)).check(z.minLength(1), z.maxLength(MAX_ROWS)),
  })
  .check(
    z.refine(({ columns, rows }) => rows.every(({ length }) => length === columns.length), {
      path: ['rows'],
      error: '各行のセルの数を columns にそろえてください',
    }),
  );
export type ScreenTable = z.infer<typeof table>;

const port = z.strictObject({
  name: text,
  state,
  /** The state or the speed in a word: 1G, 未接続. */
  text,
  /** What is fed to the device behind it. */
  watts: z.optional(amount),
  /** What else is to be known of it. */
  note: z.optional(text),
});
export type ScreenPort = z.infer<typeof port>;

const PARTS = [
  /** Large figures. They follow from the tables and ports below, so that a screen never contradicts itself. */
  z.strictObject({
    kind: z.literal('figures'),
    items: z
      .array(
        z.strictObject({
          label: text,
          unit: z.optional(text),
          /** The column of the first table whose numbers are added up. */
          sum: z.optional(text),
          /** Ports, or rows of the first table where there are none, that have this state; without both, all of them. */
          state: z.optional(state),
        }),
      )
      .check(z.minLength(1), z.maxLength(4)),
  }),
  table,
  z.strictObject({
    kind: z.literal('load'),
    caption: text,
    unit: text,
    points: z.array(z.strictObject({ at: text, value: amount })).check(z.minLength(3), z.maxLength(12)),
  }),
  z.strictObject({
    kind: z.literal('ports'),
    caption: text,
    /** The power that all ports together can feed. */
    budgetW: z.optional(amount.check(z.positive())),
    ports: z.array(port).check(z.minLength(1), z.maxLength(54)),
  }),
] as const;

const part = z.discriminatedUnion('kind', PARTS);
export type ScreenPart = z.infer<typeof part>;
export type ScreenPartOf<Kind extends ScreenPart['kind']> = Extract<ScreenPart, { kind: Kind }>;

export const screenBlock = z.strictObject({
  kind: z.literal('screen'),
  /** Stands on the screen: that this is an example with invented names and numbers. */
  mark: text,
  /** The entries of the screen's menu; `at` is the one that is shown. */
  menu: z.array(text).check(z.minLength(1), z.maxLength(7)),
  at: text,
  parts: z.array(part).check(z.minLength(1)),
});
export type Screen = z.infer<typeof screenBlock>;
