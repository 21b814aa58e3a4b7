import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { DOCUMENT_TYPES } from '../../shared/api/vocabulary.ts';

/** Index of the generated downloads, written by the build next to the files. */
const documentIndex = z.array(
  z.strictObject({
    type: z.enum(DOCUMENT_TYPES),
    /** Path on the site. */
    url: z.string().startsWith('/media/'),
    /** Path of the page with the same content. */
    page: z.string().startsWith('/').optional(),
    version: z.string(),
    publishedOn: z.iso.date(),
    size: z.int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
);
export type DocumentEntry = z.infer<typeof documentIndex>[number];

/** Below the folder of media files; the middleware that serves them uses the same name. */
export const DOCUMENT_INDEX = 'documents.json';

export function datasheetUrl(urlName: string): string {
  return `/media/datasheets/${urlName}.pdf`;
}

export function manualUrl(urlName: string): string {
  return `/media/manuals/${urlName}-installation.pdf`;
}

export function firmwareUrl(urlName: string, version: string): string {
  return `/media/firmware/${urlName}-${version}.zip`;
}

/** Reads the index of generated downloads; empty before the first build. */
export async function readDocumentIndex(mediaDir: string): Promise<DocumentEntry[]> {
  let source: string;
  try {
    source = await readFile(path.join(mediaDir, DOCUMENT_INDEX), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return documentIndex.parse(JSON.parse(source));
}
