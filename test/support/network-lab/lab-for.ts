import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { ClaimReport } from './claims.ts';
import { NetworkLab } from './lab.ts';

/** Lab of a test file, for its tests. */
export type Lab = Pick<NetworkLab, 'run' | 'clear'>;

/**
 * Lab of a test file: started before its tests, cleared after each of them, stopped after the last.
 *
 * @param name of the report, which is written at the end
 */
export function labFor(name: string): { lab: Lab; report: ClaimReport } {
  const report = new ClaimReport(name);
  let started: NetworkLab;
  beforeAll(async () => {
    started = await NetworkLab.start();
  });
  afterEach(() => started.clear());
  afterAll(async () => {
    await started.stop();
    report.write();
  });
  return { report, lab: { run: (script) => started.run(script), clear: () => started.clear() } };
}
