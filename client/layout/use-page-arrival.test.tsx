import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderInSite } from '../../test/support/render-in-site.tsx';
import { usePageArrival } from './use-page-arrival.ts';

function Announcer() {
  return <p role="status">{usePageArrival()}</p>;
}

test('a navigation moves the focus to the heading and speaks the title; the first page and a query do not', async () => {
  document.title = 'ニュース';
  const { router } = renderInSite(<Announcer />);
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/?page=2'));
  expect(screen.getByRole('status').textContent).toBe('');
  await act(() => router.navigate('/news'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('status').textContent).toBe('ニュース');
});

test('each new path or query is one page view, the first page included; a hash is none', async () => {
  delete window.dataLayer;
  document.title = 'ページ';
  const { router } = renderInSite(<Announcer />);
  for (const to of ['/?page=2', '/#top', '/news', '/news?page=2', '/']) await act(() => router.navigate(to));
  const paths = (window.dataLayer ?? []).map((entry) => (entry as { page_path: string }).page_path);
  expect(paths).toEqual(['/', '/', '/', '/news', '/news', '/']);
});

test('an element that the page has focused itself, such as a list of errors, keeps the focus', async () => {
  const { router } = renderInSite(
    <>
      <Announcer />
      <p role="alert" tabIndex={-1}>
        入力内容をご確認ください
      </p>
    </>,
  );
  screen.getByRole('alert').focus();
  await act(() => router.navigate('/news'));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});
