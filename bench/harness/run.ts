import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stopServers } from './servers.ts';

/** Makes a folder for what a benchmark and its servers write; {@link runBenchmark} takes it away. */
export function benchFolder(name: string): string {
  return mkdtempSync(path.join(os.tmpdir(), `bench-${name}-`));
}

/** Runs a benchmark; however it ends, its servers end with it and its folder goes. */
export async function runBenchmark(folder: string, main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } finally {
    stopServers();
    rmSync(folder, { recursive: true, force: true });
  }
}
