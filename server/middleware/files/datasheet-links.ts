import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { LiveMedia } from '../../live-media.ts';

interface Entry {
  url: string;
  page?: string;
}

function readPages(mediaDir: string): Map<string, string> {
  try {
    const index = JSON.parse(readFileSync(path.join(mediaDir, 'documents.json'), 'utf8')) as Entry[];
    return new Map(index.flatMap(({ url, page }): [string, string][] => (page ? [[url, page]] : [])));
  } catch {
    // Without an index there are no data sheets either.
    return new Map();
  }
}

/** Links each data sheet to its product page as the canonical address for search engines. */
export function datasheetLinks({
  mediaDir,
  origin,
  media,
}: {
  mediaDir: string;
  origin(): string;
  media: LiveMedia;
}): RequestHandler {
  let pages: Map<string, string> | undefined;
  media.onChange(() => {
    pages = undefined;
  });
  return (req, res, next) => {
    pages ??= readPages(mediaDir);
    const page = pages.get(req.baseUrl + req.path);
    if (page) res.set('Link', `<${origin()}${page}>; rel="canonical"`);
    next();
  };
}
