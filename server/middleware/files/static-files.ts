import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import express, { type RequestHandler, type Response, Router } from 'express';
import { filesBelow } from '../../../corpus/folder-state.ts';
import { decodePath } from '../../../shared/paths/request-path.ts';
import type { LiveMedia } from '../../live-media.ts';
import { sendShortNotFound } from '../pages/short-not-found.ts';
import { isReading } from '../reading.ts';
import { withoutDocumentHeaders } from '../security-headers.ts';
import { compressed } from './compressed.ts';
import { datasheetLinks } from './datasheet-links.ts';
import { HOUR_S, WEEK_S, YEAR_S } from './lifetimes.ts';
import { notDrawnYet } from './not-drawn-yet.ts';

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

/** For files whose names contain a hash of their sources. */
const FINGERPRINTED: Lifetime = { maxAgeS: YEAR_S, immutable: true };
const SVG = 'image/svg+xml; charset=utf-8';

/** In order of preference. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Source maps are for error reporting, not for visitors. */
const SOURCE_MAP = /\.map(?:\.(?:br|gz))?$/;

/** Addresses of all files that the build wrote below `root`. */
function builtFiles(root: string): ReadonlySet<string> {
  const files = existsSync(root) ? filesBelow(root).filter((file) => !SOURCE_MAP.test(file)) : [];
  return new Set(files.map((file) => `/${file.split(path.sep).join('/')}`));
}

/**
 * Drops a `Range` whose `If-Range` is a weak validator (RFC 9110, 13.1.5): parts of two variants of a file must not be
 * joined. The response is the whole file.
 */
function dropWeakRange({ headers }: IncomingMessage): void {
  if (String(headers['if-range']).startsWith('W/')) delete headers.range;
}

function typeOf(file: string): string {
  return file.endsWith('.svg') ? SVG : path.extname(file);
}

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif|mp4|webm)$/;

/** Files that browsers never show as documents, at any address. */
const OF_PAGES = /\.(?:js|css|woff2)(?:\.(?:br|gz))?$/;

interface Lifetime {
  maxAgeS: number;
  immutable?: boolean;
}

/** Serves the files that the build wrote below `root`. Other addresses pass without a look at the disk. */
function builtFolder(root: string, lifetime: Lifetime, media?: LiveMedia): RequestHandler {
  let built = builtFiles(root);
  media?.onChange(() => {
    built = builtFiles(root);
  });
  return precompressed(root, (file) => built.has(file), lifetime);
}

/** Names of files directly in the folder, as a build generates them. */
const ASSET = /^\/[\w-][\w.-]*\.(?:js|css|woff2|svg|png|jpe?g|webp|avif)$/;

/**
 * Serves scripts and styles of other builds to pages of those builds. Each request looks at the disk: a newer build
 * that another process serves may have added files.
 */
function oldAssets(folder: string): RequestHandler {
  const serve = precompressed(folder, (file) => existsSync(path.join(folder, file)), FINGERPRINTED);
  return (req, res, next) => (ASSET.test(req.path) ? serve(req, res, next) : next());
}

/** Serves the files of a folder that `has` finds, each in the best compressed variant that the browser accepts. */
function precompressed(
  root: string,
  has: (file: string) => boolean,
  { maxAgeS, immutable = false }: Lifetime,
): RequestHandler {
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
    if (file === undefined || !isReading(req) || !has(file)) return next();
    const variants = ENCODINGS.filter(({ extension }) => has(file + extension));
    if (variants.length > 0) res.vary('Accept-Encoding');
    dropWeakRange(req);
    const { url } = req;
    // Checked one by one: for a list, `acceptsEncodings` would follow the order of the browser's header.
    const variant = variants.find(({ name }) => req.acceptsEncodings(name));
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
  const serve = builtFolder(path.join(contentDir, 'images'), { maxAgeS: HOUR_S });
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
  router.use('/assets', builtFolder(path.join(clientDir, 'assets'), FINGERPRINTED));
  if (oldAssetsDir) router.use('/assets', oldAssets(oldAssetsDir));
  router.use('/assets', missing);
  router.use('/media/datasheets', datasheetLinks({ mediaDir, origin, media }));
  // Postal codes change a few times a year.
  router.use('/media/postal', builtFolder(path.join(mediaDir, 'postal'), { maxAgeS: WEEK_S }, media));
  router.use('/media/photos', builtFolder(path.join(mediaDir, 'photos'), FINGERPRINTED, media));
  router.use('/media', builtFolder(mediaDir, { maxAgeS: HOUR_S }, media), notDrawnYet(media), missing);
  router.use(builtFolder(clientDir, { maxAgeS: HOUR_S }));
  return router;
}
