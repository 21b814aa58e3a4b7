import { expect, test } from '@jest/globals';
import type { Webinar } from '../../../shared/api/webinar.ts';
import { createApi } from '../../api/api.ts';
import { findHeld, heldSection } from './held-webinars.ts';

const WEBINAR: Webinar = {
  id: 1,
  date: '2025-04-03',
  title: '台数と給電',
  lead: '見積もりました。',
  audience: '情報システム部門の方',
  chapters: [{ title: '見積もる', text: '数えます。' }],
  takeaways: ['表'],
  recorded: true,
  next: [{ to: '/case-studies/wifi7ma3511', title: '導入事例', text: '実際。' }],
  productIds: [201],
};

const remembering = (webinar: Webinar) =>
  createApi(async () => ({ code: 200, message: 'OK', data: [webinar] }));

test('a webinar that was held has a page with its recording and what to read next', async () => {
  const text = await findHeld(remembering(WEBINAR), '/webinar/20250403');
  const json = JSON.stringify(text);
  expect(text?.title).toBe('台数と給電');
  expect(json).toContain('2025年4月3日(木)14:00〜15:00(日本時間)(終了しました)');
  expect(json).toContain('"to":"/case-studies/wifi7ma3511"');
  expect(json).toContain('お送りする資料');
  expect(await findHeld(remembering(WEBINAR), '/webinar/20250404')).toBeUndefined();
});

test('without a recording none is promised, and the list of recordings leaves it out', async () => {
  const fresh = { ...WEBINAR, recorded: false };
  expect(JSON.stringify(await findHeld(remembering(fresh), '/webinar/20250403'))).toContain('準備中です');
  expect(JSON.stringify(heldSection([WEBINAR, fresh])).match(/\/webinar\/20250403/g)).toHaveLength(1);
});

test('an upstream without this call has none', async () => {
  const api = createApi(() => {
    throw Object.assign(new Error('failed'), { name: 'ApiError', kind: 'http', status: 404 });
  });
  expect(await findHeld(api, '/webinar/20250403')).toBeUndefined();
});
