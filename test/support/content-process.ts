import { spawn } from 'node:child_process';
import { FIXTURE_SETTINGS } from './fixture-content.ts';
import { ROOT } from './folders.ts';
import { until } from './until.ts';

export interface ContentProcess {
  origin: string;
  /** Everything it has written. */
  output(): string;
  /** Ends it as a power cut does, without a chance to tidy up. */
  kill(): Promise<void>;
  /** Ends it as an orchestrator does. @returns the exit code */
  end(): Promise<number | null>;
}

/** The content service as a process of its own, on a free port. */
export async function startContentProcess(env: Record<string, string> = {}): Promise<ContentProcess> {
  const child = spawn(process.execPath, ['server/content/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      CONTENT_PORT: '0',
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
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = () => /ready on (http:\/\/localhost:\d+)\/api/.exec(output)?.[1];
  await until('the content service is ready', () => {
    if (child.exitCode !== null) throw new Error(`exited with ${child.exitCode}: ${output}`);
    return ready() !== undefined;
  });
  return {
    origin: ready()?.replace('localhost', '127.0.0.1') ?? '',
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
