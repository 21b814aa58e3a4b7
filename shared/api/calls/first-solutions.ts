import { START_SOLUTIONS } from '../../constants.ts';
import type { Reader } from '../reader.ts';
import { type SolutionCard, solutionCalls } from '../solution.ts';
import { withSolutionLinks } from './shown-lists.ts';

/** The first solutions, used only for addresses; empty when the call fails. */
export async function firstSolutions({ read, solutionNames }: Reader): Promise<SolutionCard[]> {
  try {
    return withSolutionLinks(solutionNames(), await read(solutionCalls.list, START_SOLUTIONS)).list;
  } catch {
    return [];
  }
}
