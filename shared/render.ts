import type { Transport } from './api/transport.ts';
import type { PageContent } from './pages/page-schema.ts';
import type { ContentPages } from './paths/content-pages.ts';
import type { Resolution } from './paths/resolve.ts';
import type { Home } from './site/home-schema.ts';
import type { PublicContent } from './site/public-content.ts';
import type { Tiers } from './topology/tiers.ts';

/** Settings that the browser may know. */
export interface PublicSettings {
  siteOrigin: string;
  /** Origin of pictures in addition to this site. */
  mediaOrigin: string | null;
  sentryDsn: string | null;
  sentryEnvironment: string;
  gtmId: string | null;
  /** The company that runs the survey, with its country, as named in the notice. */
  surveyCompany: string;
  /** Null: the operator has switched the survey off. */
  surveyUrl: string | null;
  /** Time limit for data that a page can do without, in milliseconds. */
  sideDataMs: number;
}

/**
 * Checks a request before the page's loaders run. Returns to accept it, or throws: `{ status }` is answered with that
 * status, anything else with 500.
 */
export type Guard = (request: Request, resolution: Resolution) => void | Promise<void>;

/** Input of the built entry for rendering one page. */
export interface RenderInput {
  /** Its own signal is not observed. */
  request: Request;
  /** Aborts when the visitor disconnects. */
  signal: AbortSignal;
  /** Resolution of the address, computed before rendering. */
  resolution: Resolution;
  api: Transport;
  /** The pages of the content folder: their paths, and the content of the page at a path. */
  pages: { known: ContentPages; find(path: string): PageContent | undefined };
  /** By the names that routes give in `handle.guards`. */
  guards: Readonly<Record<string, Guard>>;
  publicSettings: PublicSettings;
  /** The operator's names, contact cards and menus. */
  content: PublicContent;
  /** Texts of the home page. */
  home: Home;
  /** Tiers of drawings. */
  tiers: Tiers;
  /** On the page of a receipt: the receipt in the browser's cookie. */
  sentReceipt: string | null;
  device: 'mobile' | 'desktop';
  /** Language of a not-found page. */
  language: 'ja' | 'en';
  /** For React's inline reveal scripts; a complete document has none. */
  nonce: string | undefined;
  /** Renders everything before the first byte, in document order. */
  complete: boolean;
  assets: AssetTags;
  onError(error: unknown): void;
  /** Called when a call has failed and the page is shown without its data. */
  onLeftOut(error: unknown): void;
  /** Called when the page is complete and only has to be sent. */
  onComputed?(): void;
  /** Reports a fact for operators that is no error; it must not contain visitors' input. */
  onNote?(message: string, detail: Record<string, unknown>): void;
}

/** Addresses of the built files. `modules` are sources, e.g. `client/routes/home.tsx`. */
export interface AssetTags {
  styles: string[];
  /** The only script of a document: it fetches `imports` after the first paint. */
  starter: string;
  /** Scripts for hydration: the entry, followed by its imports. */
  imports: string[];
  /** The build tool serves the files: it needs its web socket and style elements (development only). */
  development?: boolean;
  /** Scripts of `modules` in addition to the entry and its imports. */
  code(modules: string[]): string[];
}

export type RenderOutcome =
  | { kind: 'redirect'; status: number; location: string; cookie: string | null }
  | {
      kind: 'page';
      status: number;
      /** Whether a section is missing because its data failed. */
      isDegraded(): boolean;
      /** Moment at which the page stops being true, in milliseconds since 1970; none by default. */
      expiresAt?(): number;
      /** Whether all of the page is rendered, without a section that was left out for being late. */
      isWhole(): boolean;
      /** Name of the matched route, for the log. */
      route: string;
      pipe(destination: NodeJS.WritableStream): void;
      abort(reason: unknown): void;
    };

export type Render = (input: RenderInput) => Promise<RenderOutcome>;
