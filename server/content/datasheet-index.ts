import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** What the build notes of each data sheet that it made, beside the sheets. */
const datasheetIndex = z.array(
  z.strictObject({
    productId: z.int().positive(),
    /** Its address on the site. */
    url: z.string().startsWith('/media/datasheets/'),
    /** The product's page, whose content it shows. */
    page: z.string().startsWith('/'),
    version: z.iso.date(),
    size: z.int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
);
export type DatasheetEntry = z.infer<typeof datasheetIndex>[number];

export const DATASHEET_INDEX = path.resolve(import.meta.dirname, '../../dist/media/datasheets/index.json');

export function datasheetUrl(urlName: string): string {
  return `/media/datasheets/${urlName}.pdf`;
}

/** The sheets that exist; none before the site is built for the first time. */
export async function readDatasheetIndex(file: string = DATASHEET_INDEX): Promise<DatasheetEntry[]> {
  let source: string;
  try {
    source = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return datasheetIndex.parse(JSON.parse(source));
}
