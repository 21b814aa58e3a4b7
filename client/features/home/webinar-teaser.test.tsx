import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { createApi } from '../../../records/client.ts';
import type { Webinar } from '../../../records/webinar/wire.ts';
import { degradedContext } from '../../lib/loading/contexts.ts';
import { nextWebinar } from './next-webinar.ts';
import { WebinarTeaser } from './webinar-teaser.tsx';

const webinar = (date: string, title: string): Webinar => ({
  id: 1,
  date,
  title,
  lead: '',
  audience: '情報システムの担当者',
  chapters: [],
  takeaways: [],
  recorded: false,
  next: [],
  productIds: [],
});

const RECORDINGS = {
  title: '60分で学ぶ、設計の勘どころ',
  text: '録画でご覧いただけます。',
  button: { name: 'ウェビナーを見る', path: '/webinar' },
  cover: '/media/webinars/20250925.svg',
};

/** Renders the teaser for this response of the API. */
async function show(answer: { code: number; data?: Webinar[] }) {
  const context = new RouterContextProvider();
  context.set(degradedContext, { value: false });
  const found = await nextWebinar(
    { context },
    createApi(async () => answer),
  );
  const router = createMemoryRouter([
    { path: '/', element: <WebinarTeaser {...found} announced="無料です。" recordings={RECORDINGS} /> },
  ]);
  render(<RouterProvider router={router} />);
}

test('the next webinar with seats is announced with its day and the way to it', async () => {
  const data = [
    { ...webinar('2031-02-06', '満席の回'), full: true },
    webinar('2031-03-06', '次の回'),
    webinar('2031-05-08', 'その次の回'),
  ];
  await show({ code: 200, data });
  screen.getByRole('complementary', { name: '次の回' });
  screen.getByText(/^2031年3月6日\(木\)/);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/webinar/20310306', '/webinar']);
});

test.each([
  ['none is announced', { code: 200, data: [] }],
  ['none has seats', { code: 200, data: [{ ...webinar('2031-02-06', '満席の回'), full: true }] }],
  ['the call fails', { code: 500 }],
])('when %s the recordings are spoken of', async (_when, answer) => {
  await show(answer);
  expect(screen.getByRole('complementary').textContent).toContain('録画');
  expect(screen.getByRole('complementary').textContent).not.toContain('次回');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/webinar');
});
