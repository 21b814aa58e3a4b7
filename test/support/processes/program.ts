import { spawn } from 'node:child_process';
import { childEnvironment } from '../../../server/child-process.ts';
import { FIXTURE_SETTINGS } from '../content/fixture-content.ts';
import { ROOT } from '../content/folders.ts';
import { until } from '../until.ts';

export interface Program {
  origin: string;
  /** Output so far. */
  output(): string;
  /** Kills it without a chance to clean up, as a power failure does. */
  kill(): Promise<void>;
  /** Ends it as an orchestrator does. @returns the exit code */
  end(): Promise<number | null>;
}

/**
 * Starts a service as a separate process.
 *
 * @param script below the repository
 * @param ready matches its output when it listens; the first group is the origin
 */
export async function startProgram(
  script: string,
  { ready, env }: { ready: RegExp; env: Record<string, string> },
): Promise<Program> {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: {
      ...childEnvironment(['NODE_COMPILE_CACHE']),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      ...FIXTURE_SETTINGS,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const origin = () => ready.exec(output)?.[1]?.replace('localhost', '127.0.0.1');
  await until(`${script} is ready`, () => {
    if (child.exitCode !== null) throw new Error(`exited with ${child.exitCode}: ${output}`);
    return origin() !== undefined;
  });
  return {
    origin: origin() ?? '',
    output: () => output,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async end() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
