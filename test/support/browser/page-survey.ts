import type { Page } from 'playwright-core';
import { visitShortly } from './arrival.ts';
import { runAxe } from './axe.ts';
import type { WatchedPage } from './browser.ts';
import { groundProblems } from './ground-problems.ts';
import { layoutProblems } from './layout-problems.ts';
import { askAtWidth, askWithTextOfSize, endProblems, HEIGHT } from './page-walk.ts';
import { textProblems } from './text-problems.ts';

/** Probes that run together on a page at some width; each returns the faults that it finds. */
const PROBES = { layout: layoutProblems, ends: endProblems, reading: textProblems, grounds: groundProblems };
type Probe = keyof typeof PROBES;

type Check = Probe | 'accessibility' | 'large text';

/**
 * Checks of every page, by width. The page is loaded at the first width. Layout runs at the smallest and
 * largest usual widths and on both sides of every breakpoint; reading runs at widths of phones, tablets and
 * desktops.
 */
export type Walk = readonly [width: number, checks: readonly Check[]][];

export type Concern = Check | 'loading' | 'facts';

interface Survey {
  problems(...concerns: Concern[]): string[];
  note(concern: Concern, where: string, found: string[]): void;
  /** Loads a page, checks it at each width, and records its faults by check. */
  take(walk: Walk, watched: WatchedPage, id: string, url: string): Promise<void>;
}

export function createSurvey(): Survey {
  const noted: [concern: Concern, problem: string][] = [];

  function note(concern: Concern, where: string, found: string[]): void {
    noted.push(...found.map((problem): [Concern, string] => [concern, `${where}: ${problem}`]));
  }

  async function take(walk: Walk, { page, problems: seen }: WatchedPage, id: string, url: string) {
    for (const [index, [width, checks]] of walk.entries()) {
      const where = `${id} at ${width} px`;
      if (index === 0) note('loading', where, await load(page, width, url));
      const probes = (Object.keys(PROBES) as Probe[]).filter((probe) => checks.includes(probe));
      const found = await askAtWidth(
        page,
        width,
        probes.map((probe) => PROBES[probe]),
      );
      for (const [at, probe] of probes.entries()) note(probe, where, found[at] ?? []);
      if (checks.includes('accessibility')) note('accessibility', where, (await runAxe(page)).violations);
      if (checks.includes('large text'))
        note('large text', where, await askWithTextOfSize(page, 32, layoutProblems));
      note('loading', where, seen.splice(0));
    }
  }

  return {
    problems: (...concerns) =>
      noted.filter(([concern]) => concerns.includes(concern)).map(([, problem]) => problem),
    note,
    take,
  };
}

async function load(page: Page, width: number, url: string): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  const response = await visitShortly(page, url);
  const wrong = await page.evaluate(() =>
    ['h1', 'main', 'link[rel=canonical]'].flatMap((element) => {
      const count = document.querySelectorAll(element).length;
      return count === 1 ? [] : [`${count} × ${element}`];
    }),
  );
  return response?.status() === 200 ? wrong : [`status ${response?.status()}`, ...wrong];
}
