import { expect, test } from '@jest/globals';
import type { WebinarRecord } from '../../records/webinar/record.ts';
import type { AccessibilityCheck } from '../../shared/pages/accessibility-check.ts';
import type { PageRecord } from '../../shared/pages/page-schema.ts';
import { createSitePages } from './site-pages.ts';

const WEBINAR: WebinarRecord = {
  id: 1,
  date: '2026-04-03',
  title: '台数と給電',
  lead: '見積もりました。',
  audience: '情報システム部門の方',
  chapters: [{ title: '見積もる', text: '数えます。' }],
  takeaways: ['表'],
  hours: '14:00〜15:00',
  full: false,
  recorded: true,
  next: [],
  photos: [],
  productIds: [201],
};

test('the page of a webinar exists after its day; before, the API announces it', () => {
  const on = (today: string) =>
    createSitePages([], [WEBINAR], { today: () => today }).find('/webinar/20260403');
  expect(on('2026-04-03')).toBeUndefined();
  expect(on('2026-04-04')?.title).toBe('台数と給電');
  expect(on('2028-01-01')?.path).toBe('/webinar/20260403');
});

test('only the accessibility statement contains the results of the last check', () => {
  const page = (path: string): PageRecord => {
    return { path, title: '題', description: '説明', updated: '2026-04-01', sections: [] };
  };
  const accessibilityCheck: AccessibilityCheck = {
    date: '2026-04-02',
    engine: 'axe-core 4',
    browser: 'Chromium 150',
    widths: [375],
    rules: 90,
    criteria: ['1.1.1'],
    violations: [],
    pages: [{ route: 'home', path: '/', title: '題' }],
  };
  const { find } = createSitePages([page('/accessibility'), page('/service')], [], { accessibilityCheck });
  expect(find('/accessibility')?.accessibilityCheck).toEqual(accessibilityCheck);
  expect(find('/service')).not.toHaveProperty('accessibilityCheck');
});
