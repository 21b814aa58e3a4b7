import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import type { ScreenFacet } from '../../../../records/product/wire.ts';
import { FinderForm } from './finder-form.tsx';
import { readFinderQuery } from './finder-query.ts';

const FACETS: ScreenFacet[] = [
  {
    name: 'category',
    label: 'カテゴリー',
    options: [
      { value: 'switches', label: 'スイッチ', total: 26 },
      { value: 'wireless', label: '無線LAN', total: 14 },
    ],
  },
  { name: 'wifi', label: 'Wi-Fi世代', options: [{ value: '7', label: 'Wi-Fi 7', total: 6 }] },
  {
    name: 'place',
    label: '設置場所',
    options: Array.from({ length: 8 }, (_, index) => ({
      value: `p${index + 1}`,
      label: `場所${index + 1}`,
      total: 1,
    })),
  },
];

function Page() {
  const query = readFinderQuery(new URLSearchParams(useLocation().search), []);
  return <FinderForm facets={FACETS} {...query} total={6} />;
}

function open(search: string) {
  const router = createMemoryRouter([{ path: '/products/all-products', element: <Page /> }], {
    initialEntries: [`/products/all-products${search}`],
  });
  render(<RouterProvider router={router} />);
  return router;
}

function box(name: RegExp) {
  return screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
}

test('the address checks the boxes', () => {
  open('?category=wireless&page=2');
  expect(box(/無線LAN/).checked).toBe(true);
  expect(box(/スイッチ/).checked).toBe(false);
});

test('a change goes into the address at once, and back to the first page', async () => {
  const router = open('?category=wireless&page=2');
  fireEvent.click(box(/Wi-Fi 7/));
  expect(box(/Wi-Fi 7/).checked).toBe(true);
  await waitFor(() => expect(router.state.location.search).toBe('?category=wireless&wifi=7'));
  fireEvent.click(box(/無線LAN/));
  await waitFor(() => expect(router.state.location.search).toBe('?wifi=7'));
});

test('a box that was ticked before hydration counts, and the button that would have sent it is gone', async () => {
  // React's server for browsers would open a channel that keeps the process alive.
  const { renderToString } = await import('react-dom/server.node');
  const routes = [{ path: '/products/all-products', element: <Page /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/products/all-products?category=wireless'] });
  const app = <RouterProvider router={router} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  const send = { name: 'この条件で絞り込む', hidden: true };
  expect(screen.getByRole('button', send)).toBeTruthy();
  box(/Wi-Fi 7/).checked = true;
  render(app, { container, hydrate: true });
  await waitFor(() => expect(router.state.location.search).toBe('?category=wireless&wifi=7'));
  expect(box(/Wi-Fi 7/).checked).toBe(true);
  expect(screen.queryByRole('button', send)).toBeNull();
});

test('untouched boxes leave an address in another spelling as it is', () => {
  const router = open('?category=wireless,switches&facet=unknown');
  expect(router.state.location.search).toBe('?category=wireless,switches&facet=unknown');
  expect(router.state.historyAction).toBe('POP');
});

test('it is a plain form for browsers without scripts', () => {
  open('');
  const form = screen.getByRole('form', { name: '製品の絞り込み', hidden: true });
  expect(form.getAttribute('method')).toBe('get');
  expect(form.getAttribute('action')).toBe('/products/all-products');
});

test('order and shape of the list stay with a new choice', async () => {
  const router = open('?category=wireless&sort=new&view=table');
  fireEvent.click(box(/Wi-Fi 7/));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?category=wireless&wifi=7&sort=new&view=table'),
  );
});

test('four groups are unfolded, and those with a choice; a later choice folds none', () => {
  const facets = Array.from({ length: 6 }, (_, place) => ({
    name: ['category', 'wifi', 'place', 'poe', 'speed', 'layer'][place] ?? '',
    label: `条件${place + 1}`,
    options: [{ value: 'a', label: `選択肢${place + 1}`, total: 1 }],
  }));
  const form = (choice: Record<string, string[]>) => <FinderForm facets={facets} choice={choice} total={1} />;
  const Shown = () => form(readFinderQuery(new URLSearchParams(useLocation().search), []).choice);
  const router = createMemoryRouter([{ path: '/products/all-products', element: <Shown /> }], {
    initialEntries: ['/products/all-products?layer=a'],
  });
  render(<RouterProvider router={router} />);
  const open = () =>
    [...document.querySelectorAll<HTMLDetailsElement>('.facet-group')].map((group) => group.open);
  expect(open()).toEqual([true, true, true, true, false, true]);
  fireEvent.click(box(/選択肢6/));
  expect(open()).toEqual([true, true, true, true, false, true]);
});

test('of many options some unfold, and one that is chosen is in sight', () => {
  open('?place=p8');
  const folded = box(/場所8/).closest('details.facet-more') as HTMLDetailsElement;
  expect(box(/場所5/).closest('details.facet-more')).toBeNull();
  expect(folded.open).toBe(true);
});
