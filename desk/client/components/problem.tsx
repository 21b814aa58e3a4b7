import type { DeskProblem } from '../../shared/api.ts';
import type { Loaded } from '../desk-context.ts';

/** Error message with links to continue. */
export function Problem({ problem }: { problem: DeskProblem }) {
  return (
    <div className="notice bad" role="alert">
      <p>{problem.message}</p>
      {problem.code === 'sign-in' && problem.signIn && (
        <p>
          <a href={problem.signIn} target="_blank" rel="noreferrer">
            別のタブでサインイン
          </a>
        </p>
      )}
    </div>
  );
}

/** Loading state, or the error of a failed load. */
export function Waiting({ loaded }: { loaded: Exclude<Loaded<unknown>, { state: 'ready' }> }) {
  if (loaded.state === 'failed') return <Problem problem={loaded.problem} />;
  return (
    <p role="status" className="quiet-text">
      読み込んでいます…
    </p>
  );
}
