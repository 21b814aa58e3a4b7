import type { Transport } from './api/transport.ts';
import type { PageContent } from './pages/page-schema.ts';
import type { ContentPages } from './paths/content-pages.ts';
import type { Resolution } from './paths/resolve.ts';
import type { Home } from './site/home-schema.ts';
import type { PublicContent } from './site/public-content.ts';

/** Settings that the browser may know. */
export interface PublicSettings {
  siteOrigin: string;
  /** Where pictures may come from beside this site. */
  mediaOrigin: string | null;
  sentryDsn: string | null;
  sentryEnvironment: string;
  gtmId: string | null;
  /** Who runs the survey, with its country, as the notice names it. */
  surveyCompany: string;
  /** Null: the operator has turned the survey off. */
  surveyUrl: string | null;
  /** How long a page waits for what it could do without, in milliseconds. */
  sideDataMs: number;
}

/**
 * Looks at a request before the page's loaders run. Lets it pass, or throws: `{ status }` is answered with that status,
 * anything else with 500.
 */
export type Guard = (request: Request, resolution: Resolution) => void | Promise<void>;

/** What the HTTP side gives the built entry to render one page. */
export interface RenderInput {
  /** Of its signal nobody hears anything. */
  request: Request;
  /** Says that the visitor has left. */
  signal: AbortSignal;
  /** What the address means, decided before rendering. */
  resolution: Resolution;
  api: Transport;
  /** The pages of the content folder: which there are, and what the one at a path says. */
  pages: { known: ContentPages; find(path: string): PageContent | undefined };
  /** By the names that routes give in `handle.guards`. */
  guards: Readonly<Record<string, Guard>>;
  publicSettings: PublicSettings;
  /** Names, contact cards and menus of whoever runs the site. */
  content: PublicContent;
  /** The words of the home page. */
  home: Home;
  /** What the browser's cookie says that it has sent, on the page of a receipt. */
  sentReceipt: string | null;
  device: 'mobile' | 'desktop';
  /** Language of a not-found page. */
  language: 'ja' | 'en';
  /** For React's inline reveal scripts; a complete document has none. */
  nonce: string | undefined;
  /** Render everything before the first byte, in document order. */
  complete: boolean;
  assets: AssetTags;
  onError(error: unknown): void;
  /** A call has failed, and the page is shown without its data. */
  onLeftOut(error: unknown): void;
  /** All of the page is computed; what is left is to be sent. */
  onComputed?(): void;
  /** Something that is no error but that ops want to know; carries nothing that a visitor has typed. */
  onNote?(message: string, detail: Record<string, unknown>): void;
}

/** Addresses of the built files. `modules` are sources, e.g. `client/routes/home.tsx`. */
export interface AssetTags {
  styles: string[];
  /** The only script of a document: once the page is painted, it fetches `imports`. */
  starter: string;
  /** What takes a page over: the entry, and after it what the entry imports. */
  imports: string[];
  /** The build tool serves the files: it needs its web socket and style elements (development only). */
  development?: boolean;
  /** What `modules` need beside the entry and its imports. */
  code(modules: string[]): string[];
}

export type RenderOutcome =
  | { kind: 'redirect'; status: number; location: string; cookie: string | null }
  | {
      kind: 'page';
      status: number;
      /** Whether some section is missing because its data failed. */
      isDegraded(): boolean;
      /** Name of the matched route, for the log. */
      route: string;
      pipe(destination: NodeJS.WritableStream): void;
      abort(reason: unknown): void;
    };

export type Render = (input: RenderInput) => Promise<RenderOutcome>;
