import { ROUTES, type Route } from '../../../shared/paths/routes.ts';
import type { ContentProblem, Corpus } from '../corpus.ts';

const FILE = 'site-pages.yaml';

/** The pages that stand on their own and are worth being found. */
export function findablePages(): string[] {
  return (ROUTES as readonly Route[])
    .filter(({ param, indexable }) => !param && indexable)
    .map(({ pattern }) => pattern);
}

/** The file speaks of existing pages, and once of each. */
export function checkSitePages({ sitePages, categories }: Corpus): ContentProblem[] {
  const known = new Set([...findablePages(), ...categories.map(({ urlName }) => `/products/${urlName}`)]);
  const seen = new Set<string>();
  return sitePages.flatMap(({ path }) => {
    const reason = !known.has(path)
      ? `${path} はこのサイトのページではありません`
      : seen.has(path)
        ? `${path} が2回あります`
        : null;
    seen.add(path);
    return reason ? [{ file: FILE, field: 'path', reason }] : [];
  });
}
