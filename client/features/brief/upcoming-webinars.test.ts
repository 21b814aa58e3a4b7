import { expect, test } from '@jest/globals';
import type { Webinar } from '../../../shared/api/webinar.ts';
import { createApi } from '../../api/api.ts';
import { findUpcoming, upcomingSection } from './upcoming-webinars.ts';

const WEBINAR: Webinar = {
  id: 5,
  date: '2026-12-10',
  title: '最初の一台',
  lead: '始める場所を決めます。',
  audience: '情報システム部門の方',
  chapters: [{ title: '調べる', text: '数えます。' }],
  takeaways: ['表'],
  recorded: false,
  next: [],
  imgUrl: '/media/webinars/20261210.svg',
  productIds: [203],
};

const announcing = createApi(async () => ({ code: 200, message: 'OK', data: [WEBINAR] }));

test('a webinar to come has a page at its date, and the list leads there', async () => {
  const text = await findUpcoming(announcing, '/webinar/20261210');
  expect(text?.title).toBe('最初の一台');
  expect(JSON.stringify(text?.sections[0])).toContain('2026年12月10日(木)14:00');
  expect(JSON.stringify(upcomingSection([WEBINAR]))).toContain('"to":"/webinar/20261210"');
  expect(JSON.stringify(upcomingSection([WEBINAR]))).toContain('"cover":"/media/webinars/20261210.svg"');
});

test('another date has none', async () => {
  expect(await findUpcoming(announcing, '/webinar/20261211')).toBeUndefined();
});

test('an upstream without this call announces none; one that fails is a failure', async () => {
  const answering = (status: number) =>
    createApi(() => {
      throw Object.assign(new Error('failed'), { name: 'ApiError', kind: 'http', status });
    });
  expect(await findUpcoming(answering(404), '/webinar/20261210')).toBeUndefined();
  await expect(findUpcoming(answering(503), '/webinar/20261210')).rejects.toThrow('failed');
});
