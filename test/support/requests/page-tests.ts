import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page as BrowserPage } from 'playwright-core';
import { browserSite } from '../browser/browser-site.ts';
import { type Concern, createSurvey, type Walk } from '../browser/page-survey.ts';
import { HEIGHT, inLanes, keepPromptsAway, visibleLines } from '../browser/page-walk.ts';
import type { PagesOf } from '../content/sample-paths.ts';
import type { FakeUpstream } from '../services/fake-upstream.ts';
import { startLateUpstream } from '../services/late-upstream.ts';
import { createListeningSite, type ListeningSite } from '../sites/listening-site.ts';

/** One phone and one desktop. */
export const SHORT_WALK: Walk = [
  [375, ['layout', 'ends', 'reading', 'accessibility']],
  [1440, ['layout', 'ends', 'grounds']],
];

// This walk crosses every breakpoint upwards, the desktop walk downwards.
export const PHONE_WALK: Walk = [
  [375, ['layout', 'ends', 'reading', 'accessibility', 'large text']],
  [320, ['layout', 'ends']],
  [751, ['layout', 'ends']],
];

export const DESK_WALK: Walk = [
  [1440, ['layout', 'ends', 'reading', 'grounds', 'accessibility']],
  [1920, ['layout', 'ends']],
  [1024, ['reading']],
  [993, ['layout', 'ends']],
  [992, ['layout', 'ends']],
  [768, ['reading']],
  [750, ['layout', 'ends']],
  // And with and without script.
  [1280, ['large text']],
];

const TITLES: [title: string, ...concerns: Concern[]][] = [
  [
    'every page arrives whole: status 200, one title, one main part, one canonical address, no error on the way',
    'loading',
  ],
  [
    'every page fits every width: no element outside the window, over another, cut off, or below the bar at the end',
    'layout',
    'ends',
  ],
  ['no page breaks a text where it must not be broken', 'reading'],
  ['no page puts two bands on one ground without a seam', 'grounds'],
  ['text of twice the size neither disappears nor covers other content', 'large text'],
  ['no page has an accessibility violation (WCAG 2.2 AA)', 'accessibility'],
  ['without JavaScript every page shows its title and every fact that it shows with it', 'facts'],
];

/** Text that a page shows with script but not without. */
async function missingFacts(full: BrowserPage, plain: BrowserPage): Promise<string[]> {
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

/**
 * Defines tests of pages at the widths of a walk. Opens each page once before the first test.
 *
 * @param withoutScript compares the page's text at the last width with its text without script
 */
export function testPages(pagesOf: PagesOf, walk: Walk, { withoutScript = false } = {}): void {
  const site = browserSite();
  const survey = createSurvey();
  const width = walk.at(-1)?.[0] ?? 0;
  let upstream: FakeUpstream | undefined;
  let late: ListeningSite | undefined;

  beforeAll(async () => {
    if (withoutScript) {
      upstream = await startLateUpstream(site.origin());
      late = await createListeningSite({ upstream: upstream.origin, freshMs: 0, production: true });
    }
    const lanes = await Promise.all([openLane(), openLane()]);
    await inLanes(await pagesOf(site.origin()), lanes, async ({ id, path }, { watched, plain }) => {
      await survey.take(walk, watched, id, site.origin() + path);
      if (!plain || !late) return;
      // Late content is inserted below the page.
      await plain.page.goto(late.origin + path, { waitUntil: 'load' });
      survey.note('facts', id, await missingFacts(watched.page, plain.page));
    });
  });

  afterAll(async () => {
    await late?.close();
    await upstream?.close();
  });

  async function openLane() {
    const viewport = { width, height: HEIGHT };
    const watched = await site.newPage({ viewport });
    await keepPromptsAway(watched.page);
    const plain = withoutScript ? await site.newPage({ viewport, javaScriptEnabled: false }) : undefined;
    return { watched, plain };
  }

  const asked = new Set<Concern>(['loading', ...walk.flatMap(([, checks]) => checks)]);
  if (withoutScript) asked.add('facts');
  for (const [title, ...concerns] of TITLES)
    if (concerns.some((concern) => asked.has(concern)))
      test(title, () => {
        expect(survey.problems(...concerns)).toEqual([]);
      });
}
