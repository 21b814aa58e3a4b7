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
import { endProblems, HEIGHT, inLanes, resize, visibleLines, withTextOfSize } from '../support/page-walk.ts';
import { samplePaths } from '../support/sample-paths.ts';
import { textProblems } from '../support/text-problems.ts';

/** What is asked of a page at some width; each answers with what is wrong. */
const PROBES = {
  layout: async (page: Page) => [
    ...(await page.evaluate(layoutProblems)),
    ...(await page.evaluate(endProblems)),
  ],
  reading: (page: Page) => page.evaluate(textProblems),
  grounds: (page: Page) => page.evaluate(groundProblems),
  accessibility: async (page: Page) => (await runAxe(page)).violations,
  'large text': (page: Page) => withTextOfSize(page, 32, () => page.evaluate(layoutProblems)),
};
type Probe = keyof typeof PROBES;
type Walk = readonly [width: number, probes: Probe[]][];

// The first width is that of the device which loads the page. Layout: the ends of what is usual and both sides of every
// change of layout, crossed upwards on the phone and downwards on the desk. Reading: what phones, tablets and desks have.
const PHONE: Walk = [
  [375, ['accessibility', 'layout', 'reading', 'large text']],
  [320, ['layout']],
  [751, ['layout']],
];
const DESK: Walk = [
  [1440, ['accessibility', 'layout', 'reading', 'grounds']],
  [1920, ['layout']],
  [1024, ['reading']],
  [993, ['layout']],
  [992, ['layout']],
  [768, ['reading']],
  [750, ['layout']],
  // And with and without script.
  [1280, ['large text']],
];

const CONCERNS = [...(Object.keys(PROBES) as Probe[]), 'loading', 'facts'] as const;
type Concern = (typeof CONCERNS)[number];
const problems = new Map<Concern, string[]>(CONCERNS.map((concern) => [concern, []]));

const site = browserSite();
let prompt: ListeningSite;
let upstream: FakeUpstream;
let late: ListeningSite;

/** Opens every page once on each device and once without script, and keeps by concern what is wrong with it. */
beforeAll(async () => {
  prompt = await createListeningSite();
  upstream = await startLateUpstream(prompt.origin);
  late = await createListeningSite({ upstream: upstream.origin, freshMs: 0 });
  const lanes = await Promise.all([openLane(), openLane()]);
  await inLanes(await samplePaths(site.origin()), lanes, async ({ id, path }, { phone, desk, plain }) => {
    await take(PHONE, phone, id, path);
    await take(DESK, desk, id, path);
    // What comes late, comes below the page.
    await plain.page.goto(late.origin + path, { waitUntil: 'load' });
    problems
      .get('facts')
      ?.push(...(await missingFacts(desk.page, plain.page)).map((fact) => `${id}: ${fact}`));
  });
}, 600_000);

afterAll(async () => {
  await late.close();
  await upstream.close();
  await prompt.close();
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

async function take(
  walk: Walk,
  { page, problems: seen }: WatchedPage,
  id: string,
  path: string,
): Promise<void> {
  for (const [place, [width, probes]] of walk.entries()) {
    const note = (concern: Concern, texts: string[]) =>
      problems.get(concern)?.push(...texts.map((text) => `${id} at ${width} px: ${text}`));
    if (place > 0) await resize(page, width);
    else note('loading', await load(page, width, site.origin() + path));
    for (const probe of probes) note(probe, await PROBES[probe](page));
    note('loading', seen.splice(0));
  }
}

async function load(page: Page, width: number, url: string): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  const answer = await visitShortly(page, url);
  const wrong = answer?.status() === 200 ? [] : [`status ${answer?.status()}`];
  for (const element of ['h1', 'main', 'link[rel=canonical]']) {
    const count = await page.locator(element).count();
    if (count !== 1) wrong.push(`${count} × ${element}`);
  }
  return wrong;
}

/** What a page says with script and not without. */
async function missingFacts(full: Page, plain: Page): Promise<string[]> {
  const titles = await plain.locator('main h1:visible').count();
  const without = (await visibleLines(plain, 'body')).join('\n');
  const facts = await visibleLines(full, 'main');
  const missing = facts.filter((fact) => !without.includes(fact));
  return titles === 1 ? missing : [`${titles} visible h1`, ...missing];
}

test('every page arrives whole: status 200, one title, one main part, one canonical address, no error on the way', () => {
  expect(problems.get('loading')).toEqual([]);
});

test('every page fits every width: nothing beside the window, on top of another, cut off, or below the bar at the end', () => {
  expect(problems.get('layout')).toEqual([]);
});

test('no page breaks a text where it must not be broken', () => {
  expect(problems.get('reading')).toEqual([]);
});

test('no page puts two bands on one ground without a seam', () => {
  expect(problems.get('grounds')).toEqual([]);
});

test('text of twice the size loses nothing and covers nothing, at 375 px and at 1280 px', () => {
  expect(problems.get('large text')).toEqual([]);
});

test('no page has an accessibility violation (WCAG 2.2 AA), at 375 px and at 1440 px', () => {
  expect(problems.get('accessibility')).toEqual([]);
});

test('without JavaScript every page shows its title and every fact that it shows with it', () => {
  expect(problems.get('facts')).toEqual([]);
});
