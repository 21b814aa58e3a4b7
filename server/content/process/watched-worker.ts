import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { watchForSilence } from '../../watchdog/silence.ts';
import type { ContentWorkerData, ContentWorkerMessage } from './supervisor.ts';

interface WatchedWorkerOptions {
  url: URL;
  data: ContentWorkerData;
  /** Limit of its heap in megabytes; beyond it the thread crashes, and the site continues. */
  heapMb: number;
  /** Time without a heartbeat after which it is terminated, in ms. */
  silentMaxMs: number;
  /** Called when it has stopped responding. */
  onHang(): void;
}

/** Three spaces of 2 MB. The site's own, of 8 MB each, are for whole pages; a response of the API is a tenth of one. */
const YOUNG_MB = 6;

/** Interval of a thread's heartbeats. */
export const BEAT_MS = 1_000;

/** Starts a thread and terminates it when its heartbeats stop. */
export function startWatchedWorker(options: WatchedWorkerOptions): Worker {
  const { url, data, heapMb, silentMaxMs, onHang } = options;
  // The start command's V8 flag would take precedence over a thread's limit.
  setFlagsFromString('--max-semi-space-size=0');
  const worker = new Worker(url, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  let hasBeaten = false;
  let watch: NodeJS.Timeout | undefined;

  function hasLived(): boolean {
    const lived = hasBeaten;
    hasBeaten = false;
    return lived;
  }

  function end(): void {
    onHang();
    void worker.terminate();
  }

  worker.on('message', ({ kind }: Partial<ContentWorkerMessage>) => {
    if (kind === 'listening') watch ??= watchForSilence(silentMaxMs, hasLived, end).unref();
    if (kind === 'alive') hasBeaten = true;
  });
  worker.on('exit', () => clearInterval(watch));
  return worker;
}
