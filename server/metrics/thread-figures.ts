import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Delay of a thread's event loop, in seconds. */
interface LoopDelay {
  p50: number;
  p99: number;
  max: number;
}

/** Memory and event loop delay of a thread. */
export interface ThreadFigures {
  heapUsedBytes: number;
  heapLimitBytes: number;
  loopDelay: LoopDelay;
}

/** Sampling interval, which Node includes in every measured delay. */
const RESOLUTION_MS = 20;
/** Minimum window of a report: a slow scraper misses no delay in it, a fast one sees it repeatedly. */
const WINDOW_MS = 15_000;
const NS_PER_S = 1e9;

/** Starts to measure the calling thread. */
export function watchThread(): { figures(): ThreadFigures; stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let since = performance.now();
  let before: LoopDelay = { p50: 0, p99: 0, max: 0 };

  function readDelay(): LoopDelay {
    const current = {
      p50: delayOf(histogram.percentile(50)),
      p99: delayOf(histogram.percentile(99)),
      max: delayOf(histogram.max),
    };
    const reported = {
      p50: Math.max(before.p50, current.p50),
      p99: Math.max(before.p99, current.p99),
      max: Math.max(before.max, current.max),
    };
    if (performance.now() - since > WINDOW_MS) {
      before = current;
      since = performance.now();
      histogram.reset();
    }
    return reported;
  }

  return {
    figures() {
      const { used_heap_size, heap_size_limit } = getHeapStatistics();
      return { heapUsedBytes: used_heap_size, heapLimitBytes: heap_size_limit, loopDelay: readDelay() };
    },
    stop: () => histogram.disable(),
  };
}

/** 0 without a sample. */
function delayOf(ns: number): number {
  return Math.max(0, ns / NS_PER_S - RESOLUTION_MS / 1_000);
}
