import { createContext, Script } from 'node:vm';

/** Some hundred times what an ordinary text takes. */
const BUDGET_MS = 500;
/** On a busy machine the same work takes longer by the clock. */
const CLOCK_FACTOR = 8;
/** Clock and processor time are measured at slightly different moments. */
const NEARLY = 0.9;

const CALL = new Script('work()');
const sandbox: { work?: (() => unknown) | undefined } = createContext({});

/** Work was stopped because it had used up its processor time. */
export class BudgetExceeded extends Error {}

/**
 * Runs synchronous work whose cost depends on text from outside, and stops it when it takes too long. Loops and regular expressions
 * are stopped alike.
 *
 * @param budgetMs processor time, in milliseconds
 * @throws {BudgetExceeded}
 */
export function withinBudget<Result>(work: () => Result, budgetMs = BUDGET_MS): Result {
  sandbox.work = work;
  try {
    for (let clockMs = budgetMs; ; clockMs *= 2) {
      const before = process.threadCpuUsage();
      try {
        return CALL.runInContext(sandbox, { timeout: clockMs });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
        const { user, system } = process.threadCpuUsage(before);
        const usedMs = (user + system) / 1_000;
        if (usedMs >= budgetMs * NEARLY || clockMs >= budgetMs * CLOCK_FACTOR) throw new BudgetExceeded();
      }
    }
  } finally {
    sandbox.work = undefined;
  }
}
