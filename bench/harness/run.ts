import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stopServers } from './servers.ts';

/** Creates a folder for the files of a benchmark and its servers; {@link runBenchmark} removes it. */
export function benchFolder(name: string): string {
  return mkdtempSync(path.join(os.tmpdir(), `bench-${name}-`));
}

/** Runs a benchmark, and stops its servers and removes its folder even when it fails. */
export async function runBenchmark(folder: string, main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } finally {
    stopServers();
    rmSync(folder, { recursive: true, force: true });
  }
}
