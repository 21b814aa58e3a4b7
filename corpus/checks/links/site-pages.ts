import { contentPages, staticRoutes } from '../../../shared/paths/content-pages.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';

/** Paths of pages that the search may index: static routes and pages of text. */
export function findablePages(pages: Corpus['pages']): string[] {
  const known = contentPages(pages);
  const routes = staticRoutes(known).filter(({ indexable }) => indexable);
  return [...routes.map(({ pattern }) => pattern), ...known.extra.map(({ path }) => path)];
}

/** Checks that the file lists existing pages only, each once, and none that brings its own search description. */
export function* checkSitePages(
  { sitePages, categories, pages }: Corpus,
  fileOf: FileOf,
): Iterable<ContentProblem> {
  const known = new Set([
    ...findablePages(pages),
    ...categories.map(({ urlName }) => `/products/${urlName}`),
  ]);
  const inFiles = new Set(pages.map(({ path }) => path));
  const seen = new Set<string>();
  for (const record of sitePages) {
    const { path } = record;
    const at = { file: fileOf(record), field: 'path' };
    if (!known.has(path)) yield { ...at, reason: `${path} はこのサイトのページではありません` };
    else if (inFiles.has(path))
      yield { ...at, reason: `${path} のことは content/pages のファイルに書きます` };
    else if (seen.has(path)) yield { ...at, reason: `${path} が2回あります` };
    seen.add(path);
  }
}
