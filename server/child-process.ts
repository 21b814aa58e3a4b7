import {
  type ChildProcess,
  type ExecFileOptions,
  execFile,
  type ForkOptions,
  fork,
} from 'node:child_process';

/**
 * Variables that any program needs, Node's libraries included where they are not the system's (`scripts/setup`). No
 * others are inherited: settings hold passwords, tokens and keys.
 */
const NEEDED = ['PATH', 'HOME', 'LANG', 'TZ', 'LD_LIBRARY_PATH'];

export type { ChildProcess };

type Environment = Record<string, string>;

/** Environment of a child process: the common variables and the named ones. */
export function childEnvironment(names: readonly string[] = []): Environment {
  return Object.fromEntries(
    [...NEEDED, ...names].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Forks a script, by default with `childEnvironment()` and without the Node options of this process. */
export function forkScript(
  script: string,
  { env = childEnvironment(), execArgv = [], ...options }: ForkOptions & { env?: Environment },
): ChildProcess {
  return fork(script, { ...options, env, execArgv });
}

/** Runs a program without a shell, by default with `childEnvironment()`. */
export function execProgram(
  program: string,
  args: readonly string[],
  { env = childEnvironment(), ...options }: ExecFileOptions & { encoding: 'buffer'; env?: Environment },
  done: (error: (Error & { code?: unknown }) | null, stdout: Buffer, stderr: Buffer) => void,
): ChildProcess {
  return execFile(program, args, { ...options, env }, done);
}
