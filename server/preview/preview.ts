import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { deserialize } from 'node:v8';
import type { ContentProblem } from '../../corpus/corpus.ts';
import { todayInJapan } from '../../shared/text/date.ts';
import { type AssembledSite, assembleSite, type SiteParts } from '../assemble.ts';
import { CONTENT_TOKEN_HEADER } from '../content/token.ts';
import type { SiteSnapshot } from '../live-content/snapshot.ts';
import type { Renderer } from '../render/page-deps.ts';
import type { Settings } from '../settings/settings.ts';
import { startThread, type Thread } from '../threads/thread.ts';
import { expiryText, scopeText } from './describe.ts';
import { DESK_SCRIPT } from './framed-by-desk.ts';
import { isNewPhoto, newPhotos } from './new-photos.ts';
import { PREVIEW_STYLES } from './pages.ts';
import type { PreviewClaims, PreviewScope } from './token.ts';

/** Parts of the site that its previews reuse. */
export type PreviewParts = Pick<SiteParts, 'settings' | 'logger' | 'monitoring' | 'renderer' | 'files'>;

export interface PreviewThreadData {
  contentDir: string;
  mediaDir: string;
  at: number | undefined;
  drafts: boolean;
  /** Marks texts with their places in the files. */
  marked: boolean;
  /** Secret that every call must carry, because other processes of the machine can reach the port, too. */
  token: string;
  logLevel: string;
}

export interface PreviewOrder {
  /** Reads the folder even if it is unchanged, because generated media have changed. */
  isAfresh: boolean;
}

/** The folder does not exist (any more), or it is invalid. */
type Unshown = { kind: 'missing' } | { kind: 'wrong'; problems: ContentProblem[] };

/** Result of a poll of the folder, as the thread sends it: `same` if it is unchanged since the previous result. */
export type Seen = { kind: 'shown'; port: number; site: Uint8Array } | { kind: 'same' } | Unshown;

/** State of a preview after a poll of its folder. */
type Found =
  | { kind: 'shown'; show(claims: PreviewClaims, ...exchange: Parameters<RequestListener>): void }
  | Unshown;

/** A page makes a dozen requests: one poll of the folder serves all of them. */
const FRESH_MS = 1_000;
/** Editors view one page at a time; visitors have priority. */
const RENDERS_MAX = 2;

/**
 * Second instance of the site over another state of the content. A worker thread serves its API, and its pages are
 * neither cached, counted nor sent to third parties. The folder is polled on request.
 */
export class Preview {
  readonly #parts: PreviewParts;
  readonly #scope: PreviewScope;
  /** Reads the folder and serves its API. Orders must not overlap. */
  readonly #thread: Thread<PreviewOrder, Seen>;
  readonly #token = randomBytes(32).toString('base64url');
  readonly #photos: RequestListener;
  /** Claims of the request that is rendered. */
  readonly #viewer = new AsyncLocalStorage<PreviewClaims>();
  #site: { origin: string; shown: AssembledSite } | undefined;
  #last: Found = { kind: 'missing' };
  #look: { until: number; done: Promise<Found> } | undefined;
  #isAfresh = false;
  /** Number of requests in progress. */
  active = 0;
  usedAt = performance.now();

