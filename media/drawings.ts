import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { ContentError } from '../corpus/corpus.ts';

const FILE = 'media.yaml';

/** What can be drawn, or packed, from records alone. */
export const DRAWINGS = ['products', 'covers', 'previews', 'datasheets', 'manuals', 'firmware'] as const;
export type Drawing = (typeof DRAWINGS)[number];
export type Drawings = ReadonlySet<Drawing>;

const mediaFile = z.strictObject({ draw: z.array(z.enum(DRAWINGS)) });

/**
 * What the vendor wants drawn. The drawings know this vendor's devices and wear its dress: a content folder that does not
 * ask for them gets none.
 *
 * @throws {ContentError} when media.yaml is wrong.
 */
export async function readDrawings(contentDir: string): Promise<Drawings> {
  let source: string;
  try {
    source = await readFile(path.join(contentDir, FILE), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
  try {
    return new Set(mediaFile.parse(parseYaml(source)).draw);
  } catch (error) {
    const reason = `draw には ${DRAWINGS.join('、')} から選んで書いてください。${(error as Error).message}`;
    throw new ContentError([{ file: FILE, field: 'draw', reason }]);
  }
}
