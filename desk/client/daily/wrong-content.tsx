import type { DeskFieldProblem } from '../../shared/api.ts';
import { reasonOf } from '../form/errors.ts';
import { placeHref } from '../places.ts';
import { Link } from '../router.tsx';

/** Problems that prevent a survey of the content. */
export function WrongContent({ problems }: { problems: readonly DeskFieldProblem[] }) {
  return (
    <div className="notice bad" role="alert">
      <p>公開中の内容に誤りがあるため、調べられません。先に次のところを直してください。</p>
      <ul>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <Link href={placeHref(problem)}>{problem.record ?? problem.file}</Link> {problem.field}:
            {reasonOf(problem)}
          </li>
        ))}
      </ul>
    </div>
  );
}
