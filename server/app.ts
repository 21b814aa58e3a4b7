import express, { type Express, type RequestHandler } from 'express';
import { deepFreeze } from '../shared/frozen.ts';
import type { Resolve } from '../shared/paths/resolve.ts';
import type { Previewed } from '../shared/site/public-content.ts';
import { tiersOf } from '../shared/topology/tiers.ts';
import type { SiteCaches } from './cache/site-caches.ts';
import type { LiveMedia } from './live-media.ts';
import type { Recorder } from './metrics/recorder.ts';
import { accessLog } from './middleware/access-log.ts';
import { address } from './middleware/address.ts';
import { apiPosts } from './middleware/endpoints/api-posts.ts';
import { apiProxy } from './middleware/endpoints/api-proxy.ts';
import { type ContentReloadDeps, contentReload } from './middleware/endpoints/content-reload.ts';
import { cspReports } from './middleware/endpoints/csp-reports.ts';
import { health, type Readiness } from './middleware/endpoints/health.ts';
import { purge } from './middleware/endpoints/purge.ts';
import { brandFiles } from './middleware/files/brand-files.ts';
import { comparisonFile } from './middleware/files/comparison-file.ts';
import { missingFiles } from './middleware/files/missing-files.ts';
import { ownFiles } from './middleware/files/own-files.ts';
import { resources } from './middleware/files/resources.ts';
import { contentPictures } from './middleware/files/static-files.ts';
import { topologyFiles } from './middleware/files/topology-files.ts';
import { admission } from './middleware/limits/admission.ts';
import { busy } from './middleware/limits/busy.ts';
import { methods } from './middleware/limits/methods.ts';
import { refusals } from './middleware/limits/refusals.ts';
import { errors } from './middleware/pages/errors.ts';
import { formPosts } from './middleware/pages/form-posts.ts';
import { legacyPaths } from './middleware/pages/legacy-paths.ts';
import { sitePages } from './middleware/pages/site-pages.ts';
import { requestId } from './middleware/request-id.ts';
import { commonHeaders, securityHeaderValues } from './middleware/security-headers.ts';
import { keptPages } from './render/cached-page.ts';
import { leftOutReporter } from './render/left-out.ts';
import { page } from './render/page.ts';
import type { PageDeps } from './render/page-deps.ts';
import { publicSettings, type Settings } from './settings/settings.ts';
import { publicContent, type SiteContent } from './site-content/load.ts';
import { presentLinks } from './site-content/present-links.ts';
import type { Gateway } from './upstream/gateway.ts';

interface AppDeps extends Pick<PageDeps, 'renderer' | 'logger' | 'monitoring' | 'turns'> {
  settings: Settings;
  siteContent: SiteContent;
  gateway: Gateway;
  /** Resolves addresses to routes. */
  resolve: Resolve;
  /** Increases whenever `resolve` may return something else. */
  revision(): number;
  /** Redirects of the operators in the form that is sent to the browser. */
  operatorRows: object;
  caches: SiteCaches;
  reloadContent: ContentReloadDeps['reload'];
  readiness(): Readiness;
  media: LiveMedia;
  /** Serves the built files. */
  files: RequestHandler;
  /** Rate limits of client addresses. */
  limits: RequestHandler[];
  pageTimeoutMs?: number | undefined;
  /** Number of reports of browsers by directive. */
  cspReports: Map<string, number>;
  /** State of the preview that pages describe; without it they are the site's own. */
  previewed?: (() => Previewed) | undefined;
  /** Counts requests; without it they are not counted. */
  recorder?: Recorder | undefined;
}

const PAGE_TIMEOUT_MARGIN_MS = 2_000;

/**
 * Builds the path of a request, from top to bottom, for one version of the content; state that outlives the version is
 * passed in. Neither listens nor reads the environment. A new middleware goes under the heading whose work it shares:
 * docs/architecture.md shows these headings, and a test compares the two.
 */
export function createApp(deps: AppDeps): Express {
  const { settings, siteContent, logger, monitoring, gateway, caches } = deps;
  const pageDeps = pageDepsOf(deps);
  const common = pageDeps.commonHeaders;
  const origin = pageDeps.publicSettings.siteOrigin;
  const generated = { ...siteContent, origin, transport: gateway.transport, pageCache: caches.pageCache };

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', settings.TRUST_PROXY);
  app.set('query parser', 'simple');

  // Request
  app.use(requestId(), address(deps));

  // Access log
  app.use(accessLog({ logger, samplePercent: settings.LOG_SAMPLE_PERCENT, recorder: deps.recorder }));
  if (settings.SENTRY_TRACES === 'all') app.use(monitoring.trace);

  // Redirects
  app.use(legacyPaths(common));

  // Cached pages
  app.use(keptPages(pageDeps), admission());

  // Headers
  app.use(commonHeaders(common));

  // Refusals and operations
  app.use(
    refusals(),
    health({ readiness: deps.readiness, media: deps.media }),
    purge({ token: settings.CACHE_PURGE_TOKEN, purge: (request) => caches.purge(request), logger }),
    contentReload({ token: settings.CONTENT_TOKEN, reload: deps.reloadContent }),
    cspReports({ counts: deps.cspReports, logger }),
    methods(),
  );

  // Files
  app.use(
    resources({ ...generated, operatorRows: deps.operatorRows }),
    brandFiles(siteContent),
    contentPictures(settings.CONTENT_DIR),
    ownFiles(siteContent.ownFiles, settings),
    sitePages(siteContent),
    deps.files,
  );

  // Limits
  app.use(monitoring.trace, deps.limits);

  // API
  app.use(
    comparisonFile(generated),
    topologyFiles({ ...generated, mediaDir: settings.MEDIA_DIR, tiers: pageDeps.tiers, turns: deps.turns }),
    apiPosts({ origin }),
    apiProxy({ gateway, logger, monitoring }),
  );

  // Pages
  app.use(missingFiles(), formPosts({ origin }), page(pageDeps));

  // Errors
  app.use(
    busy({ ...siteContent, commonHeaders: common }),
    errors({ logger, monitoring, commonHeaders: common }),
  );
  return app;
}

function pageDepsOf(deps: AppDeps): PageDeps {
  const { settings, siteContent, logger, monitoring, gateway, renderer } = deps;
  const pageSettings = publicSettings(settings, siteContent.site);
  const places = { origin: pageSettings.siteOrigin, mediaDir: settings.MEDIA_DIR };
  const versionNow = () => `${deps.media.version}.${deps.revision()}`;
  const contentNow = () => {
    const navigation = presentLinks(siteContent.navigation, deps.resolve);
    return deepFreeze(publicContent({ ...siteContent, navigation }, places));
  };
  let content = { version: versionNow(), value: contentNow() };
  return {
    renderer,
    gateway,
    pages: siteContent.pages,
    publicSettings: deepFreeze(pageSettings),
    get content() {
      const version = versionNow();
      if (version !== content.version) content = { version, value: contentNow() };
      const { previewed } = deps;
      return previewed ? { ...content.value, previewed: previewed() } : content.value;
    },
    home: siteContent.home,
    tiers: tiersOf(siteContent.site),
    themeHref: siteContent.theme.href,
    commonHeaders: securityHeaderValues({ https: pageSettings.siteOrigin.startsWith('https:') }),
    logger,
    monitoring,
    reportLeftOut: leftOutReporter({ logger, monitoring }),
    turns: deps.turns,
    timeoutMs: deps.pageTimeoutMs ?? settings.API_TIMEOUT_MS + PAGE_TIMEOUT_MARGIN_MS,
    cache: deps.caches.pageCache,
  };
}
