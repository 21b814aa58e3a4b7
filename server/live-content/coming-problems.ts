import { ContentError, type ContentProblem } from '../../corpus/corpus.ts';
import { formatMoment } from '../../corpus/timing.ts';
import { loadBeside } from './load-beside.ts';

/** More changes than editors schedule at once; each one costs a reading of the whole folder. */
const TURNS_MAX = 10;

/** Problems at the first scheduled change that makes a valid folder invalid; empty if all changes stay valid. */
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
