import type { RequestListener } from 'node:http';
import type { Dispatcher } from 'undici';
import { assembleSite } from '../../../server/assemble.ts';
import type { Monitoring } from '../../../server/monitoring/monitoring.ts';
import type { Renderer } from '../../../server/render/page-deps.ts';
import { createBuiltRenderer } from '../../../server/render/renderer.ts';
import { readSettings, type Settings } from '../../../server/settings/settings.ts';
import type { LiveSlugIndex } from '../../../server/upstream/slug-index.ts';
import { FIXTURE_CONTENT, FIXTURE_SETTINGS } from '../content/fixture-content.ts';
import { DIST } from '../content/folders.ts';
import { type LogLine, recordingLogger } from '../log.ts';
import { PATIENT_SETTINGS } from '../patience.ts';
import type { ContentService } from '../services/content-service.ts';
import { sharedContent } from '../services/fixture-service.ts';

interface Reported {
  error: unknown;
  path?: string;
}

export interface TestSite {
  app: RequestListener;
  lines: LogLine[];
  reported: Reported[];
  slugs: LiveSlugIndex;
  close(): Promise<void>;
}

export interface TestSiteOptions {
  /** Origin of an upstream, `http://…`; by default the content service with the site's content folder. */
  upstream?: string;
  /** By default the built renderer. */
  renderer?: Renderer;
  /**
   * Uses React's production build, for suites that read hundreds of pages: several times as fast, but without
   * the warnings for which the other suites use the development build. Applies to all sites of the file.
   */
  production?: boolean;
  env?: Record<string, string>;
  /** Milliseconds for which API responses are cached; 0 disables caching. */
  freshMs?: number;
  /** With `freshMs`: further milliseconds for which stale responses are served, 0 by default. */
  staleMs?: number;
  dispatcher?: Dispatcher;
  isEnding?: () => boolean;
  pageTimeoutMs?: number;
  redisWaitMs?: number | undefined;
}

/** Renderer without React, for tests of the middleware before it. */
export const stubRenderer: Renderer = {
  build: 'stub',
  async load() {
    return {
      assets: { starter: '/starter.js', imports: [], styles: [], code: () => [] },
      async render({ resolution }) {
        return {
          kind: 'page',
          status: resolution.kind === 'page' ? 200 : 404,
          isDegraded: () => false,
          isWhole: () => true,
          route: resolution.kind === 'page' ? resolution.routeId : 'error',
          pipe: (destination) => void destination.end('<!doctype html><title>stub</title>'),
          abort() {},
        };
      },
    };
  },
};

/**
 * Content service of a folder: the run's service for the fixture, where there is one; otherwise a new one in
 * this process.
 */
async function contentOf({ CONTENT_DIR, MEDIA_DIR }: Settings): Promise<ContentService> {
  const shared = CONTENT_DIR === FIXTURE_CONTENT && sharedContent();
  if (shared) return { origin: shared, async close() {} };
  // Imported on demand: it has as many modules as the site.
  const { startContent } = await import('../services/content-service.ts');
  return startContent({ contentDir: CONTENT_DIR, mediaDir: MEDIA_DIR });
}

/**
 * Requests of a test from one address must not hit rate limits, and a busy machine must not cause failures.
 */
const GENEROUS = {
  ...PATIENT_SETTINGS,
  WRITES_PER_MINUTE: '1000000',
  SEARCHES_PER_MINUTE: '1000000',
  WARRANTY_CHECKS_PER_MINUTE: '1000000',
};

/** Builds the app as the process does, without listening. */
export async function createTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const { logger, lines } = recordingLogger();
  const settings = readSettings({
    NODE_ENV: 'test',
    PAGE_CACHE_TTL_S: '0',
    ...FIXTURE_SETTINGS,
    ...GENEROUS,
    ...options.env,
  });
  const content = options.upstream ? undefined : await contentOf(settings);
  // React reads NODE_ENV once, when the renderer imports it.
  if (options.production) process.env.NODE_ENV = 'production';
  const reported: Reported[] = [];
  const monitoring: Monitoring = {
    report: (error, { path: where }) => reported.push({ error, ...(where && { path: where }) }),
    trace: (_req, _res, next) => next(),
    traceTiming: () => undefined,
    nameTrace() {},
    async flush() {},
  };
  const site = await assembleSite({
    settings,
    logger,
    monitoring,
    upstreamOrigin: options.upstream ?? content?.origin ?? '',
    renderer: options.renderer ?? (await createBuiltRenderer(DIST)),
    files: DIST,
    ...(options.isEnding && { isEnding: options.isEnding }),
    dispatcher: options.dispatcher,
    ...(options.freshMs !== undefined && {
      contentCache: { freshMs: options.freshMs, staleMs: options.staleMs ?? 0 },
    }),
    redisWaitMs: options.redisWaitMs,
    ...(options.pageTimeoutMs !== undefined && { pageTimeoutMs: options.pageTimeoutMs }),
  });
  return {
    app: site.app,
    lines,
    reported,
    slugs: site.slugs,
    async close() {
      await Promise.all([site.close(), content?.close()]);
    },
  };
}
