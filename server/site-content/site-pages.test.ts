import { expect, test } from '@jest/globals';
import type { WebinarRecord } from '../../corpus/schema/webinar.ts';
import { createSitePages } from './site-pages.ts';

const WEBINAR: WebinarRecord = {
  id: 1,
  date: '2026-04-03',
  title: '台数と給電',
  lead: '見積もりました。',
  audience: '情報システム部門の方',
  chapters: [{ title: '見積もる', text: '数えます。' }],
  takeaways: ['表'],
  recorded: true,
  next: [],
  cover: 'roaming',
  photos: [],
  productIds: [201],
};

test('the page of a webinar stays after its day; before, it is the API that announces it', () => {
  const on = (today: string) => createSitePages([], [WEBINAR], () => today).find('/webinar/20260403');
  expect(on('2026-04-03')).toBeUndefined();
  expect(on('2026-04-04')?.title).toBe('台数と給電');
  expect(on('2028-01-01')?.path).toBe('/webinar/20260403');
});
