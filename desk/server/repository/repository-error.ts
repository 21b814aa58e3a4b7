import { ChangedByHandError } from './checkout.ts';
import type { FileVersion, Person } from './drafts.ts';
import { lockFileOf } from './git.ts';

export type RepositoryProblem =
  /** Another editor saved or published concurrently. */
  | { kind: 'conflict'; file: string; theirs: FileVersion | undefined; author: Person | undefined }
  /** The history of the shared repository has diverged from this one. */
  | { kind: 'rewritten' }
  /** The shared repository is unreachable or refuses the push. */
  | { kind: 'remote'; reason: string }
  /** Files of the checkout were changed by hand. */
  | { kind: 'by-hand'; files: readonly string[] }
  | { kind: 'gone' };

/** Refusal that leaves the repository unchanged: the message is for the log, `problem` for the editor. */
export class RepositoryError extends Error {
  override readonly name = 'RepositoryError';
  readonly problem: RepositoryProblem;

  constructor(problem: RepositoryProblem, cause?: unknown) {
    super(problem.kind === 'remote' ? `remote: ${problem.reason}` : problem.kind, { cause });
    this.problem = problem;
  }
}

/** Handler for `catch`: converts changes by hand into a RepositoryError. */
export function handProblem(error: unknown): never {
  if (error instanceof ChangedByHandError)
    throw new RepositoryError({ kind: 'by-hand', files: error.files }, error);
  throw error;
}

/** Handler for `catch` around access to the shared repository. */
export function remoteProblem(error: unknown): never {
  if (lockFileOf(error) !== undefined) throw error;
  throw new RepositoryError(
    { kind: 'remote', reason: error instanceof Error ? error.message : String(error) },
    error,
  );
}
