import type { Reader } from '../../shared/api/reader.ts';
import { START_SOLUTIONS } from '../../shared/constants.ts';
import type { WireSolutionCard } from '../solution/card.ts';
import { solutionCalls } from '../solution/wire.ts';
import { withSolutionLinks } from './shown-lists.ts';

/** The first solutions, used only for addresses; empty when the call fails. */
export async function firstSolutions({ read, solutionNames }: Reader): Promise<WireSolutionCard[]> {
  try {
    return withSolutionLinks(solutionNames(), await read(solutionCalls.list, START_SOLUTIONS)).list;
  } catch {
    return [];
  }
}
