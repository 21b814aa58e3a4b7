import type { Figure, Observed } from './instruments.ts';
import type { ThreadFigures } from './thread-figures.ts';

/** Threads of the process by name that have reported so far. */
export type Threads = () => Iterable<readonly [thread: string, figures: ThreadFigures]>;

const STARTED_AT_S = Math.round(performance.timeOrigin / 1_000);

/** Metrics of every process. */
export function processFigures(threads: Threads): Figure[] {
  const ofEach = (value: (figures: ThreadFigures) => number) => (): Observed =>
    [...threads()].map(([thread, figures]) => [{ thread }, value(figures)] as const);
  return [
    {
      name: 'process_start_timestamp_seconds',
      about: 'When the process was started',
      read: () => STARTED_AT_S,
    },
    {
      name: 'process_cpu_seconds_total',
      about: 'Processor time of all threads',
      read() {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      },
    },
    {
      name: 'process_resident_bytes',
      about: 'Memory of the process, all threads together',
      read: () => process.memoryUsage.rss(),
    },
    {
      name: 'heap_used_bytes',
      about: 'Memory of the objects of a thread',
      read: ofEach(({ heapUsedBytes }) => heapUsedBytes),
    },
    {
      name: 'heap_limit_bytes',
      about: 'Memory limit for the objects of a thread',
      read: ofEach(({ heapLimitBytes }) => heapLimitBytes),
    },
    {
      name: 'event_loop_delay_seconds',
      about: 'Delay of the event loop of a thread within the last 15 to 30 seconds',
      read: () =>
        [...threads()].flatMap(([thread, { loopDelay }]) => [
          [{ thread, quantile: '0.5' }, loopDelay.p50] as const,
          [{ thread, quantile: '0.99' }, loopDelay.p99] as const,
          [{ thread, quantile: '1' }, loopDelay.max] as const,
        ]),
    },
  ];
}
