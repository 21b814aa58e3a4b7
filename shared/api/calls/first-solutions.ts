import { START_SOLUTIONS } from '../../constants.ts';
import type { Reader } from '../reader.ts';
import { type SolutionCard, solutionPageSchema } from '../solution.ts';
import { withSolutionLinks } from './shown-lists.ts';

/** For addresses alone: what needs them does without when they are not to be had. */
export async function firstSolutions({ read, solutionNames }: Reader): Promise<SolutionCard[]> {
  try {
    const page = await read(solutionPageSchema, '/solution/pageList', START_SOLUTIONS);
    return withSolutionLinks(solutionNames(), page).list;
  } catch {
    return [];
  }
}
