import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { visitShortly } from '../support/arrival.ts';
import { runAxe } from '../support/axe.ts';
import type { WatchedPage } from '../support/browser.ts';
import { browserSite } from '../support/browser-site.ts';
import type { FakeUpstream } from '../support/fake-upstream.ts';
import { groundProblems } from '../support/ground-problems.ts';
import { startLateUpstream } from '../support/late-upstream.ts';
import { layoutProblems } from '../support/layout-problems.ts';
import { createListeningSite, type ListeningSite } from '../support/listening-site.ts';
import {
  askAtWidth,
  askWithTextOfSize,
  endProblems,
  HEIGHT,
  inLanes,
  visibleLines,
} from '../support/page-walk.ts';
import { samplePaths } from '../support/sample-paths.ts';
import { textProblems } from '../support/text-problems.ts';

/** What is asked of a page at some width, all in one go; each answers with what is wrong. */
const PROBES = { layout: layoutProblems, ends: endProblems, reading: textProblems, grounds: groundProblems };
type Probe = keyof typeof PROBES;

/** What is asked beside that, at the widths of the devices. */
const WITH_LARGE_TEXT = [375, 1280];
const WITH_AXE = [375, 1440];

type Walk = readonly [width: number, probes: Probe[]][];

// The first width is that of the device which loads the page. Layout: the ends of what is usual and both sides of every
// change of layout, crossed upwards on the phone and downwards on the desk. Reading: what phones, tablets and desks have.
const PHONE: Walk = [
  [375, ['layout', 'ends', 'reading']],
  [320, ['layout', 'ends']],
  [751, ['layout', 'ends']],
];
const DESK: Walk = [
  [1440, ['layout', 'ends', 'reading', 'grounds']],
  [1920, ['layout', 'ends']],
  [1024, ['reading']],
  [993, ['layout', 'ends']],
  [992, ['layout', 'ends']],
  [768, ['reading']],
  [750, ['layout', 'ends']],
  // And with and without script.
  [1280, []],
];

type Concern = Probe | 'accessibility' | 'large text' | 'loading' | 'facts';
const problems: [concern: Concern, problem: string][] = [];
const problemsOf = (...concerns: Concern[]) =>
  problems.filter(([concern]) => concerns.includes(concern)).map(([, problem]) => problem);

const site = browserSite();
let upstream: FakeUpstream;
let late: ListeningSite;

/** Opens every page once on each device and once without script, and keeps by concern what is wrong with it. */
beforeAll(async () => {
  upstream = await startLateUpstream(site.origin());
  late = await createListeningSite({ upstream: upstream.origin, freshMs: 0 });
  const lanes = await Promise.all([openLane(), openLane()]);
  await inLanes(await samplePaths(site.origin()), lanes, async ({ id, path }, { phone, desk, plain }) => {
    await take(PHONE, phone, id, path);
    await take(DESK, desk, id, path);
    // What comes late, comes below the page.
    await plain.page.goto(late.origin + path, { waitUntil: 'load' });
    note('facts', id, await missingFacts(desk.page, plain.page));
  });
}, 600_000);

afterAll(async () => {
  await late.close();
  await upstream.close();
});

async function openLane() {
  const viewport = { width: 1280, height: HEIGHT };
  const [phone, desk, plain] = await Promise.all([
    site.newPage({ viewport }),
    site.newPage({ viewport }),
    site.newPage({ viewport, javaScriptEnabled: false }),
  ]);
  return { phone, desk, plain };
}

function note(concern: Concern, where: string, found: string[]): void {
  problems.push(...found.map((problem): [Concern, string] => [concern, `${where}: ${problem}`]));
}

async function take(
  walk: Walk,
  { page, problems: seen }: WatchedPage,
  id: string,
  path: string,
): Promise<void> {
  for (const [place, [width, probes]] of walk.entries()) {
    const where = `${id} at ${width} px`;
    if (place === 0) note('loading', where, await load(page, width, site.origin() + path));
    const functions = probes.map((probe) => PROBES[probe]);
    for (const [at, found] of (await askAtWidth(page, width, functions)).entries())
      note(probes[at] as Probe, where, found);
    if (WITH_AXE.includes(width)) note('accessibility', where, (await runAxe(page)).violations);
    if (WITH_LARGE_TEXT.includes(width))
      note('large text', where, await askWithTextOfSize(page, 32, layoutProblems));
    note('loading', where, seen.splice(0));
  }
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

/** What a page says with script and not without. */
async function missingFacts(full: Page, plain: Page): Promise<string[]> {
  const titles = await plain.evaluate(
    () =>
      [...document.querySelectorAll('main h1')].filter((title) => {
        const { width, height } = title.getBoundingClientRect();
        return width > 0 && height > 0 && title.checkVisibility({ visibilityProperty: true });
      }).length,
  );
  const without = (await visibleLines(plain, 'body')).join('\n');
  const facts = await visibleLines(full, 'main');
  const missing = facts.filter((fact) => !without.includes(fact));
  return titles === 1 ? missing : [`${titles} visible h1`, ...missing];
}

test('every page arrives whole: status 200, one title, one main part, one canonical address, no error on the way', () => {
  expect(problemsOf('loading')).toEqual([]);
});

test('every page fits every width: nothing beside the window, on top of another, cut off, or below the bar at the end', () => {
  expect(problemsOf('layout', 'ends')).toEqual([]);
});

test('no page breaks a text where it must not be broken', () => {
  expect(problemsOf('reading')).toEqual([]);
});

test('no page puts two bands on one ground without a seam', () => {
  expect(problemsOf('grounds')).toEqual([]);
});

test('text of twice the size loses nothing and covers nothing, at 375 px and at 1280 px', () => {
  expect(problemsOf('large text')).toEqual([]);
});

test('no page has an accessibility violation (WCAG 2.2 AA), at 375 px and at 1440 px', () => {
  expect(problemsOf('accessibility')).toEqual([]);
});

test('without JavaScript every page shows its title and every fact that it shows with it', () => {
  expect(problemsOf('facts')).toEqual([]);
});
