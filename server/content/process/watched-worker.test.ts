import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { productionStart } from '../../../bench/harness/production-start.ts';

const MB = 1024 * 1024;

/** Retains objects for a while, so that its young generation grows to its limit, and reports its size. */
const THREAD = `
  import { getHeapSpaceStatistics } from 'node:v8';
  import { parentPort } from 'node:worker_threads';
  let kept = [];
  for (let made = 0; made < 3_000_000; made += 1) {
    kept.push({ made });
    if (kept.length > 60_000) kept = [];
  }
  const size = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size;
  parentPort.postMessage({ kind: 'size', size });
`;

const PROCESS = `
  import { startWatchedWorker } from ${JSON.stringify(new URL('./watched-worker.ts', import.meta.url).href)};
  const url = new URL('data:text/javascript,' + encodeURIComponent(${JSON.stringify(THREAD)}));
  startWatchedWorker({ url, data: {}, heapMb: 256, silentMaxMs: 60_000, onHang() {} })
    .on('message', ({ size }) => console.log(size));
`;

test('the thread has a young generation of its own size, independent of the start command', async () => {
  const options = productionStart().args.filter((word) => word.startsWith('--max-semi'));
  expect(options).toHaveLength(1);
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...options,
    '--input-type=module',
    '--eval',
    PROCESS,
  ]);
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout) / MB).toBeLessThanOrEqual(4);
});
