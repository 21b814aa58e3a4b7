import { childEnvironment, execProgram } from '../../../server/child-process.ts';
import { atMost } from '../../../server/load/at-most.ts';

/** A failed git command, with the message of git. */
export class GitError extends Error {
  override readonly name = 'GitError';
  readonly code: number | null;

  constructor(command: string, code: number | null, stderr: string) {
    super(`git ${command}: ${stderr.trim() || `exit ${code}`}`);
    this.code = code;
  }
}

/**
 * Lock file that prevented a git command: held by another command, or left by a crash. Undefined for other errors, and
 * for locks of the shared repository, whose messages git marks as remote.
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
/** Allows for a fetch or push over a slow connection; other commands take milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * Concurrent git processes of all repositories, and calls that may wait for one: a page with many drafts makes
 * hundreds.
 */
export const PROCESSES_MAX = 4;
const WAITING_MAX = 2_000;
const inTurn = atMost(PROCESSES_MAX, WAITING_MAX);

/** Variables of the ssh agent, passed to git. */
const OF_SSH = ['SSH_AUTH_SOCK'];

/** Overrides settings of the machine and the repository: prompts, hooks, signatures, quoted names. */
const FIXED = [
  'core.quotePath=false',
  'core.hooksPath=/dev/null',
  'commit.gpgSign=false',
  'gc.auto=0',
  'safe.directory=*',
];

/** Runs git in a repository without a shell: arguments cannot become commands. */
export class Git {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** @throws {GitError} */
  async text(args: readonly string[], options?: GitOptions): Promise<string> {
    return (await this.bytes(args, options)).toString('utf8').trimEnd();
  }

  /** Output of git as lines. */
  async lines(args: readonly string[]): Promise<string[]> {
    const text = await this.text(args);
    return text === '' ? [] : text.split('\n');
  }

  /** Undefined if git reports a missing object (exit 1 or 128). */
  async maybe(args: readonly string[]): Promise<string | undefined> {
    return this.text(args).catch((error: unknown) => {
      if (error instanceof GitError && (error.code === 1 || error.code === 128)) return undefined;
      throw error;
    });
  }

  /**
   * @throws {GitError}
   * @throws {LineFullError} if too many calls wait
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
    // A git process that ends before it has read its input reports the reason itself.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input ?? '');
    return promise;
  }
}
