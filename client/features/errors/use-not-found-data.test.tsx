import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { EXPECTED_PAGES } from '../../../shared/paths/content-pages.ts';
import { PageContextProvider } from '../../lib/page-context.tsx';
import { useNotFoundData } from './use-not-found-data.ts';

type Page = ComponentProps<typeof PageContextProvider>['value'];

const product = (id: number, name: string) => ({ id, slug: `p${id}`, name, label: [] });
const onTheWire = ({ slug: urlName, ...rest }: ReturnType<typeof product>) => ({ ...rest, urlName });
const page = {
  settings: {},
  styles: [],
  scripts: null,
  state: null,
  contentPages: EXPECTED_PAGES,
  language: 'ja',
  notFound: { pathname: '/lost', data: { hot: [product(1, 'from the document')], models: [] } },
} as unknown as Page;

const fetchBefore = globalThis.fetch;

afterEach(() => {
  cleanup();
  globalThis.fetch = fetchBefore;
});

function Offers() {
  return <p>{useNotFoundData()?.hot.map(({ name }) => name) ?? 'no data yet'}</p>;
}

async function visit(...paths: string[]): Promise<void> {
  const router = createMemoryRouter([{ path: '*', Component: Offers }], { initialEntries: [paths[0] ?? ''] });
  render(
    <PageContextProvider value={page}>
      <RouterProvider router={router} />
    </PageContextProvider>,
  );
  for (const path of paths.slice(1)) await act(() => router.navigate(path));
}

function serveHotProducts(name: string): jest.Mock<typeof fetch> {
  const respond = jest.fn<typeof fetch>(
    async () => new Response(JSON.stringify({ code: 200, data: [onTheWire(product(2, name))] })),
  );
  globalThis.fetch = respond;
  return respond;
}

test('a document with status 404 shows the data that came with it, without a call', async () => {
  const calls = serveHotProducts('fetched');
  await visit('/lost');
  expect(screen.getByText('from the document')).toBeDefined();
  expect(calls).not.toHaveBeenCalled();
});

test('another address that is not found fetches its own offers', async () => {
  serveHotProducts('fetched');
  await visit('/lost', '/lost-too');
  expect(await screen.findByText('fetched')).toBeDefined();
});

test('back at the address of the document, its own offers are shown again', async () => {
  serveHotProducts('fetched');
  await visit('/lost', '/lost-too', '/lost');
  expect(screen.getByText('from the document')).toBeDefined();
});
