import { contentChecks } from '../corpus/checks/index.ts';
import { loadCorpus } from '../corpus/corpus.ts';
import { MEDIA_MANIFEST, type MediaManifest } from '../corpus/media-files/manifest.ts';
import { photoFiles } from '../shared/photo.ts';
import { forgetUnused } from './cache.ts';
import { writeDocuments } from './documents/write-documents.ts';
import { MediaFolder } from './output.ts';
import { checkPhotos } from './photos/check-photos.ts';
import { planMedia } from './plan.ts';
import { writePostal } from './postal/write-postal.ts';
import { writePreviews } from './previews/write-previews.ts';

interface MediaBuild {
  contentDir: string;
  /** Folder that the site serves below /media. Unchanged files are not written again. */
  mediaDir: string;
  /** Called when all files of a kind exist, with the number of files changed so far. */
  onKind?(kind: string, changes: number): void;
}

/**
 * Generates every picture, download and link preview of the content, the most visible ones first. After each kind of
 * file the manifest and the index are updated, so that a site can serve the files during the build.
 *
 * @returns the number of changed files
 * @throws {ContentError} when a content file is wrong.
 */
export async function buildMedia({ contentDir, mediaDir, onKind = () => {} }: MediaBuild): Promise<number> {
  const corpus = await loadCorpus(contentDir, [...contentChecks, checkPhotos(contentDir)]);
  const { drawings, manifest, kinds } = await planMedia(corpus, contentDir);
  const folder = new MediaFolder(mediaDir);

  async function finished(kind: string): Promise<void> {
    await folder.put(`/media/${MEDIA_MANIFEST}`, JSON.stringify(whatIsThere(manifest, folder)));
    onKind(kind, folder.changes);
  }

  for (const [place, [kind, files]] of kinds.entries()) {
    for (const [url, make] of files) await folder.put(url, await make());
    await finished(kind);
    if (place === 0) await writePostal(folder);
  }
  await writeDocuments(corpus, { drawings, contentDir }, folder, (kind) => onKind(kind, folder.changes));
  if (drawings.has('previews')) await writePreviews(corpus, contentDir, folder);
  await finished('リンクのプレビュー画像');
  await folder.finish();
  await forgetUnused();
  return folder.changes;
}

/** The part of a manifest whose files exist, from this build or an earlier one. */
function whatIsThere({ drawn, flat, photos }: MediaManifest, folder: MediaFolder): MediaManifest {
  const made = Object.entries(photos).filter(([, { preview, ...photo }]) =>
    [preview, ...photoFiles(photo)].every((url) => folder.has(url)),
  );
  return {
    drawn: drawn.filter((url) => folder.has(url)),
    flat: Object.fromEntries(Object.entries(flat ?? {}).filter(([url]) => folder.has(url))),
    photos: Object.fromEntries(made),
  };
}
