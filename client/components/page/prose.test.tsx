import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Prose } from './prose.tsx';

const HTML = `<p><a href="/solutions/ghn"><strong>G.hn</strong></a>
<a href="https://elsewhere.example/">外部</a> <a href="//elsewhere.example/">別の起点</a></p>`;

function open() {
  const router = createMemoryRouter([
    { path: '/', element: <Prose html={HTML} /> },
    { path: '/solutions/ghn', element: <p>着きました</p> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

/** Clicks the link and returns whether the click was left to the browser. Prevents the navigation. */
function isLeftToBrowser(link: Element, init: MouseEventInit = {}): boolean {
  let left = false;
  const watch = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', watch, { once: true });
  fireEvent.click(link, { button: 0, ...init });
  window.removeEventListener('click', watch);
  return left;
}

test('a link to this site is followed by the router, also when its inner element is clicked', async () => {
  open();
  expect(isLeftToBrowser(screen.getByText('G.hn'))).toBe(false);
  expect(await screen.findByText('着きました')).toBeDefined();
});

test('links elsewhere and clicks for a new tab are left to the browser', () => {
  const router = open();
  expect(isLeftToBrowser(screen.getByText('外部'))).toBe(true);
  expect(isLeftToBrowser(screen.getByText('別の起点'))).toBe(true);
  expect(isLeftToBrowser(screen.getByText('G.hn'), { ctrlKey: true })).toBe(true);
  expect(router.state.location.pathname).toBe('/');
});
