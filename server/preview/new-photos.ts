import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import express, { type Request, type Response } from 'express';
import type { Corpus } from '../../corpus/corpus.ts';
import type { MediaManifest, PhotoEntry } from '../../corpus/media-files/manifest.ts';
import { namedPhotos } from '../../corpus/photos.ts';
import { SITE_CALLS } from '../../shared/paths/resources.ts';
import { imageSize } from './image-size.ts';

/** Path prefix of photographs that no build has processed; they are served from the content folder of the preview. */
const PHOTOS = `${SITE_CALLS.preview}/photos`;
const PHOTO = /\.(?:jpe?g|png|webp)$/i;
/** Suffix of the variants that pages request: each is served by the one original file. Browsers sniff image formats. */
const WIDTH_AND_FORMAT = /-\d+\.(?:avif|webp|jpg)$/;
/** Several times the size of an imported photograph. */
const MAX_BYTES = 8_000_000;

/**
 * Adds the photographs that records name and no build has processed to the manifest, each with its original file only.
 */
export async function withNewPhotos(
  media: MediaManifest,
  corpus: Corpus,
  contentDir: string,
): Promise<MediaManifest> {
  const files = new Set(namedPhotos(corpus).map(({ file }) => file));
  const photos = { ...media.photos };
  for (const file of files) {
    const entry = photos[file] ?? (await entryOf(file, contentDir));
    if (entry) photos[file] = entry;
  }
  return { ...media, photos };
}

async function entryOf(file: string, contentDir: string): Promise<PhotoEntry | undefined> {
  const place = path.join(contentDir, file);
  const { size } = await stat(place).catch(() => ({ size: Number.POSITIVE_INFINITY }));
  const found = size <= MAX_BYTES && PHOTO.test(file) ? imageSize(await readFile(place)) : undefined;
  if (!found) return undefined;
  const { width, height } = found;
  const url = `${PHOTOS}/${encodeURI(file)}`;
  return { width, height, photoUrl: url, preview: url };
}

export function isNewPhoto({ url = '' }: IncomingMessage): boolean {
  return url.startsWith(`${PHOTOS}/`);
}

/** Serves photographs of the folder and responds with 404 to all other paths. */
export function newPhotos(contentDir: string): RequestListener {
  const serve = express.static(contentDir, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    etag: false,
  });
  return (req: IncomingMessage, res: ServerResponse) => {
    const [pathname = ''] = (req.url ?? '').slice(PHOTOS.length).split('?', 1);
    const missing = () => void res.writeHead(404).end();
    const file = pathname.replace(WIDTH_AND_FORMAT, '');
    if (!PHOTO.test(file)) return missing();
    req.url = file;
    res.setHeader('X-Content-Type-Options', 'nosniff');
    serve(req as Request, res as Response, missing);
  };
}
