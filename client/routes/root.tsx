import { Activity, memo, type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { RESOURCES } from '../../shared/paths/resources.ts';
import type { PublicSettings } from '../../shared/render.ts';
import { DataScript } from '../components/data-script.tsx';
import { PreviewBar } from '../layout/preview-bar.tsx';
import { SiteLayout } from '../layout/site-layout.tsx';
import { screenWidthContext } from '../lib/loading/contexts.ts';
import { apiOf, deferred, inTime } from '../lib/loading/load.ts';
import { PAGE_STATE_ID } from '../lib/loading/page-state.ts';
import { usePageContext } from '../lib/page-context.tsx';
import type { CatalogueState } from '../store/catalogue-slice.ts';
import { layoutStart, surveyTurnedOff } from '../store/layout-slice.ts';
import { makeStore, type Store } from '../store/store.ts';
import { ErrorPage } from './error-page.tsx';

interface RootData extends CatalogueState {
  screenWidth: number;
}

/** Loads the data of every page: the product categories and the first four solutions. The page works without them. */
export async function rootLoader(args: LoaderFunctionArgs): Promise<RootData> {
  const api = apiOf(args);
  const [cateList, soluList] = await Promise.all([
    inTime(args, deferred(args, api.getCategories())),
    inTime(args, deferred(args, api.getMenuSolutions())),
  ]);
  return {
    cateList: cateList ?? [],
    soluList: soluList ?? [],
    screenWidth: args.context.get(screenWidthContext),
  };
}

function storeFrom({ screenWidth, ...catalogue }: RootData, { surveyUrl }: PublicSettings): Store {
  const store = makeStore({ catalogue, layout: { ...layoutStart, screenWidth } });
  if (surveyUrl === null) store.dispatch(surveyTurnedOff());
  return store;
}

const NOTHING: RootData = { cateList: [], soluList: [], screenWidth: layoutStart.screenWidth };

function useRootData(): RootData {
  return (useRouteLoaderData('root') as RootData | undefined) ?? NOTHING;
}

function Document({ children }: { children: ReactNode }) {
  const { content, settings, styles, scripts, state, language } = usePageContext();
  return (
    // The starter may already have set an attribute that marks the document as laid out.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={content.browserColour} />
        <meta name="format-detection" content="telephone=no" />
        {settings.mediaOrigin ? <link rel="preconnect" href={settings.mediaOrigin} /> : null}
        <link rel="icon" href={RESOURCES.favicon} sizes="32x32" />
        <link rel="icon" href="/images/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={RESOURCES.touchIcon} />
        <link rel="manifest" href={RESOURCES.manifest} />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        {scripts ? (
          <script type="module" async src={scripts.starter} data-imports={scripts.imports.join(' ')} />
        ) : null}
        <noscript>
          <link rel="stylesheet" href="/styles/no-script.css" />
        </noscript>
      </head>
      <body>
        <PreviewBar />
        {children}
        <DataScript id={PAGE_STATE_ID} data={state} />
      </body>
    </html>
  );
}

/** The document of every page. */
export function Root() {
  return (
    <Site>
      <Page />
    </Site>
  );
}

/**
 * React hydrates it separately, after the frame, when its code is loaded. It never re-renders with the frame: otherwise
 * React would not wait for the code and would discard the server HTML.
 */
const Page = memo(function Page() {
  return (
    <Activity>
      <Outlet />
    </Activity>
  );
});

function Site({ children }: { children: ReactNode }) {
  const data = useRootData();
  const { settings } = usePageContext();
  const [store] = useState(() => storeFrom(data, settings));
  // Parts that hydrate later were rendered from this state as well.
  const [serverState] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={serverState}>
      <Document>
        <SiteLayout>{children}</SiteLayout>
        <ScrollRestoration />
      </Document>
    </Provider>
  );
}

/**
 * Shows an error of the frame itself, of which no part can be used. An address that not even the catch-all route
 * matches (with a line break) is different: the router uses this boundary for it, although the frame works.
 */
export function RootErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Site>
        <Activity>
          <ErrorPage />
        </Activity>
      </Site>
    );
  }
  return (
    <Document>
      <main className="mx-auto max-w-xl px-4 py-24">
        <title>ページを表示できません</title>
        <h1 className="text-2xl font-bold">ページを表示できません</h1>
        <p className="mt-4">
          申し訳ありません。ページの表示中に問題が発生しました。時間をおいて、もう一度お試しください。
        </p>
        <p className="mt-6">
          <a href="/">トップページへ戻る</a>
        </p>
      </main>
    </Document>
  );
}