  /** @param folder content folder to show */
  constructor(parts: PreviewParts, scope: PreviewScope, folder: string) {
    const { settings, logger, renderer } = parts;
    const { at, drafts, desk } = scope;
    this.#scope = scope;
    this.#parts = {
      ...parts,
      settings: settingsFor(settings, folder),
      logger: logger.child({ previewOf: { at, drafts, folder: scope.folder } }),
      renderer: withBar(renderer, desk),
    };
    this.#photos = newPhotos(folder);
    const workerData: PreviewThreadData = {
      contentDir: folder,
      mediaDir: settings.MEDIA_DIR,
      at,
      drafts,
      marked: desk !== undefined,
      token: this.#token,
      logLevel: settings.LOG_LEVEL,
    };
    this.#thread = startThread(new URL('./preview-worker.ts', import.meta.url), { workerData });
  }

  /**
   * Resolves with the state of the folder, at most one second old.
   *
   * @throws {Error} when the folder cannot be polled; the caller must then close the preview
   */
  found(): Promise<Found> {
    if (!this.#look || this.#look.until <= performance.now()) {
      const done = this.#lookNow();
      this.#look = { until: Number.POSITIVE_INFINITY, done };
      const look = this.#look;
      // Requests during a poll share it, however long it takes.
      // Whoever types at the desk sees the next state at once.
      const freshMs = this.#scope.desk === undefined ? FRESH_MS : 0;
      void done.finally(() => Object.assign(look, { until: performance.now() + freshMs })).catch(() => {});
    }
    return this.#look.done;
  }

  /** Reads the folder again at the next request, because generated pictures or documents have changed. */
  drawn(): void {
    this.#isAfresh = true;
    this.#look = undefined;
  }

  async close(): Promise<void> {
    await Promise.all([this.#site?.shown.close(), this.#thread.close()]);
  }

  async #lookNow(): Promise<Found> {
    const isAfresh = this.#isAfresh;
    this.#isAfresh = false;
    const seen = await this.#thread.run({ isAfresh });
    if (seen.kind === 'shown') this.#last = await this.#take(seen);
    else if (seen.kind !== 'same') this.#last = seen;
    return this.#last;
  }

  async #take(seen: Extract<Seen, { kind: 'shown' }>): Promise<Found> {
    const { app } = await this.#siteOf(seen);
    return {
      kind: 'shown',
      show: (claims, req, res) => {
        if (isNewPhoto(req)) return this.#photos(req, res);
        this.active += 1;
        res.once('close', () => {
          this.active -= 1;
        });
        this.#viewer.run(claims, app, req, res);
      },
    };
  }

  async #siteOf({ port, site }: Extract<Seen, { kind: 'shown' }>): Promise<AssembledSite> {
    const origin = `http://127.0.0.1:${port}`;
    const snapshot: SiteSnapshot = deserialize(site);
    const before = this.#site;
    if (before?.origin === origin) {
      await before.shown.takeContent(snapshot);
      return before.shown;
    }
    const shown = await assembleSite({
      ...this.#parts,
      snapshot,
      upstreamOrigin: origin,
      upstreamHeaders: { [CONTENT_TOKEN_HEADER]: this.#token },
      // The API runs on this machine and always has the current state of the folder.
      contentCache: { freshMs: 0, staleMs: 0 },
      previewed: () => this.#previewed(),
    });
    this.#site = { origin, shown };
    // The port has changed because the worker started another server; the previous one has no API any more.
    await before?.shown.close();
    return shown;
  }

  #previewed() {
    const { at } = this.#scope;
    const viewer = this.#viewer.getStore();
    return {
      says: scopeText(this.#scope),
      until: viewer ? expiryText(viewer.expires) : '',
      today: todayInJapan(at === undefined ? undefined : new Date(at)),
    };
  }
}

/** Settings that disable caches, shared stores, third parties and operators' calls for a preview. */
function settingsFor(settings: Settings, folder: string): Settings {
  return {
    ...settings,
    CONTENT_DIR: folder,
    PAGE_CACHE_TTL_S: 0,
    REDIS_URL: undefined,
    CACHE_PURGE_TOKEN: undefined,
    CONTENT_TOKEN: undefined,
    GTM_ID: undefined,
    SENTRY_DSN: undefined,
    SURVEY_URL: 'off',
    RENDERS_MAX,
  };
}

/** Adds the style sheet of the bar, and the script of a desk, which starts the page's own scripts. */
function withBar({ build, load }: Renderer, desk: string | undefined): Renderer {
  return {
    build,
    async load(url) {
      const { render, assets } = await load(url);
      const styles = [...assets.styles, PREVIEW_STYLES];
      const imports = [...(desk === undefined ? [] : [desk + DESK_SCRIPT]), ...assets.imports];
      return { render, assets: { ...assets, styles, imports } };
    },
  };
}
