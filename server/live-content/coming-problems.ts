import { ContentError, type ContentProblem } from '../../corpus/corpus.ts';
import { formatMoment } from '../../corpus/timing.ts';
import { loadBeside } from './load-beside.ts';

/** More than editors plan at once; each is a reading of the whole folder. */
const TURNS_MAX = 10;

/** What the checks will say at the first moment at which a folder that is right now turns wrong, because something begins or ends to be shown. */
export async function comingProblems(
  contentDir: string,
  turns: readonly number[],
  signal?: AbortSignal,
): Promise<ContentProblem[]> {
  for (const at of turns.slice(0, TURNS_MAX)) {
    try {
      await loadBeside(contentDir, { at, signal });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const when = `${formatMoment(at)} から表示する内容: `;
      return error.problems.map((problem) => ({ ...problem, reason: when + problem.reason }));
    }
  }
  return [];
}
