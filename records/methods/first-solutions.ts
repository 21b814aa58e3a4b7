import type { Reader } from '../../shared/api/reader.ts';
import { type SolutionCard, solutionCalls } from '../../shared/api/solution.ts';
import { START_SOLUTIONS } from '../../shared/constants.ts';
import { withSolutionLinks } from './shown-lists.ts';

/** The first solutions, used only for addresses; empty when the call fails. */
export async function firstSolutions({ read, solutionNames }: Reader): Promise<SolutionCard[]> {
  try {
    return withSolutionLinks(solutionNames(), await read(solutionCalls.list, START_SOLUTIONS)).list;
  } catch {
    return [];
  }
}
