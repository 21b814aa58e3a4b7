import { existsSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, type Response } from 'express';
import { isReading } from '../reading.ts';
import { withoutDocumentHeaders } from '../security-headers.ts';
import { YEAR_S } from './lifetimes.ts';
import { dropWeakRange } from './weak-ranges.ts';

/** Names of files directly in the folder, as a build generates them. */
const ASSET = /^\/[\w-][\w.-]*\.(?:js|css|woff2|svg|png|jpe?g|webp|avif)$/;
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves scripts and styles of other builds to pages of those builds. Each request looks at the disk: a newer build
 * that another process serves may have added files.
 */
export function oldAssets(folder: string): RequestHandler {
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    maxAge: YEAR_S * 1000,
    immutable: true,
    setHeaders: (res) => withoutDocumentHeaders(res as Response),
  });
  return (req, res, next) => {
    if (!isReading(req) || !ASSET.test(req.path)) return next();
    const file = path.join(folder, req.path);
    dropWeakRange(req);
    const { url } = req;
    for (const [encoding, extension] of Object.entries(ENCODINGS)) {
      if (!existsSync(file + extension)) continue;
      res.vary('Accept-Encoding');
      if (!req.acceptsEncodings(encoding)) continue;
      res.set('Content-Encoding', encoding).type(path.extname(file));
      req.url = req.path + extension;
      break;
    }
    serve(req, res, (error?: unknown) => {
      req.url = url;
      res.removeHeader('Content-Encoding');
      next(error);
    });
  };
}
