import type { Figure } from './instruments.ts';
import type { ThreadFigures } from './thread-figures.ts';

/** Threads of the process by name that have reported so far. */
export type Threads = readonly (readonly [thread: string, figures: ThreadFigures])[];

const STARTED_AT_S = Math.round(performance.timeOrigin / 1_000);

const ofEach = (value: (figures: ThreadFigures) => number) => (threads: Threads) =>
  threads.map(([thread, figures]) => [{ thread }, value(figures)] as const);

/** Metrics of every process. */
export const PROCESS_FIGURES: readonly Figure<Threads>[] = [
  ['process_start_timestamp_seconds', 'When the process was started', () => STARTED_AT_S],
  ['process_cpu_seconds_total', 'Processor time of all threads', cpuSeconds],
  ['process_resident_bytes', 'Memory of the process, all threads together', () => process.memoryUsage.rss()],
  ['heap_used_bytes', 'Memory of the objects of a thread', ofEach(({ heapUsedBytes }) => heapUsedBytes)],
  [
    'heap_limit_bytes',
    'Memory limit for the objects of a thread',
    ofEach(({ heapLimitBytes }) => heapLimitBytes),
  ],
  [
    'event_loop_delay_seconds',
    'Delay of the event loop of a thread within the last 15 to 30 seconds',
    (threads) =>
      threads.flatMap(([thread, { loopDelay }]) => [
        [{ thread, quantile: '0.5' }, loopDelay.p50] as const,
        [{ thread, quantile: '0.99' }, loopDelay.p99] as const,
        [{ thread, quantile: '1' }, loopDelay.max] as const,
      ]),
  ],
];

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
