import { solutionPath } from '../../paths/params.ts';
import type { SolutionCard } from '../solution.ts';

/** Solutions outside their list learn their address from its first ones; when those are not known, by their id. */
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
