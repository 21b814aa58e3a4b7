import { contentChecks } from '../corpus/checks/index.ts';
import { loadCorpus } from '../corpus/corpus.ts';
import { MEDIA_MANIFEST } from '../corpus/media-files/manifest.ts';
import { writeDocuments } from './documents/write-documents.ts';
import { MediaFolder } from './output.ts';
import { checkPhotos } from './photos/check-photos.ts';
import { planMedia } from './plan.ts';
import { writePostal } from './postal/write-postal.ts';
import { writePreviews } from './previews/write-previews.ts';

export interface MediaBuild {
  contentDir: string;
  /** What the site serves below /media. What is there already and comes out the same stays as it is. */
  mediaDir: string;
}

/**
 * Makes every picture, every file for download and every link preview that comes from the content.
 *
 * @throws {ContentError} when a content file is wrong.
 */
export async function buildMedia({ contentDir, mediaDir }: MediaBuild): Promise<void> {
  const corpus = await loadCorpus(contentDir, [...contentChecks, checkPhotos(contentDir)]);
  const { drawings, manifest, files } = await planMedia(corpus, contentDir);
  const folder = new MediaFolder(mediaDir);
  for (const [url, make] of files) await folder.put(url, await make());
  await writeDocuments(corpus, { drawings, contentDir }, folder);
  if (drawings.has('previews')) await writePreviews(corpus, contentDir, folder);
  await writePostal(folder);
  await folder.put(`/media/${MEDIA_MANIFEST}`, JSON.stringify(manifest));
  await folder.finish();
}
