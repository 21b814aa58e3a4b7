import { solutionPath } from './params.ts';

/** Links solutions outside their list by their position among its first ones; other solutions by their id. */
export function linkedBy(
  names: readonly string[],
  first: readonly { id: number }[],
): <Card extends { id: number }>(solution: Card) => Card & { jumpUrlName: string } {
  const indexes = new Map(first.map(({ id }, index) => [id, index]));
  return (solution) => ({
    ...solution,
    jumpUrlName: solutionPath(names, solution, indexes.get(solution.id)),
  });
}
