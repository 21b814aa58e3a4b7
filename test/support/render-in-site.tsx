// For tests: a store with two categories, a router, and a stubbed API.
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { PageContextProvider, type PageContextValue } from '../../client/lib/page-context.tsx';
import { layoutStart } from '../../client/store/layout-slice.ts';
import { makeStore } from '../../client/store/store.ts';
import type { ProductCategory } from '../../records/category/wire.ts';
import { EXPECTED_PAGES } from '../../shared/paths/content-pages.ts';
import type { RouteId } from '../../shared/paths/routes.ts';
import { OTHER_CONTENT } from './sites/other-site.ts';

const cateList: ProductCategory[] = [
  {
    id: 1,
    name: 'スイッチ',
    urlName: 'switches',
    toLink: '/products/switches',
    child: [{ id: 11, name: 'スマートスイッチ', urlName: 'smart' }],
  },
  {
    id: 4,
    name: '光アクセス',
    urlName: 'optical-access',
    imgUrl: '/images/categories/optical-access.svg',
    child: [{ id: 43, name: 'G.hn アクセス', urlName: 'ghn' }],
  },
];

const soluList = [{ id: 1, name: 'オフィス無線LAN', jumpUrlName: '/solutions/office-wireless-lan.html' }];

const PAGE: PageContextValue = {
  settings: {
    siteOrigin: OTHER_CONTENT.site.origin,
    mediaOrigin: null,
    sentryDsn: null,
    sentryEnvironment: 'test',
    gtmId: null,
    surveyUrl: null,
    surveyCompany: '',
    sideDataMs: 0,
  },
  content: OTHER_CONTENT,
  contentPages: EXPECTED_PAGES,
  sentReceipt: null,
  styles: [],
  scripts: null,
  state: null,
  notFound: null,
  language: 'ja',
};

/**
 * Renders a part of the frame on every page of a small site; each page shows its address in its h1.
 *
 * @param options.routeId route of all these pages
 */
export function renderInSite(
  part: ReactNode,
  { screenWidth = layoutStart.screenWidth, routeId }: { screenWidth?: number; routeId?: RouteId } = {},
) {
  const store = makeStore({
    layout: { ...layoutStart, screenWidth },
    catalogue: { cateList, soluList },
  });
  const router = createMemoryRouter([
    {
      element: (
        <>
          {part}
          <main id="main">
            <Outlet />
          </main>
        </>
      ),
      children: [{ path: '*', Component: Page, ...(routeId && { handle: { routeId } }) }],
    },
  ]);
  render(
    <PageContextProvider value={PAGE}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </PageContextProvider>,
  );
  return { store, router };
}

function Page() {
  return <h1>ページ</h1>;
}

/** Answers every call of /api with the same data; without data the API is down. */
export function stubApi(data?: unknown) {
  const calls = jest.fn<typeof fetch>(async () =>
    data === undefined
      ? new Response('down', { status: 503 })
      : Response.json({ code: 200, message: '成功', data }),
  );
  globalThis.fetch = calls;
  return calls;
}
