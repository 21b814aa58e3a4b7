import type { DeskFieldProblem } from '../../shared/api.ts';
import { ProblemList } from '../components/problem-list.tsx';

/** Problems that prevent a survey of the content. */
export function WrongContent({ problems }: { problems: readonly DeskFieldProblem[] }) {
  return (
    <div className="notice bad" role="alert">
      <p>公開中の内容に誤りがあるため、調べられません。先に次のところを直してください。</p>
      <ProblemList problems={problems} />
    </div>
  );
}
