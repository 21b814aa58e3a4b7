import { ChangedByHandError } from './checkout.ts';
import type { FileVersion, Person } from './drafts.ts';
import { lockFileOf } from './git.ts';

export type RepositoryProblem =
  /** Somebody saved or published meanwhile. */
  | { kind: 'conflict'; file: string; theirs: FileVersion | undefined; author: Person | undefined }
  /** The shared repository has another history than this one. */
  | { kind: 'rewritten' }
  /** The shared repository cannot be reached, or takes nothing. */
  | { kind: 'remote'; reason: string }
  /** Files of the checkout were changed by hand. */
  | { kind: 'by-hand'; files: readonly string[] }
  | { kind: 'gone' };

/** Nothing was changed, and nothing is lost: the message is for the log, `problem` for who asked. */
export class RepositoryError extends Error {
  override readonly name = 'RepositoryError';
  readonly problem: RepositoryProblem;

  constructor(problem: RepositoryProblem, cause?: unknown) {
    super(problem.kind === 'remote' ? `remote: ${problem.reason}` : problem.kind, { cause });
    this.problem = problem;
  }
}

/** To be given to `catch`: names the files that were changed by hand. */
export function handProblem(error: unknown): never {
  if (error instanceof ChangedByHandError)
    throw new RepositoryError({ kind: 'by-hand', files: error.files }, error);
  throw error;
}

/** To be given to `catch` of what goes to the shared repository. */
export function remoteProblem(error: unknown): never {
  if (lockFileOf(error) !== undefined) throw error;
  throw new RepositoryError(
    { kind: 'remote', reason: error instanceof Error ? error.message : String(error) },
    error,
  );
}
