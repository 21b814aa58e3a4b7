import { useState } from 'react';
import type { DeskProblem } from '../shared/api.ts';
import { problemOf } from './api.ts';

/** Runs the requests of a button: whether one is under way, and the problem of the last one. */
export function useRequest() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<DeskProblem>();
  const run = async (request: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(undefined);
    await request().catch((error: unknown) => setProblem(problemOf(error)));
    setBusy(false);
  };
  return { isBusy, problem, run };
}
