import { existsSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { datasheetLinks } from './datasheet-links.ts';

export interface StaticFilesOptions {
  /** dist/client: `/assets` below it is fingerprinted. */
  clientDir: string;
  /** dist/media: product pictures, covers and data sheets, served below /media. */
  mediaDir: string;
  /** The site's primary origin, for canonical links. */
  origin: string;
}

const YEAR = 31_536_000;
const WEEK = 604_800;
const HOUR = 3_600;

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Files are there for the whole life of the process: which of them has a compressed twin is asked once. */
function twinLookup(root: string): (file: string) => boolean {
  const known = new Map<string, boolean>();
  return (file) => {
    let exists = known.get(file);
    if (exists === undefined) {
      if (known.size > 5_000) return false;
      exists = existsSync(path.join(root, file));
      known.set(file, exists);
    }
    return exists;
  };
}

/** Serves the compressed twin that the build wrote beside a file, when the visitor's browser takes it. */
function precompressed(root: string): RequestHandler {
  const exists = twinLookup(root);
  return (req, res, next) => {
    const type = /\.[a-z0-9]+$/.exec(req.path)?.[0];
    if (!type || req.path.includes('..') || !(exists(`${req.path}.br`) || exists(`${req.path}.gz`)))
      return next();
    res.vary('Accept-Encoding');
    const accepted = req.acceptsEncodings(...ENCODINGS.map(({ name }) => name), 'identity');
    const encoding = ENCODINGS.find(
      ({ name, extension }) => name === accepted && exists(req.path + extension),
    );
    if (encoding) {
      res.set('Content-Encoding', encoding.name);
      res.type(type);
      req.url = req.path + encoding.extension;
    }
    next();
  };
}

function files(root: string, maxAgeS: number, immutable: boolean): RequestHandler {
  return express.static(root, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    maxAge: maxAgeS * 1000,
    immutable,
    // The type of a compressed twin is the type of its file, set before.
    setHeaders: (res, file) => {
      if (/\.(?:br|gz)$/.test(file)) return;
      if (file.endsWith('.svg')) res.setHeader('Content-Type', 'image/svg+xml; charset=utf-8');
    },
  });
}

/** Nothing below these addresses is ever a page: a miss is a plain 404. */
const missing: RequestHandler = (req, res) => {
  res.locals.route = 'static';
  res.removeHeader('Content-Encoding');
  res
    .status(404)
    .set('Cache-Control', 'no-store')
    .type('text/plain')
    .send(`Not Found: ${path.basename(req.path)}`);
};

/**
 * Files from memory of the disk: `/assets` immutable for a year, other public files for an hour, all of them
 * precompressed by the build. Whatever asks for something else than GET or HEAD goes on.
 */
export function staticFiles({ clientDir, mediaDir, origin }: StaticFilesOptions): Router {
  const router = Router({ caseSensitive: true });
  const serve = (root: string, maxAgeS: number, immutable = false) => [
    precompressed(root),
    files(root, maxAgeS, immutable),
  ];
  router.use('/assets', ...serve(path.join(clientDir, 'assets'), YEAR, true), missing);
  router.use('/media/datasheets', datasheetLinks({ mediaDir, origin }));
  // Postcodes change a few times a year.
  router.use('/media/postal', ...serve(path.join(mediaDir, 'postal'), WEEK), missing);
  router.use('/media', ...serve(mediaDir, HOUR), missing);
  router.use(...serve(clientDir, HOUR));
  return router;
}
