import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readFileBy } from '../corpus/problems/read-file.ts';
import { LETTER_NAMES } from './drawing/brand.ts';
import { HOUSING_KINDS, type Housing, type Shell } from './drawing/housing.ts';

const FILE = 'media.yaml';

/** Files that can be generated from records alone. */
export const DRAWINGS = ['products', 'previews', 'datasheets', 'manuals', 'firmware'] as const;
type Drawing = (typeof DRAWINGS)[number];
export type Drawings = ReadonlySet<Drawing>;

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, '色を #66d3dc の形で、引用符で囲んで書いてください');
const stroke = z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/, 'SVG の d(線の道筋)を書いてください');

/** Settings of drawings in addition to the colours of theme.yaml. */
const drawnBrand = z.strictObject({
  light: colour.optional(),
  pale: colour.optional(),
  mark: z.strictObject({ wave: stroke, mirror: stroke }).optional(),
  word: z
    .string()
    .refine(
      (word) => [...word].every((letter) => LETTER_NAMES.includes(letter)),
      `${LETTER_NAMES.join('')} の文字で書いてください`,
    )
    .optional(),
});

const pair = z.tuple([colour, colour]);

/** Colours of the housings of one kind of device. */
const housing = z.strictObject({
  front: pair,
  top: pair,
  side: pair,
  edge: colour,
  outline: colour.optional(),
  emboss: colour,
  print: colour,
  softPrint: colour,
  recess: colour,
  hole: colour,
  hasLine: z.boolean().optional(),
}) satisfies z.ZodType<Housing>;

const shell = z.strictObject({
  wall: z.tuple([colour, colour, colour, colour]),
  bevel: pair,
  face: pair,
  rim: colour,
  print: z.strictObject({ indoors: colour, outdoors: colour }),
}) satisfies z.ZodType<Shell>;

const mediaFile = z.strictObject({
  draw: z.array(z.enum(DRAWINGS)).meta({ title: '描くもの' }),
  brand: drawnBrand.default({}),
  housings: z.partialRecord(z.enum(HOUSING_KINDS), housing).default({}),
  shell: shell.optional(),
});
type MediaFile = z.infer<typeof mediaFile>;

/**
 * Reads the drawings that the vendor has enabled; none by default.
 *
 * @throws {ContentError} when media.yaml is wrong.
 */
export async function readDrawings(contentDir: string): Promise<Drawings> {
  return new Set((await readMediaFile(contentDir)).draw);
}

/**
 * Reads the enabled drawings with the mark, the word and the further colours of drawn devices.
 *
 * @throws {ContentError} when media.yaml is wrong.
 */
export async function readMediaFile(contentDir: string): Promise<MediaFile> {
  let source: string;
  try {
    source = await readFile(path.join(contentDir, FILE), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { draw: [], brand: {}, housings: {} };
    throw error;
  }
  return readFileBy(FILE, source, mediaFile);
}
