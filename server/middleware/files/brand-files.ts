import { Router } from 'express';
import { RESOURCES } from '../../../shared/paths/resources.ts';
import type { BrandFiles } from '../../site-content/brand-files.ts';
import type { ThemeSheet } from '../../site-content/theme.ts';
import { compressed } from './compressed.ts';
import { HOUR_S, YEAR_S } from './lifetimes.ts';

/** Serves the vendor's theme and pictures from memory: they belong to the content, not to the build. */
export function brandFiles({ files, theme }: { files: BrandFiles; theme: ThemeSheet }): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const compress = compressed();
  router.get(RESOURCES.theme, compress, (req, res) => {
    res.locals.route = 'static';
    // An address without the theme's version may be requested again after the theme has changed.
    const lasting = req.query.v === theme.version ? `max-age=${YEAR_S}, immutable` : `max-age=${HOUR_S}`;
    res.type('css').set('Cache-Control', `public, ${lasting}`).send(theme.css);
  });
  for (const [address, { type, body }] of files) {
    router.get(address, compress, (_req, res) => {
      res.locals.route = 'static';
      res.set({ 'Content-Type': type, 'Cache-Control': `public, max-age=${HOUR_S}` }).send(body);
    });
  }
  return router;
}
