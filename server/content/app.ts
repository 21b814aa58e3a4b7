import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Corpus } from '../../corpus/corpus.ts';
import type { DocumentEntry } from '../../corpus/media-files/documents.ts';
import type { MediaManifest } from '../../corpus/media-files/manifest.ts';
import { SERVED_KINDS } from '../../records/served.ts';
import { API_BASE } from '../../shared/constants.ts';
import { type ContentReloadDeps, contentReload } from '../middleware/endpoints/content-reload.ts';
import { health as healthRoutes, type Readiness } from '../middleware/endpoints/health.ts';
import { createCatalogue } from './catalogue.ts';
import { ApiFailure, fail } from './envelope.ts';
import { createFormHandler } from './form-handler.ts';
import { openApiDocument } from './openapi/openapi.ts';
import { formRoutes } from './routes/forms.ts';
import { searchRoutes } from './routes/search.ts';
import { thumbRoutes } from './routes/thumbs.ts';
import { verifyRoutes } from './routes/verify.ts';
import { searchKinds } from './search/kinds.ts';
import { createSearch } from './search/search.ts';
import type { SearchCounting } from './search/search-counting.ts';
import { StoreUnavailable } from './store/late-store.ts';
import type { Store } from './store/store.ts';
import { requireToken } from './token.ts';

export interface ContentAppDeps {
  corpus: Corpus;
  /** The write side; without it the service is read-only. */
  store?: Store;
  /** Receives every search; without it searches are not counted. */
  searches?: Pick<SearchCounting, 'count'>;
  /** Proxies whose X-Forwarded-For counts for rate limits: by default the site on this machine. */
  trustProxy?: string | number;
  /** Required with every request; none by default. */
  token?: string;
  /** State for the health routes; without it there are none. */
  health?: { canWrite(): boolean } | undefined;
  /** Enables the route that reloads the content. */
  reload?: ContentReloadDeps;
  /** Generated pictures; none by default. */
  media?: MediaManifest;
  /** Generated downloads; none by default. */
  documents?: DocumentEntry[];
  /** The current day; that of the system by default. */
  now?: (() => Date) | undefined;
  /** Receives work that may be done in advance; by default it is done on demand. */
  whenIdle?(work: () => void): void;
  /** Called for an error that no route has handled. */
  onError(error: unknown, path: string): void;
}

const NOT_STORED =
  '現在、送信を受け付けられません。少し時間をおいて、もう一度お試しください。お急ぎの場合は、お電話でも承ります。';

/** The content service: the API (records/contract.ts) over the content folder, independent of its callers. */
export function createContentApp({
  corpus,
  documents = [],
  media,
  now = () => new Date(),
  store,
  searches,
  trustProxy = 'loopback',
  token,
  health,
  reload,
  whenIdle,
  onError,
}: ContentAppDeps): Express {
  const catalogue = createCatalogue(corpus, media);
  const search = createSearch(searchKinds(catalogue), catalogue.synonyms);
  const services = { catalogue, search, documents, now };
  whenIdle?.(() => search.prepare());
  const app = express();
  app.disable('x-powered-by');
  // Every response is generated in memory and cached by the caller: an ETag would cost a hash without benefit.
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  // Before the token check: health checks have no token.
  if (health) app.use(healthRoutes({ readiness: () => readinessOf(health.canWrite()) }));
  if (reload) app.use(contentReload(reload));
  if (token !== undefined) app.use(requireToken(token));
  app.use(
    API_BASE,
    SERVED_KINDS.map(({ routes }) => routes(services)),
    searchRoutes(search, searches),
  );
  if (store) {
    app.use(
      API_BASE,
      formRoutes(catalogue, createFormHandler(store, corpus.site)),
      thumbRoutes(catalogue, store),
      verifyRoutes(store.verifyCodes),
    );
  }
  // Generated on demand, because it would slow down the start more than most content.
  let openApi: ReturnType<typeof openApiDocument> | undefined;
  app.get(`${API_BASE}/openapi.json`, (_req, res) => {
    openApi ??= openApiDocument(corpus.site.name);
    res.json(openApi);
  });
  app.use((_req, res) => fail(res, 404, 'このAPIはありません。'));
  const answerError: ErrorRequestHandler = (error, req, res, _next) => {
    if (error instanceof ApiFailure) {
      res.json({ code: error.code, message: error.message, data: error.data });
      return;
    }
    if (error instanceof StoreUnavailable)
      return fail(res.set('Retry-After', String(error.retryAfterS)), 503, NOT_STORED);
    // Express found the path or the request malformed: the caller's fault.
    if (isCallersFault(error)) return fail(res, 400, 'リクエストの形式が正しくありません。');
    onError(error, req.path);
    fail(res, 500, '処理中に問題が発生しました。');
  };
  app.use(answerError);
  return app;
}

function readinessOf(canWrite: boolean): Readiness {
  return { isReady: canWrite, problems: canWrite ? {} : { database: 'cannot be written' } };
}

function isCallersFault(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500;
}
