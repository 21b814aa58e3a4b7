import { expect, test } from '@jest/globals';
import { heldSection, isHeld, isOpen, upcomingSection, webinarCard, webinarPage } from './page.ts';
import type { Webinar } from './wire.ts';

const DAY = '2026-12-10';
const WEBINAR: Webinar = {
  id: 5,
  date: DAY,
  hours: '14:00〜15:00',
  title: '最初の一台',
  lead: '始める場所を決めます。',
  audience: '情報システム部門の方',
  chapters: [{ title: '調べる', text: '数えます。' }],
  takeaways: ['表'],
  recorded: true,
  next: [{ to: '/case-studies/wifi7ma3511', title: '導入事例', text: '実際。' }],
  imgUrl: '/media/photos/a-800.jpg',
  photo: { alt: '平面図', width: 1200, height: 675, photoUrl: '/media/photos/a' },
  productIds: [203],
};

test('an upcoming webinar has a page at its date, linked from the list', () => {
  const page = webinarPage(WEBINAR, DAY);
  expect([page.path, page.title]).toEqual(['/webinar/20261210', '最初の一台']);
  expect(JSON.stringify(page.sections[0])).toContain('2026年12月10日(木)14:00');
  const section = JSON.stringify(upcomingSection([WEBINAR], '2026-12-09'));
  expect(section).toContain('"to":"/webinar/20261210"');
  expect(section).toContain('受付中 2026年12月10日');
  expect(JSON.stringify(upcomingSection([WEBINAR], '2026-12-10'))).toContain('本日開催 2026年12月10日');
});

test('the page and the card of a webinar offer its photograph in all widths', () => {
  const photo = { alt: '平面図', made: { imgUrl: WEBINAR.imgUrl, photoUrl: '/media/photos/a', width: 1200 } };
  expect(webinarPage(WEBINAR, DAY)).toMatchObject({ photo });
  expect(webinarCard(WEBINAR)).toMatchObject({ photo });
});

test('a picture with a single width is shown unchanged', () => {
  const { photo: _, ...plain } = WEBINAR;
  expect(webinarCard(plain)).toMatchObject({ cover: WEBINAR.imgUrl });
  expect(webinarPage(plain, DAY)).toMatchObject({ cover: WEBINAR.imgUrl });
});

test('a full webinar is marked, and has no deadline for sign-ups', () => {
  const words = { deadline: '前日まで', format: '配信' };
  const rows = (webinar: Webinar) => JSON.stringify(webinarPage(webinar, DAY, words).sections[0]);
  const full = { ...WEBINAR, full: true };
  expect(rows(WEBINAR)).toContain('前日まで');
  expect(rows(full)).toContain('満席');
  expect(rows(full)).not.toContain('前日まで');
  expect(rows(full)).toContain('配信');
  expect(JSON.stringify(upcomingSection([full], '2026-12-09'))).toContain('満席 2026年12月10日');
  expect([isOpen(WEBINAR, DAY), isOpen(full, DAY), isOpen(WEBINAR, '2026-12-11')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('facts common to all webinars come from the vendor, or are absent', () => {
  const { hours: _, ...plain } = WEBINAR;
  const rows = (words: Record<string, string>) =>
    JSON.stringify(webinarPage(plain, '2026-12-11', words).sections[0]);
  expect(rows({ heldFormat: '配信', recordingFacts: '60分' })).toContain('60分');
  expect(rows({})).not.toMatch(/形式|録画|日本時間/);
});

test('a past webinar has its recording and further reading', () => {
  const page = webinarPage(WEBINAR, '2026-12-11');
  const json = JSON.stringify(page);
  expect(json).toContain('2026年12月10日(木)14:00〜15:00(日本時間)(終了しました)');
  expect(json).toContain('"to":"/case-studies/wifi7ma3511"');
  expect(json).toContain('お送りする資料');
  expect([isHeld(WEBINAR, DAY), isHeld(WEBINAR, '2026-12-11')]).toEqual([false, true]);
});

test('without a recording none is promised, and the list of recordings omits the webinar', () => {
  const fresh = { ...WEBINAR, recorded: false };
  expect(JSON.stringify(webinarPage(fresh, '2026-12-11'))).toContain('準備中です');
  expect(JSON.stringify(heldSection([WEBINAR, fresh])).match(/"to":"\/webinar\/20261210"/g)).toHaveLength(1);
});
