import { getHeapStatistics } from 'node:v8';
import { type LoopDelay, watchLoopDelay } from './loop-delay.ts';

/** How a thread fares. */
export interface ThreadFigures {
  heapUsedBytes: number;
  heapLimitBytes: number;
  loopDelay: LoopDelay;
}

/** Watches the thread that it is called in. */
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
