import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CASES, type Engine } from './cases.ts';
import type { Tab } from './tab.ts';
import { createVisit, type Visit } from './visit.ts';

/** Tests of the site in a browser that the other tests do not use: one tab goes through all cases. */
export function testInEngine(engine: Engine, openTab: () => Promise<Tab>): void {
  let tab: Tab;
  let visit: Visit;

  beforeAll(async () => {
    tab = await openTab();
    visit = createVisit(tab, process.env.SHARED_SITE ?? '');
  });

  beforeEach(() => {
    tab.problems();
  });

  afterAll(async () => {
    visit.end();
    await tab.close();
  });

  for (const { name, not, errors, run } of CASES) {
    const reason = not?.[engine];
    (reason ? test.skip : test)(reason ? `${name} (${engine} ${reason})` : name, async () => {
      await run(visit);
      expect(tab.problems().filter((problem) => !errors?.test(problem))).toEqual([]);
    });
  }
}
