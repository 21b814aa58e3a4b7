import * as z from 'zod/mini';
import type { Photo } from '../api/picture.ts';
import { chosenFrom } from '../reference.ts';
import { isOneLine, NOT_ONE_LINE } from '../text/one-line.ts';
import { cell } from './text-schema.ts';

const FILE = /^(?!\/)(?:(?!\.{1,2}\/)[^/\\]+\/)*[^/\\]+\.(?:jpe?g|png|webp|avif|tiff?)$/i;

const NO_PERCENT = '0から100までの整数(パーセント)で書いてください';
const percent = (title: string) =>
  z.int(NO_PERCENT).check(z.gte(0, NO_PERCENT), z.lte(100, NO_PERCENT), z.meta({ title }));

/** A photograph in the content folder, from which the media build generates the files for browsers. */
export const photoRecord = z
  .strictObject({
    /** Below the content folder: `photos/office-1a2b3c4d5e.jpg`. */
    file: cell.check(
      z.regex(
        FILE,
        'コンテンツフォルダーからのパスで書いてください(例: photos/office.jpg。jpg、png、webp、avif、tiff)',
      ),
      z.meta({
        title: '写真のファイル',
        ...chosenFrom('photographs'),
      }),
    ),
    /** Text alternative. */
    alt: z._default(z.string().check(z.trim(), z.refine(isOneLine, NOT_ONE_LINE)), '').check(
      z.meta({
        title: '写真の説明',
        description: '何が写っているか。写真を見られない方に読み上げられます',
      }),
    ),
    /** The picture adds no information to the text: it has no `alt`. */
    decorative: z.optional(z.boolean()).check(
      z.meta({
        title: '飾り',
        description: '「はい」なら、横の言葉のほかに何も伝えない写真。説明は書きません',
      }),
    ),
    focus: z.optional(z.strictObject({ x: percent('横位置'), y: percent('縦位置') })).check(
      z.meta({
        title: '必ず見せる点',
        description: '枠に合わせて切り取られても残す点。左と上の端が0、右と下の端が100。なければ中央',
      }),
    ),
  })
  .check(
    z.refine(({ alt, decorative }) => alt !== '' || decorative === true, {
      path: ['alt'],
      error:
        '写真の代わりになる説明を書いてください。何も伝えない飾りの写真なら「飾り」(decorative)にしてください',
    }),
    z.refine(({ alt, decorative }) => alt === '' || decorative !== true, {
      path: ['decorative'],
      error: '飾りの写真には説明を付けません。alt か decorative のどちらかを消してください',
    }),
  );
export type PhotoRecord = z.infer<typeof photoRecord>;

/** Generated files of a photograph, with the default file for clients without `srcset`. */
export interface MadePhoto extends Photo {
  imgUrl: string;
}

/** A photograph of a page of text. The page's file does not contain the generated files: the server adds them. */
export interface PagePhoto extends PhotoRecord {
  made?: MadePhoto | undefined;
}
export const pagePhoto: z.ZodMiniType<PagePhoto> = photoRecord;

/** @param at the path of its field: `sections[0].blocks[2].photo` */
type Change = (photo: PagePhoto, at: string) => PagePhoto;

/** Copies a value with every `photo` in it replaced. */
export function withPhotos<Value>(value: Value, change: Change): Value {
  return changed(value, change, '') as Value;
}

function changed(value: unknown, change: Change, at: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => changed(item, change, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const field = at ? `${at}.${key}` : key;
      return [key, isPhoto(key, item) ? change(item, field) : changed(item, change, field)];
    }),
  );
}

function isPhoto(key: string, value: unknown): value is PagePhoto {
  return key === 'photo' && typeof value === 'object' && value !== null && 'file' in value;
}
