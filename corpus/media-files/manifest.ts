import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const url = z.string().startsWith('/media/');
const pixels = z.int().positive();

/** Generated files of one photograph. */
const photoEntry = z.strictObject({
  /** Of the widest file. */
  width: pixels,
  height: pixels,
  /** The path of its files without width and format (`shared/photo.ts`). */
  photoUrl: url,
  /** Cropped for shared links. */
  preview: url,
});
export type PhotoEntry = z.infer<typeof photoEntry>;

/** A flat drawing: its size and the labelled parts, from left to right. */
const flatDrawing = z.strictObject({ width: pixels, height: pixels, parts: z.array(z.string()) });

function isKnown(entry: [string, PhotoEntry | undefined]): entry is [string, PhotoEntry] {
  return entry[1] !== undefined;
}

/** Manifest of the pictures that the media build generated. */
const mediaManifest = z.strictObject({
  /** Paths of generated drawings. */
  drawn: z.array(url),
  /** Front and back elevations among the generated drawings, by path. */
  flat: z.record(url, flatDrawing).optional(),
  /**
   * By file below the content folder. Entries in the format of a former release are dropped, so that their photographs
   * are generated again.
   */
  photos: z
    .record(z.string(), z.union([photoEntry, z.unknown().transform(() => undefined)]))
    .transform((photos) => Object.fromEntries(Object.entries(photos).filter(isKnown))),
});
export type MediaManifest = z.infer<typeof mediaManifest>;

export const MEDIA_MANIFEST = 'manifest.json';

/** Reads the manifest of generated pictures; empty before the first build. */
export function readMediaManifest(mediaDir: string): MediaManifest {
  let source: string;
  try {
    source = readFileSync(path.join(mediaDir, MEDIA_MANIFEST), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { drawn: [], photos: {} };
    throw error;
  }
  return mediaManifest.parse(JSON.parse(source));
}
