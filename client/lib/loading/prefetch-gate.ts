/**
 * Number of concurrent prefetches: a pointer rests on one link at a time, while the previous one may still be loading.
 */
const AT_ONCE = 2;
/** Number of prefetches per minute for links under the pointer: visitors pass over many more than they follow. */
const PER_MINUTE = 30;
const MINUTE_MS = 60_000;

type Task = () => Promise<unknown>;

/** @param isPressed whether the link is pressed, which exempts it from the limits */
type Admit = (task: Task, isPressed?: boolean) => void;

/**
 * Limits prefetching, so that moving the pointer over all links of a page overloads neither the connection nor the
 * server. Only the last link that had to wait is prefetched later; the others are fetched when they are clicked.
 */
export function createPrefetchGate(now: () => number = () => performance.now()): Admit {
  let begun: number[] = [];
  let running = 0;
  let waiting: Task | undefined;

  async function run(task: Task): Promise<void> {
    running += 1;
    await task().catch(() => {});
    running -= 1;
    const next = waiting;
    waiting = undefined;
    if (next) admit(next);
  }

  function admit(task: Task): void {
    begun = begun.filter((time) => time > now() - MINUTE_MS);
    if (begun.length >= PER_MINUTE) return;
    if (running >= AT_ONCE) {
      waiting = task;
      return;
    }
    begun.push(now());
    void run(task);
  }
  return (task, isPressed) => (isPressed ? void run(task) : admit(task));
}
