import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { LOAD_CORE } from '../servers.ts';
import type { Target } from './load.ts';

export interface PacedRound {
  requestsPerS: number;
  p50Ms: number;
  p99Ms: number;
}

/**
 * Sends requests at an even rate, independent of earlier responses: if a slow response delayed the next
 * requests, a slow server would look fast.
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
