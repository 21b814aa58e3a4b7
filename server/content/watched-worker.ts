import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { ContentFigures } from '../metrics/figures.ts';
import { watchForSilence } from '../watchdog/silence.ts';
import type { ContentWorkerData, ContentWorkerMessage } from './supervisor.ts';

export interface WatchedWorkerOptions {
  url: URL;
  data: ContentWorkerData;
  /** What its objects may take; beyond that it crashes, and the site does not. */
  heapMb: number;
  /** Without a sign of life for so long it is ended. */
  silentMaxMs: number;
  /** With every sign of life: whether the database can be written, and what it tells of itself. */
  onBeat(store: boolean, figures: ContentFigures | undefined): void;
  /** It gave no sign of life any more. */
  onHang(): void;
}

/** Three spaces of 2 MB. The site's own, of 8 MB each, are for whole pages; a response of the API is a tenth of one. */
const YOUNG_MB = 6;

/** How often a thread gives a sign of life. */
export const BEAT_MS = 1_000;

/** A thread that is ended when it gives no sign of life. */
export function startWatchedWorker(options: WatchedWorkerOptions): Worker {
  const { url, data, heapMb, silentMaxMs, onBeat, onHang } = options;
  // V8's option of the start command would go before the limit of a thread.
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

  worker.on('message', ({ kind, ...message }: Partial<ContentWorkerMessage>) => {
    if (kind === 'listening') watch ??= watchForSilence(silentMaxMs, hasLived, end).unref();
    if (kind !== 'alive') return;
    hasBeaten = true;
    const { store, figures } = message as { store?: boolean; figures?: ContentFigures };
    onBeat(store === true, figures);
  });
  worker.on('exit', () => clearInterval(watch));
  return worker;
}
