import { childEnvironment, execProgram } from '../../../server/child-process.ts';
import { atMost } from '../../../server/load/at-most.ts';

/** A git command that ended with an error. Its message is git's own. */
export class GitError extends Error {
  override readonly name = 'GitError';
  readonly code: number | null;

  constructor(command: string, code: number | null, stderr: string) {
    super(`git ${command}: ${stderr.trim() || `exit ${code}`}`);
    this.code = code;
  }
}

/**
 * The lock file that kept a git command from its work: of another command, or left by one that crashed. Undefined for other errors, and for
 * locks of the shared repository, whose messages git marks as the remote's.
 */
export function lockFileOf(error: unknown): string | undefined {
  if (!(error instanceof GitError)) return undefined;
  return /^(?!remote:).*Unable to create '(?:[^']*?\/)?(\.git\/[^']+|[^'/]+)': File exists/m.exec(
    error.message,
  )?.[1];
}

interface GitOptions {
  /** Written to git's standard input. */
  input?: string | Uint8Array;
  env?: Record<string, string>;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** A fetch or push over a slow line; everything else takes milliseconds. */
const TIMEOUT_MS = 60_000;

/** Concurrent git processes of all repositories, and calls that may wait for one: a page of many drafts makes hundreds. */
export const PROCESSES_MAX = 4;
const WAITING_MAX = 2_000;
const inTurn = atMost(PROCESSES_MAX, WAITING_MAX);

/** The agent of ssh. */
const OF_SSH = ['SSH_AUTH_SOCK'];

/** What no setting of the machine or of the repository may change: prompts, hooks, signatures, quoted names. */
const FIXED = [
  'core.quotePath=false',
  'core.hooksPath=/dev/null',
  'commit.gpgSign=false',
  'gc.auto=0',
  'safe.directory=*',
];

/** Runs git in a repository, without a shell: no argument is ever taken for another command. */
export class Git {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** @throws {GitError} */
  async text(args: readonly string[], options?: GitOptions): Promise<string> {
    return (await this.bytes(args, options)).toString('utf8').trimEnd();
  }

  /** The lines of what git prints. */
  async lines(args: readonly string[], options?: GitOptions): Promise<string[]> {
    const text = await this.text(args, options);
    return text === '' ? [] : text.split('\n');
  }

  /** Undefined where git says that there is no such thing (exit 1 or 128). */
  async maybe(args: readonly string[]): Promise<string | undefined> {
    return this.text(args).catch((error: unknown) => {
      if (error instanceof GitError && (error.code === 1 || error.code === 128)) return undefined;
      throw error;
    });
  }

  /**
   * @throws {GitError}
   * @throws {LineFullError} where too many calls wait
   */
  bytes(args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
    return inTurn(() => this.#run(args, options));
  }

  #run(args: readonly string[], { input, env }: GitOptions): Promise<Buffer> {
    const all = [...FIXED.flatMap((setting) => ['-c', setting]), ...args];
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const child = execProgram(
      'git',
      all,
      {
        cwd: this.folder,
        encoding: 'buffer',
        maxBuffer: MAX_BYTES,
        timeout: TIMEOUT_MS,
        env: { ...childEnvironment(OF_SSH), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...env },
      },
      (error, stdout, stderr) => {
        if (error) {
          const code = typeof error.code === 'number' ? error.code : null;
          reject(new GitError(args[0] ?? '', code, stderr.toString('utf8') || error.message));
        } else resolve(stdout);
      },
    );
    // A git that ended before it read everything says why itself.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input ?? '');
    return promise;
  }
}
