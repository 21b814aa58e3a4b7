import { isDeepStrictEqual } from 'node:util';
import { RESOURCE_PATHS } from '../../shared/paths/resources.ts';
import { listTitles } from '../../shared/site/list-titles.ts';
import type { PageOrigin } from '../cache/page-cache.ts';
import type { SiteContent } from '../site-content/load.ts';

interface Change {
  before: SiteContent;
  next: SiteContent;
  /** Paths below /api of the calls that answer something else now. */
  calls: ReadonlySet<string>;
}

/**
 * Which pages show something else than before: those that call the API for what has changed, those whose texts have changed, and all
 * of them where what every page shows has.
 */
export function outdatedPages({ before, next, calls }: Change): (origin: PageOrigin) => boolean {
  if (!isDeepStrictEqual(ofEveryPage(before), ofEveryPage(next))) return () => true;
  const texts = changedTexts(before, next);
  return ({ path, calls: made }) =>
    // They name pages, redirects and days: what of it has changed costs more to find out than to write anew.
    RESOURCE_PATHS.includes(path) || [...made].some((call) => calls.has(call)) || concerns(texts, path);
}

/** Menus, names, colours, and which pages there are: links appear and go with them. */
function ofEveryPage({ site, navigation, theme, browserColour, ornament, files, pages }: SiteContent) {
  const titles = listTitles((path) => pages.find(path)?.title);
  return { site, navigation, theme, browserColour, ornament, files, titles, known: pages.known };
}

/** Paths of the pages whose texts are others. */
function changedTexts(before: SiteContent, next: SiteContent): ReadonlySet<string> {
  const paths = new Set([...before.pages.paths, ...next.pages.paths]);
  const changed = [...paths].filter(
    (path) =>
      before.pages.updatedOn(path) !== next.pages.updatedOn(path) ||
      !isDeepStrictEqual(before.pages.find(path), next.pages.find(path)),
  );
  return new Set(isDeepStrictEqual(before.home, next.home) ? changed : [...changed, '/']);
}

/** A page's words stand on those below it, too. */
function concerns(texts: ReadonlySet<string>, path: string): boolean {
  return texts.has(path) || [...texts].some((text) => text !== '/' && path.startsWith(`${text}/`));
}
