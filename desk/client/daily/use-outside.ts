import { useCallback, useEffect, useState } from 'react';
import type { DeskProblem } from '../../shared/api.ts';
import type { DeskOutside } from '../../shared/daily.ts';
import { problemOf } from '../api.ts';
import { useDesk } from '../desk-context.ts';

/** Polling interval while a check runs. */
const ASK_MS = 2_000;

/** Loads the results of the link check and polls while it runs. */
export function useOutside(): {
  outside: DeskOutside | undefined;
  problem: DeskProblem | undefined;
  check(): void;
} {
  const { api } = useDesk();
  const [outside, setOutside] = useState<DeskOutside>();
  const [problem, setProblem] = useState<DeskProblem>();
  const take = useCallback((asking: Promise<DeskOutside>) => {
    asking.then(
      (known) => {
        setOutside(known);
        setProblem(undefined);
      },
      (error: unknown) => setProblem(problemOf(error)),
    );
  }, []);
  useEffect(() => take(api.outside()), [api, take]);
  useEffect(() => {
    if (!outside?.running) return;
    const timer = setTimeout(() => take(api.outside()), ASK_MS);
    return () => clearTimeout(timer);
  }, [outside, api, take]);
  return { outside, problem, check: () => take(api.checkOutside()) };
}
