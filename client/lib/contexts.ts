import { createContext } from 'react-router';
import type { Api } from '../../shared/api/client.ts';
import { SIDE_DATA_MS } from '../../shared/constants.ts';
import type { PageContent } from '../../shared/pages/page-schema.ts';
import type { Resolution } from '../../shared/paths/resolve.ts';
import type { Home } from '../../shared/site/home-schema.ts';
import type { PublicContent } from '../../shared/site/public-content.ts';

/** The API client of this request or of this browser. */
export const apiContext = createContext<Api>();

/** Who runs the site, and its menus. */
export const contentContext = createContext<PublicContent>();

/** Finds what the page at a canonical path says, in the content folder; undefined where nothing is written. */
export const findPageContext = createContext<(path: string) => Promise<PageContent | undefined>>();

/** The words of the home page: at hand on the server, fetched by a browser that comes from another page. */
export const homeContext = createContext<() => Promise<Home>>();

/** What the page start knows of the visitor's device; later the browser measures for itself. */
export const screenWidthContext = createContext<number>();

/** What the server found the address to mean; absent in the browser. */
export const resolutionContext = createContext<Resolution | null>(null);

/** Set where no cache may keep the page: a section had to be left out, for example. */
export const degradedContext = createContext<{ value: boolean }>({ value: false });

/**
 * The page is made for a cache or a crawler, which get all of it: then nothing is left out for being late. Visitors are
 * not kept waiting.
 */
export const wholeContext = createContext<boolean>(false);

/** Longest wait for side data of a page, in milliseconds: `SIDE_DATA_MS`. */
export const sideDataMsContext = createContext<number>(SIDE_DATA_MS);

/** Reports a failed call whose section the page leaves out; does nothing in the browser. */
export const leftOutContext = createContext<(error: unknown) => void>(() => {});

/** A line for the server's log; says nothing in the browser. Never carries what a visitor has typed. */
export const noteContext = createContext<(message: string, detail: Record<string, unknown>) => void>(
  () => {},
);
