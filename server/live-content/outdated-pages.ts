import { isDeepStrictEqual } from 'node:util';
import { RESOURCE_PATHS } from '../../shared/paths/resources.ts';
import { listTitles } from '../../shared/site/list-titles.ts';
import type { PageOrigin } from '../cache/page-cache.ts';
import type { SiteContent } from '../site-content/load.ts';

interface Change {
  before: SiteContent;
  next: SiteContent;
  /** Paths below /api whose responses have changed. */
  calls: ReadonlySet<string>;
}

/**
 * Returns a test for pages that a change invalidates: pages that request changed paths of the API, pages with changed
 * texts, and all pages after a change of content that every page shows.
 */
export function outdatedPages({ before, next, calls }: Change): (origin: PageOrigin) => boolean {
  if (!isDeepStrictEqual(ofEveryPage(before), ofEveryPage(next))) return () => true;
  const texts = changedTexts(before, next);
  return ({ path, calls: made }) =>
    // Sitemaps and feeds depend on pages, redirects and dates: to detect a change would cost more than to generate them
    // again.
    RESOURCE_PATHS.includes(path) || [...made].some((call) => calls.has(call)) || concerns(texts, path);
}

/** Content that every page shows: menus, names, colours, and the set of pages, because links depend on it. */
function ofEveryPage({ site, navigation, theme, browserColour, ornament, files, pages }: SiteContent) {
  const titles = listTitles((path) => pages.find(path)?.title);
  return { site, navigation, theme, browserColour, ornament, files, titles, known: pages.known };
}

/** Paths of the pages with changed texts. */
function changedTexts(before: SiteContent, next: SiteContent): ReadonlySet<string> {
  const paths = new Set([...before.pages.paths, ...next.pages.paths]);
  const changed = [...paths].filter(
    (path) =>
      before.pages.updatedOn(path) !== next.pages.updatedOn(path) ||
      !isDeepStrictEqual(textsAt(before, path), textsAt(next, path)),
  );
  return new Set(isDeepStrictEqual(before.home, next.home) ? changed : [...changed, '/']);
}

/** Content of a page without the state of the support desk, which changes with the time. */
function textsAt({ pages }: SiteContent, path: string): unknown {
  const { support: _, ...texts } = pages.find(path) ?? {};
  return texts;
}

/** Texts of a page also appear on the pages below it. */
function concerns(texts: ReadonlySet<string>, path: string): boolean {
  return texts.has(path) || [...texts].some((text) => text !== '/' && path.startsWith(`${text}/`));
}
