import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const url = z.string().startsWith('/media/');
const pixels = z.int().positive();

/** What became of one photograph. */
const photoEntry = z.strictObject({
  /** Of the widest file. */
  width: pixels,
  height: pixels,
  /** The address of its files without width and format (`shared/photo.ts`). */
  photoUrl: url,
  /** Cut for shared links. */
  preview: url,
});
export type PhotoEntry = z.infer<typeof photoEntry>;

/** A flat drawing: how large it is, and what its captions name, from left to right. */
const flatDrawing = z.strictObject({ width: pixels, height: pixels, parts: z.array(z.string()) });
export type FlatDrawing = z.infer<typeof flatDrawing>;

function isKnown(entry: [string, PhotoEntry | undefined]): entry is [string, PhotoEntry] {
  return entry[1] !== undefined;
}

/** What the media build notes of the pictures that it made. */
const mediaManifest = z.strictObject({
  /** Addresses of what was drawn. */
  drawn: z.array(url),
  /** Of what was drawn, the fronts and backs laid flat, by their address. */
  flat: z.record(url, flatDrawing).optional(),
  /** By their file below the content folder. Those that a former release has noted otherwise are made anew. */
  photos: z
    .record(z.string(), z.union([photoEntry, z.unknown().transform(() => undefined)]))
    .transform((photos) => Object.fromEntries(Object.entries(photos).filter(isKnown))),
});
export type MediaManifest = z.infer<typeof mediaManifest>;

export const MEDIA_MANIFEST = 'manifest.json';

/** The pictures that exist; none before the first build. */
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
