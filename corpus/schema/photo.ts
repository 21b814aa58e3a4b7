import { z } from 'zod';
import { text } from './common.ts';

const FILE = /^(?!\/)(?:(?!\.{1,2}\/)[^/\\]+\/)*[^/\\]+\.(?:jpe?g|png|webp|avif|tiff?)$/i;

/** A photograph in the content folder; the build makes of it what browsers are sent. */
const photo = z.strictObject({
  /** Below the content folder: `photos/office.jpg`. */
  file: z
    .string()
    .regex(
      FILE,
      'コンテンツフォルダーからのパスで書いてください(例: photos/office.jpg。jpg、png、webp、avif、tiff)',
    ),
  /** What it shows, for those who cannot see it. */
  alt: z.string('写真の代わりになる説明(alt)を書いてください').pipe(text),
});
export type PhotoRecord = z.infer<typeof photo>;

/** Photographs of a product, in the order of its gallery. */
export const photos = z.array(photo).default([]);

/** The photograph on the cover of an article. */
export const coverPhotos = z.array(photo).max(1, '表紙の写真は1枚です').default([]);
