import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { childEnvironment } from '../../../server/child-process.ts';
import { FIXTURE_SETTINGS } from '../content/fixture-content.ts';
import { ROOT } from '../content/folders.ts';
import type { LogLine } from '../log.ts';
import { PATIENT_SETTINGS } from '../patience.ts';
import { until } from '../until.ts';

export interface SiteProcess {
  child: ChildProcess;
  lines: LogLine[];
  /** Resolves with the exit code after all output has been read into `lines`. */
  exited: Promise<number | null>;
  origin(): string;
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server as in production: a separate process on a free port. */
export function startSiteProcess(
  env: Record<string, string> = {},
  {
    cwd = ROOT,
    script = 'dist/server/start.js',
    args = [],
    nodeArgs = [],
  }: { cwd?: string; script?: string; args?: string[]; nodeArgs?: string[] } = {},
): SiteProcess {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'site-data-'));
  const child = spawn(process.execPath, [...nodeArgs, script, ...args], {
    cwd,
    env: {
      ...childEnvironment(['NODE_COMPILE_CACHE']),
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LAME_DUCK_S: '0',
      SEARCHES_PER_MINUTE: '1000000',
      ...PATIENT_SETTINGS,
      ...FIXTURE_SETTINGS,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: LogLine[] = [];
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface(stream).on('line', (line) =>
        lines.push(line.startsWith('{') ? JSON.parse(line) : { msg: line }),
      );
  const ended = once(child, 'exit').then(() => rmSync(dataDir, { recursive: true, force: true }));
  // `close` fires only after the last output has been read.
  const exited = once(child, 'close').then(([code]): number | null => code);
  const readyLine = () => lines.find(({ msg }) => msg.startsWith('ready on'));
  return {
    child,
    lines,
    exited,
    origin: () => `http://127.0.0.1:${readyLine()?.port}`,
    ready: () =>
      until(`ready line of the process in ${path.basename(cwd)}`, () => {
        if (child.exitCode !== null)
          throw new Error(`exited with ${child.exitCode}: ${JSON.stringify(lines)}`);
        return readyLine() !== undefined;
      }),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}
