import { contentPages, staticRoutes } from '../../../shared/paths/content-pages.ts';
import type { ContentProblem, Corpus } from '../../corpus.ts';

const FILE = 'site-pages.yaml';

/** Paths of pages that the search may index: static routes and pages of text. */
export function findablePages(pages: Corpus['pages']): string[] {
  const known = contentPages(pages);
  const routes = staticRoutes(known).filter(({ indexable }) => indexable);
  return [...routes.map(({ pattern }) => pattern), ...known.extra.map(({ path }) => path)];
}

/** Checks that the file lists existing pages only, each once, and none that brings its own search description. */
export function checkSitePages({ sitePages, categories, pages }: Corpus): ContentProblem[] {
  const known = new Set([
    ...findablePages(pages),
    ...categories.map(({ urlName }) => `/products/${urlName}`),
  ]);
  const inFiles = new Set(pages.map(({ path }) => path));
  const seen = new Set<string>();
  return sitePages.flatMap(({ path }) => {
    const reason = !known.has(path)
      ? `${path} はこのサイトのページではありません`
      : inFiles.has(path)
        ? `${path} のことは content/pages のファイルに書きます`
        : seen.has(path)
          ? `${path} が2回あります`
          : null;
    seen.add(path);
    return reason ? [{ file: FILE, field: 'path', reason }] : [];
  });
}
