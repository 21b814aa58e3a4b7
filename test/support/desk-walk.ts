import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page as BrowserPage } from 'playwright-core';
import { browserSite } from './browser-site.ts';
import type { FakeUpstream } from './fake-upstream.ts';
import { startLateUpstream } from './late-upstream.ts';
import { createListeningSite, type ListeningSite } from './listening-site.ts';
import { createSurvey, type Walk } from './page-survey.ts';
import { HEIGHT, inLanes, keepPromptsAway, visibleLines } from './page-walk.ts';
import type { PagesOf } from './sample-paths.ts';

const WALK: Walk = [
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

/** What a page says with script and not without. */
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

/** Tests of pages at the widths of desks, with and without script. Opens each once before the first test. */
export function testOnADesk(pagesOf: PagesOf): void {
  const site = browserSite();
  const survey = createSurvey();
  let upstream: FakeUpstream;
  let late: ListeningSite;

  /** Opens every page once with script and once without. */
  beforeAll(async () => {
    upstream = await startLateUpstream(site.origin());
    late = await createListeningSite({
      upstream: upstream.origin,
      freshMs: 0,
      production: true,
    });
    const lanes = await Promise.all([openLane(), openLane()]);
    await inLanes(await pagesOf(site.origin()), lanes, async ({ id, path }, { desk, plain }) => {
      await survey.take(WALK, desk, id, site.origin() + path);
      // What comes late, comes below the page.
      await plain.page.goto(late.origin + path, { waitUntil: 'load' });
      survey.note('facts', id, await missingFacts(desk.page, plain.page));
    });
  });

  afterAll(async () => {
    await late.close();
    await upstream.close();
  });

  async function openLane() {
    const viewport = { width: 1280, height: HEIGHT };
    const [desk, plain] = await Promise.all([
      site.newPage({ viewport }),
      site.newPage({ viewport, javaScriptEnabled: false }),
    ]);
    await keepPromptsAway(desk.page);
    return { desk, plain };
  }

  test('every page arrives whole: status 200, one title, one main part, one canonical address, no error on the way', () => {
    expect(survey.problems('loading')).toEqual([]);
  });

  test('every page fits every width: nothing beside the window, on top of another, cut off, or below the bar at the end', () => {
    expect(survey.problems('layout', 'ends')).toEqual([]);
  });

  test('no page breaks a text where it must not be broken', () => {
    expect(survey.problems('reading')).toEqual([]);
  });

  test('no page puts two bands on one ground without a seam', () => {
    expect(survey.problems('grounds')).toEqual([]);
  });

  test('text of twice the size loses nothing and covers nothing, at 1280 px', () => {
    expect(survey.problems('large text')).toEqual([]);
  });

  test('no page has an accessibility violation (WCAG 2.2 AA), at 1440 px', () => {
    expect(survey.problems('accessibility')).toEqual([]);
  });

  test('without JavaScript every page shows its title and every fact that it shows with it', () => {
    expect(survey.problems('facts')).toEqual([]);
  });
}
