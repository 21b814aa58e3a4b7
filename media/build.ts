import { rm } from 'node:fs/promises';
import { contentChecks } from '../server/content/checks/index.ts';
import { loadCorpus } from '../server/content/corpus.ts';
import { writeDocuments } from './documents/write-documents.ts';
import { writeMedia } from './output.ts';
import { mediaFiles } from './pictures.ts';
import { writePostal } from './postal/write-postal.ts';
import { writePreviews } from './previews/write-previews.ts';

export interface MediaBuild {
  contentDir: string;
  /** What the site serves below /media; emptied first. */
  mediaDir: string;
}

/**
 * Makes every picture, every file for download and every link preview that comes from the content.
 *
 * @throws {ContentError} when a content file is wrong.
 */
export async function buildMedia({ contentDir, mediaDir }: MediaBuild): Promise<void> {
  const corpus = await loadCorpus(contentDir, contentChecks);
  await rm(mediaDir, { recursive: true, force: true });
  for (const [url, draw] of mediaFiles(corpus)) await writeMedia(mediaDir, url, draw());
  await writeDocuments(corpus, mediaDir);
  await writePreviews(corpus, mediaDir);
  await writePostal(mediaDir);
}
