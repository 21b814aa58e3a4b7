import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import type { ScreenFacet } from '../../../shared/api/models.ts';
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
];

function Page() {
  const { choice } = readFinderQuery(new URLSearchParams(useLocation().search), []);
  return <FinderForm facets={FACETS} choice={choice} total={6} />;
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

test('where scripts run there is no button: every choice has been applied already', () => {
  open('');
  expect(screen.queryByRole('button')).toBeNull();
});

test('it is a plain form for browsers without scripts, and tells the number of products', () => {
  open('');
  const form = screen.getByRole('form', { name: '製品の絞り込み' });
  expect(form.getAttribute('method')).toBe('get');
  expect(form.getAttribute('action')).toBe('/products/all-products');
  expect(screen.getByRole('status').textContent).toBe('6製品');
});

test('Escape closes an open facet', () => {
  open('');
  const details = screen.getByText('Wi-Fi世代', { selector: 'summary *' }).closest('details');
  if (!details) throw new Error('no details');
  details.open = true;
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(details.open).toBe(false);
});
