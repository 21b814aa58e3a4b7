import type { FileVersion, Person } from './drafts.ts';

/** Another editor saved or published concurrently. */
interface Conflict {
  kind: 'conflict';
  file: string;
  theirs: FileVersion | undefined;
  author: Person | undefined;
}

export type RepositoryProblem =
  | Conflict
  /** The history of the shared repository has diverged from this one. */
  | { kind: 'rewritten' }
  /** The shared repository is unreachable or refuses the push. */
  | { kind: 'remote'; reason: string }
  /** Files of the checkout were changed by hand. Publishing would overwrite them. */
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

/** The conflict that an error reports. Throws all other errors. */
export function conflictIn(error: unknown): Conflict {
  if (error instanceof RepositoryError && error.problem.kind === 'conflict') return error.problem;
  throw error;
}
