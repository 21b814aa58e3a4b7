import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { decodePath } from '../../../shared/paths/request-path.ts';
import type { LiveMedia } from '../../live-media.ts';
import { sendShortNotFound } from '../pages/short-not-found.ts';
import { isReading } from '../reading.ts';
import { withoutDocumentHeaders } from '../security-headers.ts';
import { compressed } from './compressed.ts';
import { datasheetLinks } from './datasheet-links.ts';
import { HOUR_S, WEEK_S, YEAR_S } from './lifetimes.ts';
import { notDrawnYet } from './not-drawn-yet.ts';
import { oldAssets } from './old-assets.ts';
import { dropWeakRange } from './weak-ranges.ts';

interface StaticFilesOptions {
  /** dist/client: `/assets` below it is fingerprinted. */
  clientDir: string;
  /** dist/media: product pictures, covers and data sheets, served below /media. */
  mediaDir: string;
  /** Scripts and styles of other builds, if they are retained. */
  oldAssetsDir?: string | undefined;
  /** The site's primary origin, for canonical links. */
  origin(): string;
  /** Reports changes of the media folder. */
  media: LiveMedia;
}

const SVG = 'image/svg+xml; charset=utf-8';

/** In order of preference. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Source maps are for error reporting, not for visitors. */
const HIDDEN = /\/\.|\.map(?:\.(?:br|gz))?$/;

/** Addresses of all files that the build wrote below `root`. */
function builtFiles(root: string): ReadonlySet<string> {
  if (!existsSync(root)) return new Set();
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  return new Set(
    files.map((file) => `/${file.split(path.sep).join('/')}`).filter((file) => !HIDDEN.test(file)),
  );
}

/** Chooses the best compressed variant of `file` that the build wrote and the browser accepts. */
function compressedVariant(built: ReadonlySet<string>, file: string, req: Request) {
  // Checked one by one: for a list, `acceptsEncodings` would follow the order of the browser's header.
  return ENCODINGS.find(({ name, extension }) => built.has(file + extension) && req.acceptsEncodings(name));
}

function typeOf(file: string): string {
  return file.endsWith('.svg') ? SVG : path.extname(file);
}

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif|mp4|webm)$/;

/** Files that browsers never show as documents, at any address. */
const OF_PAGES = /\.(?:js|css|woff2)(?:\.(?:br|gz))?$/;

/** Serves the files that the build wrote below `root`. Other addresses pass without a look at the disk. */
function builtFolder(
  root: string,
  maxAgeS: number,
  { immutable = false, media }: { immutable?: boolean; media?: LiveMedia } = {},
): RequestHandler {
  let built = builtFiles(root);
  media?.onChange(() => {
    built = builtFiles(root);
  });
  const serve = express.static(root, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    maxAge: maxAgeS * 1000,
    immutable,
    // A compressed variant keeps the type of its file, which is set before.
    setHeaders: (res, file) => {
      if (OF_PAGES.test(file)) withoutDocumentHeaders(res as Response);
      // Pictures are public, and the desk shows them from its own address.
      if (PICTURE.test(file)) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      if (/\.(?:br|gz)$/.test(file)) return;
      if (file.endsWith('.svg')) res.setHeader('Content-Type', SVG);
    },
  });
  return (req, res, next) => {
    const file = decodePath(req.path);
    if (file === undefined || !built.has(file) || !isReading(req)) return next();
    if (ENCODINGS.some(({ extension }) => built.has(file + extension))) res.vary('Accept-Encoding');
    dropWeakRange(req);
    const { url } = req;
    const variant = compressedVariant(built, file, req);
    if (variant) {
      res.set('Content-Encoding', variant.name).type(typeOf(file));
      req.url = req.path + variant.extension;
    }
    serve(req, res, (error?: unknown) => {
      // A concurrent build has removed the file.
      req.url = url;
      res.removeHeader('Content-Encoding');
      next(error);
    });
  };
}

/** Answers a miss with a plain 404: these folders contain no pages. */
const missing: RequestHandler = (req, res) => {
  sendShortNotFound(res, 'static', path.basename(req.path));
};

/** Serves pictures and videos of the content folder: `images/x.svg` at `/images/x.svg`. */
export function contentPictures(contentDir: string): Router {
  const router = Router({ caseSensitive: true });
  const serve = builtFolder(path.join(contentDir, 'images'), HOUR_S);
  const compress = compressed();
  router.use('/images', (req, res, next) => {
    if (!PICTURE.test(req.path)) return next();
    if (!req.path.endsWith('.svg')) return serve(req, res, next);
    compress(req, res, (error?: unknown) => (error ? next(error) : serve(req, res, next)));
  });
  return router;
}

/**
 * Serves the built files: `/assets` immutable for a year, other public files for an hour, all of them precompressed by
 * the build. Requests with other methods than GET or HEAD pass.
 */
export function staticFiles({
  clientDir,
  mediaDir,
  oldAssetsDir,
  origin,
  media,
}: StaticFilesOptions): Router {
  const router = Router({ caseSensitive: true });
  router.use('/assets', builtFolder(path.join(clientDir, 'assets'), YEAR_S, { immutable: true }));
  if (oldAssetsDir) router.use('/assets', oldAssets(oldAssetsDir));
  router.use('/assets', missing);
  router.use('/media/datasheets', datasheetLinks({ mediaDir, origin, media }));
  // Postal codes change a few times a year.
  router.use('/media/postal', builtFolder(path.join(mediaDir, 'postal'), WEEK_S, { media }));
  // Their names contain a hash of their sources.
  router.use('/media/photos', builtFolder(path.join(mediaDir, 'photos'), YEAR_S, { immutable: true, media }));
  router.use('/media', builtFolder(mediaDir, HOUR_S, { media }), notDrawnYet(media), missing);
  router.use(builtFolder(clientDir, HOUR_S));
  return router;
}
