import { getHeapStatistics } from 'node:v8';
import { type LoopDelay, watchLoopDelay } from './loop-delay.ts';

/** Memory and event loop delay of a thread. */
export interface ThreadFigures {
  heapUsedBytes: number;
  heapLimitBytes: number;
  loopDelay: LoopDelay;
}

/** Starts to measure the calling thread. */
export function watchThread(): { figures(): ThreadFigures; stop(): void } {
  const loop = watchLoopDelay();
  return {
    figures() {
      const { used_heap_size, heap_size_limit } = getHeapStatistics();
      return { heapUsedBytes: used_heap_size, heapLimitBytes: heap_size_limit, loopDelay: loop.read() };
    },
    stop: loop.stop,
  };
}
