import type { DeskFieldProblem } from '../../shared/api.ts';
import { reasonOf } from '../form/errors.ts';

interface Props {
  id: string;
  problems: readonly DeskFieldProblem[] | undefined;
  /** Shows the line of each problem. */
  withLines?: boolean;
}

/** Problems of a field, which refers to them by the id. */
export function Errors({ id, problems = [], withLines }: Props) {
  if (problems.length === 0) return null;
  return (
    <ul className="errors" id={id}>
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)} className="error">
          {withLines && `${problem.line}行目:`}
          {reasonOf(problem)}
        </li>
      ))}
    </ul>
  );
}
