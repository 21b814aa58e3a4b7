// `npm run bench`: runs all benchmarks in sequence, the heavy ones first. Takes a quarter of an hour; options
// such as --smoke, --rounds 3 or --busy are passed to each of them.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const BENCHMARKS = [
  'peers/prepare.ts',
  'http/run.ts',
  'cold/run.ts',
  'peers/run.ts',
  'redirects.ts',
  'search.ts',
];

const failed: string[] = [];
for (const file of BENCHMARKS) {
  const started = performance.now();
  const script = path.join(import.meta.dirname, file);
  // The last two take no options.
  const options = file.includes('/') ? process.argv.slice(2) : [];
  const { status } = spawnSync(process.execPath, [script, ...options], { stdio: 'inherit' });
  console.log(`${file}: ${Math.round((performance.now() - started) / 1_000)} s\n`);
  if (status !== 0) failed.push(file);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
