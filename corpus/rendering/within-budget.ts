import { createContext, Script } from 'node:vm';

/** Some hundred times what an ordinary text takes. */
const BUDGET_MS = 500;
/** On a busy machine the same work takes longer by the clock. */
const CLOCK_FACTOR = 8;
/** Clock and processor time are measured at slightly different moments. */
const NEARLY = 0.9;

const CALL = new Script('work()');
const sandbox: { work?: (() => void) | undefined } = createContext({});

/**
 * Does synchronous work on each item, whose cost depends on text from outside, and gives an item up when it takes too long. Loops
 * and regular expressions are stopped alike. The work on an item may be done again: it was interrupted when those before it took
 * the time. One watchdog stands over many items, because Node starts a thread for each.
 *
 * @param budgetMs processor time of one item, in milliseconds; an item that takes more twice is given up
 * @param givenUpMax so many are given up, then the rest is not tried
 * @returns the items that were given up
 */
export function eachWithinBudget<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  { budgetMs = BUDGET_MS, givenUpMax = Number.POSITIVE_INFINITY } = {},
): Item[] {
  const givenUp: Item[] = [];
  let next = 0;
  /** The item that has used up its budget once. */
  let suspect = -1;
  let current = { index: -1, before: process.threadCpuUsage() };
  sandbox.work = () => {
    for (; next < items.length; next += 1) {
      current = { index: next, before: process.threadCpuUsage() };
      work(items[next] as Item);
    }
  };
  try {
    for (let clockMs = budgetMs; next < items.length && givenUp.length < givenUpMax; ) {
      const first = next;
      if (endsWithin(clockMs)) continue;
      const { user, system } = process.threadCpuUsage(current.before);
      const hasUsedUp = current.index === next && (user + system) / 1_000 >= budgetMs * NEARLY;
      const hadItAll = first === next;
      if (hasUsedUp && suspect !== next) {
        // A garbage collection of a large heap may have taken the time.
        suspect = next;
        clockMs = budgetMs;
      } else if (hasUsedUp || (hadItAll && clockMs >= budgetMs * CLOCK_FACTOR)) {
        givenUp.push(items[next] as Item);
        next += 1;
        clockMs = budgetMs;
      } else clockMs = hadItAll ? clockMs * 2 : budgetMs;
    }
    return givenUp;
  } finally {
    sandbox.work = undefined;
  }
}

function endsWithin(clockMs: number): boolean {
  try {
    CALL.runInContext(sandbox, { timeout: clockMs });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return false;
  }
}
