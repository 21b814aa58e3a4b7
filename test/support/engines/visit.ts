import { isContentHydrated } from '../browser/arrival.ts';
import { until } from '../until.ts';
import { type Rule, startFront } from './front.ts';
import { hasFocus, isAt, isShown, isTakenOver } from './in-page.ts';
import type { Tab } from './tab.ts';

/** One tab on a site, with the steps that all ways through it share. */
export type Visit = ReturnType<typeof createVisit>;

export function createVisit(tab: Tab, origin: string) {
  const fronts: { close(): void }[] = [];

  /** Waits until a function of the page returns true. A document that is just being left answers nothing. */
  async function sees<Args extends unknown[]>(condition: (...args: Args) => boolean, ...args: Args) {
    await until(`${condition.name} ${args}`, () => tab.run(condition, ...args).catch(() => false));
  }

  return {
    tab,
    sees,
    /** Opens a page, and waits until it is taken over. */
    async open(path: string, width = 1440) {
      await tab.resize(width, 900);
      await tab.open(origin + path);
      await sees(isTakenOver);
      await sees(isContentHydrated);
    },
    /** Opens a page of the site behind a server that follows a rule, without waiting for its scripts. */
    async openBehind(rule: Rule, path: string) {
      const front = await startFront(origin, rule);
      fronts.push(front);
      await tab.resize(1440, 900);
      await tab.open(front.origin + path);
    },
    shows: (selector: string, text = '') => sees(isShown, selector, text),
    hasFocus: (selector: string, text = '') => sees(hasFocus, selector, text),
    /** @param address beginning of path and query */
    isAt: (address: string) => sees(isAt, address),
    end() {
      for (const front of fronts) front.close();
    },
  };
}
