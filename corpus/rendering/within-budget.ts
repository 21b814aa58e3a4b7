import { createContext, Script } from 'node:vm';

/** Some hundred times the cost of an ordinary text. */
const BUDGET_MS = 500;
/** On a busy machine the same work takes longer by the clock. */
const CLOCK_FACTOR = 8;
/** Clock and processor time are measured at slightly different moments. */
const NEARLY = 0.9;

const CALL = new Script('work()');
const sandbox: { work?: (() => void) | undefined } = createContext({});

/**
 * Runs synchronous work, whose cost depends on external text, on each item and skips an item that takes too long. Loops
 * and regular expressions are interrupted alike. The work on an item may run twice: it is interrupted when earlier
 * items have used up the time. One watchdog serves many items, because Node starts a thread for each.
 *
 * @param budgetMs processor time of one item, in milliseconds; an item that exceeds it twice is skipped
 * @param givenUpMax maximum number of skipped items; after that the remaining ones do not run
 * @returns the skipped items
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
