/** A pointer rests on one link at a time; what it rested on before may still be on its way. */
const AT_ONCE = 2;
/** Pages that a visitor may have fetched ahead within a minute for resting on their links: many more are passed over than followed. */
const PER_MINUTE = 30;
const MINUTE_MS = 60_000;

type Task = () => Promise<unknown>;

/** @param isPressed a link that is pressed is followed: it counts among none */
export type Admit = (task: Task, isPressed?: boolean) => void;

/**
 * Lets only so much be fetched ahead that neither the line nor the server notices who moves over every link of a page. Of
 * what has to wait, the last that was pointed at gets its turn; what gets none is fetched when it is clicked.
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
