import { expect, test } from '@jest/globals';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import { Link, type LinkProps } from './link.tsx';

function show(props: Partial<LinkProps> = {}) {
  return renderInSite(
    <Link to="/news?page=2#list" {...props}>
      ニュース
    </Link>,
  );
}

/**
 * Clicks the link and returns whether the router left the click to the browser. Prevents the navigation, which jsdom
 * does not implement.
 */
async function isLeftToBrowser(init: MouseEventInit = {}): Promise<boolean> {
  const link = screen.getByRole('link');
  const click = createEvent.click(link, { button: 0, ...init });
  let left = false;
  const onClick = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick);
  await act(async () => void fireEvent(link, click));
  window.removeEventListener('click', onClick);
  return left;
}

test('a plain click is followed by the router, query and anchor included', async () => {
  const { router } = show();
  expect(await isLeftToBrowser()).toBe(false);
  expect(router.state.location).toMatchObject({ pathname: '/news', search: '?page=2', hash: '#list' });
});

test.each([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with Command', {}, { metaKey: true }],
  ['with Shift', {}, { shiftKey: true }],
  ['of the middle button', {}, { button: 1 }],
  ['on a link to a new tab', { target: '_blank' }, {}],
  ['on a link that asks for a new document', { reloadDocument: true }, {}],
  ['on a link to another site', { to: 'https://elsewhere.example/news' }, {}],
])('a click %s is left to the browser', async (_name, props, init) => {
  const { router } = show(props);
  expect(await isLeftToBrowser(init)).toBe(true);
  expect(router.state.location.pathname).toBe('/');
});

test('a click that was handled before does not navigate', async () => {
  const { router } = show({ onClick: (event) => event.preventDefault() });
  await isLeftToBrowser();
  expect(router.state.location.pathname).toBe('/');
});

test('the current address is not added to the history again', async () => {
  const { router } = show();
  await isLeftToBrowser();
  await isLeftToBrowser();
  expect(router.state.historyAction).toBe('REPLACE');
});
