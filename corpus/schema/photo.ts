import { z } from 'zod';
import { text } from './common.ts';

const FILE = /^(?!\/)(?:(?!\.{1,2}\/)[^/\\]+\/)*[^/\\]+\.(?:jpe?g|png|webp|avif|tiff?)$/i;

/** A photograph in the content folder; the build makes of it what browsers are sent. */
const photo = z.strictObject({
  file: z
    .string()
    .regex(
      FILE,
      'コンテンツフォルダーからのパスで書いてください(例: photos/office.jpg。jpg、png、webp、avif、tiff)',
    )
    .meta({ title: '写真のファイル', description: 'コンテンツフォルダーからのパス(例: photos/office.jpg)' }),
  alt: z
    .string('写真の代わりになる説明(alt)を書いてください')
    .pipe(text)
    .meta({ title: '写真の説明', description: '何が写っているか。写真を見られない方に読み上げられます' }),
});
export type PhotoRecord = z.infer<typeof photo>;

/** Photographs of a product, in the order of its gallery. */
export const photos = z
  .array(photo)
  .default([])
  .meta({ title: '写真', description: '描いた図の代わりに見せる写真。1枚目は一覧にも出ます' });

/** The photograph on the cover of an article. */
export const coverPhotos = z
  .array(photo)
  .max(1, '表紙の写真は1枚です')
  .default([])
  .meta({ title: '表紙の写真', description: '描いた表紙の代わりに見せる写真。1枚まで' });
