import type { Express } from 'express';
import type { Dispatcher } from 'undici';
import { assembleSite } from '../../server/assemble.ts';
import { listenContent } from '../../server/content/listen.ts';
import type { Monitoring } from '../../server/monitoring.ts';
import type { Renderer } from '../../server/render/page-deps.ts';
import { createBuiltRenderer } from '../../server/render/renderer.ts';
import { readSettings } from '../../server/settings.ts';
import type { LiveSlugIndex } from '../../server/upstream/slug-index.ts';
import { FIXTURE_SETTINGS } from './fixture-content.ts';
import { DIST } from './folders.ts';
import { type LogLine, recordingLogger } from './log.ts';

export interface Reported {
  error: unknown;
  path?: string;
}

export interface TestSite {
  app: Express;
  lines: LogLine[];
  reported: Reported[];
  slugs: LiveSlugIndex;
  close(): Promise<void>;
}

export interface TestSiteOptions {
  /** `http://…` of an upstream; without one the content service is started in this process. */
  upstream?: string;
  /** The built renderer by default. */
  renderer?: Renderer;
  env?: Record<string, string>;
  /** How long API answers are kept; nothing is kept when 0. */
  freshMs?: number;
  /** With `freshMs`: how long they serve on after that, 0 by default. */
  staleMs?: number;
  dispatcher?: Dispatcher;
  isReady?: () => boolean;
  writesPerMinute?: number;
  pageTimeoutMs?: number;
}

/** A renderer that answers without React, for tests of what stands before it. */
export const stubRenderer: Renderer = {
  async load() {
    return {
      assets: { entry: '/entry.js', styles: [], preloads: () => [] },
      async render({ resolution }) {
        return {
          kind: 'page',
          status: resolution.kind === 'page' ? 200 : 404,
          degraded: false,
          route: resolution.kind === 'page' ? resolution.routeId : 'error',
          pipe: (destination) => void destination.end('<!doctype html><title>stub</title>'),
          abort() {},
        };
      },
    };
  },
};

/** The assembled app as the process makes it, without listening. */
export async function createTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const { logger, lines } = recordingLogger();
  const settings = readSettings({
    NODE_ENV: 'test',
    PAGE_CACHE_TTL_S: '0',
    ...FIXTURE_SETTINGS,
    ...options.env,
  });
  const content = options.upstream
    ? undefined
    : await listenContent({
        contentDir: settings.CONTENT_DIR,
        mediaDir: settings.MEDIA_DIR,
        host: '127.0.0.1',
        port: 0,
        logLevel: 'silent',
      });
  const reported: Reported[] = [];
  const monitoring: Monitoring = {
    report: (error, { path: where }) => reported.push({ error, ...(where && { path: where }) }),
    async flush() {},
  };
  const site = await assembleSite({
    settings,
    logger,
    monitoring,
    upstreamOrigin: options.upstream ?? `http://127.0.0.1:${content?.port}`,
    renderer: options.renderer ?? (await createBuiltRenderer(DIST)),
    files: DIST,
    ...(options.isReady && { isReady: options.isReady }),
    dispatcher: options.dispatcher,
    ...(options.freshMs !== undefined && {
      contentCache: { freshMs: options.freshMs, staleMs: options.staleMs ?? 0 },
    }),
    writesPerMinute: options.writesPerMinute ?? 1_000,
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
