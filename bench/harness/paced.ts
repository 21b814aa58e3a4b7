import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Target } from './load.ts';
import { LOAD_CORE } from './servers.ts';

export interface PacedRound {
  requestsPerS: number;
  p50Ms: number;
  p99Ms: number;
}

/**
 * Asks at an even pace, whether or not the responses before have come: that a slow response holds back those who ask
 * next would make a slow server look quick.
 */
export async function loadPaced(
  { server, path: address, headers }: Target,
  requestsPerS: number,
  seconds: number,
): Promise<PacedRound> {
  const script = path.join(import.meta.dirname, 'paced-load.ts');
  const task = JSON.stringify({ port: server.port, path: address, headers, requestsPerS, seconds });
  const { stdout } = await promisify(execFile)('taskset', ['-c', LOAD_CORE, process.execPath, script, task]);
  return JSON.parse(stdout);
}
