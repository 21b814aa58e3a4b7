import { beforeAll, expect, test } from '@jest/globals';
import { browserSite } from './browser-site.ts';
import { createSurvey, type Walk } from './page-survey.ts';
import { HEIGHT, inLanes, keepPromptsAway } from './page-walk.ts';
import type { PagesOf } from './sample-paths.ts';

// Every change of layout is crossed upwards here, downwards on the desk.
const WALK: Walk = [
  [375, ['layout', 'ends', 'reading', 'accessibility', 'large text']],
  [320, ['layout', 'ends']],
  [751, ['layout', 'ends']],
];

/** Tests of pages at the widths of phones. Opens each once before the first test. */
export function testOnAPhone(pagesOf: PagesOf): void {
  const site = browserSite();
  const survey = createSurvey();

  beforeAll(async () => {
    async function open() {
      const phone = await site.newPage({ viewport: { width: 375, height: HEIGHT } });
      await keepPromptsAway(phone.page);
      return phone;
    }
    const lanes = await Promise.all([open(), open()]);
    await inLanes(await pagesOf(site.origin()), lanes, ({ id, path }, phone) =>
      survey.take(WALK, phone, id, site.origin() + path),
    );
  });

  test('every page arrives whole: status 200, one title, one main part, one canonical address, no error on the way', () => {
    expect(survey.problems('loading')).toEqual([]);
  });

  test('every page fits every width: nothing beside the window, on top of another, cut off, or below the bar at the end', () => {
    expect(survey.problems('layout', 'ends')).toEqual([]);
  });

  test('no page breaks a text where it must not be broken', () => {
    expect(survey.problems('reading')).toEqual([]);
  });

  test('text of twice the size loses nothing and covers nothing, at 375 px', () => {
    expect(survey.problems('large text')).toEqual([]);
  });

  test('no page has an accessibility violation (WCAG 2.2 AA), at 375 px', () => {
    expect(survey.problems('accessibility')).toEqual([]);
  });
}
