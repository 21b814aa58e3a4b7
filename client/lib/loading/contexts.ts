import { createContext } from 'react-router';
import type { Api } from '../../../records/client.ts';
import { SIDE_DATA_MS } from '../../../shared/constants.ts';
import type { PageContent } from '../../../shared/pages/page-schema.ts';
import type { Resolution } from '../../../shared/paths/resolve.ts';
import type { Home } from '../../../shared/site/home-schema.ts';
import type { PublicContent } from '../../../shared/site/public-content.ts';

/** API client of this request or of this browser. */
export const apiContext = createContext<Api>();

/** Public data of the vendor, and menus. */
export const contentContext = createContext<PublicContent>();

/** Loads the content of the page at a canonical path; undefined if there is none. */
export const findPageContext = createContext<(path: string) => Promise<PageContent | undefined>>();

/** Loads the texts of the home page: available on the server, fetched by a browser that navigates to it. */
export const homeContext = createContext<() => Promise<Home>>();

/** Initial width of the layout, estimated from the visitor's device; the browser measures the real one later. */
export const screenWidthContext = createContext<number>();

/** Resolution of the address by the server; null in the browser. */
export const resolutionContext = createContext<Resolution | null>(null);

/** Set to true when the page must not be cached, for example because a section was left out. */
export const degradedContext = createContext<{ value: boolean }>({ value: false });

/** Moment at which the page stops being true, in milliseconds since 1970: caches keep it no longer. */
export const expiryContext = createContext<{ at: number }>({ at: Number.POSITIVE_INFINITY });

/**
 * True for a page that is rendered for a cache or a crawler: it waits for late data. Pages for visitors leave it out.
 */
export const wholeContext = createContext<boolean>(false);

/** Set where something was left out of a page because it was late: a page for a cache has it. */
export const hurriedContext = createContext<{ value: boolean }>({ value: false });

/** Maximum time to wait for side data of a page, in milliseconds: `SIDE_DATA_MS`. */
export const sideDataMsContext = createContext<number>(SIDE_DATA_MS);

/** Reports a failed call whose section is left out of the page; has no effect in the browser. */
export const leftOutContext = createContext<(error: unknown) => void>(() => {});

/** Writes an entry to the server's log, which must not contain input of visitors; has no effect in the browser. */
export const noteContext = createContext<(message: string, detail: Record<string, unknown>) => void>(
  () => {},
);
