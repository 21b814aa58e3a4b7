import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import express, { type Request, type Response } from 'express';
import type { Corpus } from '../../corpus/corpus.ts';
import type { MediaManifest, PhotoEntry } from '../../corpus/media-files/manifest.ts';
import { namedPhotos } from '../../corpus/photos.ts';
import { SITE_CALLS } from '../../shared/paths/resources.ts';
import { imageSize } from './image-size.ts';

/** Photographs of a preview that no build has taken over yet stand below it, as they lie in its folder. */
const PHOTOS = `${SITE_CALLS.preview}/photos`;
const PHOTO = /\.(?:jpe?g|png|webp)$/i;
/** Pages ask for formats and widths: each is the one file that there is. Browsers see by its bytes what it is. */
const WIDTH_AND_FORMAT = /-\d+\.(?:avif|webp|jpg)$/;
/** Several times what the command that takes photographs over leaves. */
const MAX_BYTES = 8_000_000;

/** The manifest with the photographs that records name and that no build has made anything of: each as its one file. */
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

/** Serves them, and nothing else of the folder. */
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
