import { contentChecks } from '../corpus/checks/index.ts';
import { loadCorpus } from '../corpus/corpus.ts';
import { MEDIA_MANIFEST, type MediaManifest } from '../corpus/media-files/manifest.ts';
import { photoFiles } from '../shared/photo.ts';
import { forgetUnused } from './cache.ts';
import { writeDocuments } from './documents/write-documents.ts';
import { MediaFolder } from './output.ts';
import { checkPhotos } from './photos/check-photos.ts';
import { PHOTOS } from './photos/plan-photo.ts';
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
  const { drawings, manifest, files, details, pixels, scenes } = await planMedia(corpus, contentDir);
  const folder = new MediaFolder(mediaDir);

  const put = async (isAsked: (url: string) => boolean) => {
    for (const [url, make] of files) if (isAsked(url)) await folder.put(url, await make());
  };

  async function finished(kind: string): Promise<void> {
    await folder.put(`/media/${MEDIA_MANIFEST}`, JSON.stringify(whatIsThere(manifest, folder)));
    onKind(kind, folder.changes);
  }

  const isPhoto = (url: string) => url.startsWith(PHOTOS);
  await put((url) => !isPhoto(url) && !details.has(url) && !pixels.has(url) && !scenes.has(url));
  await finished('一覧の図');
  await writePostal(folder);
  await put((url) => details.has(url));
  await finished('製品ページの図');
  // After the drawings: one photograph in all formats takes longer than a hundred of them.
  await put(isPhoto);
  await finished('写真');
  await put((url) => pixels.has(url));
  await finished('一覧の図の画像');
  await put((url) => scenes.has(url));
  await finished('ページの冒頭の図');
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
