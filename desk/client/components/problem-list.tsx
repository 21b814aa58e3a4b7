import type { DeskFieldProblem } from '../../shared/api.ts';
import { reasonOf } from '../form/errors.ts';
import { placeHref } from '../places.ts';
import { Link } from '../router.tsx';

/** Problems of several records, with links to their fields. */
export function ProblemList({ problems }: { problems: readonly DeskFieldProblem[] }) {
  return (
    <ul>
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)}>
          <Link href={placeHref(problem)}>{problem.record ?? problem.file}</Link> {problem.field}:
          {reasonOf(problem)}
        </li>
      ))}
    </ul>
  );
}
