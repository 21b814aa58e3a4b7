import { ContentError, type ContentProblem, loadCorpus } from '../../corpus.ts';
import { type LinkReport, linkReport } from './link-report.ts';

/**
 * Checks the links of a content folder as published at a moment. Problems carry line numbers, which only the folder's
 * reader knows: it adds them when it throws.
 *
 * @param at in milliseconds since 1970
 * @throws {ContentError} when a file is wrong for another reason
 */
export async function readLinkReport(contentDir: string, at = Date.now()): Promise<LinkReport> {
  let found: LinkReport | undefined;
  try {
    await loadCorpus(
      contentDir,
      [
        (corpus, fileOf) => {
          found = linkReport(corpus, fileOf);
          return placesOf(found);
        },
      ],
      at,
    );
  } catch (error) {
    if (!(error instanceof ContentError) || !found) throw error;
    return withPlaces(found, error.problems);
  }
  if (!found) throw new Error('the link check did not run');
  return found;
}

/** All problems and places of a report, as one list. */
function placesOf({ broken, redirected, outside }: LinkReport): ContentProblem[] {
  return [...broken, ...redirected, ...outside.flatMap(({ places }) => places)];
}

/** The report with located problems in place of the original ones, in the same order. */
function withPlaces(report: LinkReport, located: readonly ContentProblem[]): LinkReport {
  const rest = [...located];
  const take = (places: readonly ContentProblem[]) => rest.splice(0, places.length);
  return {
    ...report,
    broken: take(report.broken),
    redirected: take(report.redirected),
    outside: report.outside.map((link) => ({ ...link, places: take(link.places) })),
  };
}
