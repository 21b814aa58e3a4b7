import { solutionPath } from '../../paths/params.ts';
import type { SolutionCard } from '../solution.ts';

/** Links solutions outside their list by their position among its first ones; other solutions by their id. */
export function linkedBy(
  names: readonly string[],
  first: SolutionCard[],
): <Card extends SolutionCard>(solution: Card) => Card {
  const indexes = new Map(first.map(({ id }, index) => [id, index]));
  return (solution) => ({
    ...solution,
    jumpUrlName: solutionPath(names, solution, indexes.get(solution.id)),
  });
}
