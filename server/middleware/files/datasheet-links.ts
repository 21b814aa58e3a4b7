import type { RequestHandler } from 'express';
import { readDocumentIndex } from '../../../corpus/media-files/documents.ts';
import type { LiveMedia } from '../../live-media.ts';

interface DatasheetLinksDeps {
  mediaDir: string;
  origin(): string;
  media: LiveMedia;
}

/** Links each data sheet to its product page as the canonical address for search engines. */
export function datasheetLinks({ mediaDir, origin, media }: DatasheetLinksDeps): RequestHandler {
  let pages: Promise<ReadonlyMap<string, string | undefined>> | undefined;
  media.onChange(() => {
    pages = undefined;
  });
  return async (req, res, next) => {
    pages ??= readPages(mediaDir);
    const page = (await pages).get(req.baseUrl + req.path);
    if (page) res.set('Link', `<${origin()}${page}>; rel="canonical"`);
    next();
  };
}

/** Pages by the addresses of their data sheets; without a readable index there are no data sheets either. */
async function readPages(mediaDir: string): Promise<ReadonlyMap<string, string | undefined>> {
  const index = await readDocumentIndex(mediaDir).catch(() => []);
  return new Map(index.map(({ url, page }) => [url, page]));
}
