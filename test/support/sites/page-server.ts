import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import type { PageCache } from '../../../server/cache/page-cache.ts';
import { RenderTurns } from '../../../server/load/render-turns.ts';
import { page } from '../../../server/render/page.ts';
import { publicSettings, readSettings } from '../../../server/settings/settings.ts';
import { createSitePages } from '../../../server/site-content/site-pages.ts';
import type { Resolution } from '../../../shared/paths/resolve.ts';
import type { Render } from '../../../shared/render.ts';
import { recordingLogger } from '../log.ts';
import { OTHER_CONTENT, OTHER_SITE } from './other-site.ts';

const NEVER = 3_600_000;
const NO_PAGE: Resolution = { kind: 'not-found', reason: '', dead: false };

interface PageServerOptions {
  render: Render;
  cache?: PageCache;
  resolution?: Resolution;
  timeoutMs?: number;
  /** Entry of `Server-Timing` with the trace of the request. */
  trace?: string;
}

/** A server of the page handler alone, over a renderer that a test steers; it ends with its connections. */
export async function servePage({
  render,
  cache,
  resolution = NO_PAGE,
  timeoutMs = NEVER,
  trace,
}: PageServerOptions) {
  const { logger, lines } = recordingLogger();
  const reported: unknown[] = [];
  const closed = Promise.withResolvers<void>();
  const turns = new RenderTurns({ max: 16, queueMax: 100 });
  const leftOut: unknown[] = [];
  const seen: Express.Locals[] = [];
  const app = express();
  app.use((_req, res, next) => {
    const address = { pathname: '/', search: '', resolution } as const;
    res.locals = { requestId: 'id', startedAt: 0, sentBefore: 0, address };
    seen.push(res.locals as Express.Locals);
    res.once('close', closed.resolve);
    next();
  });
  app.use(
    page({
      renderer: {
        build: 'stub',
        load: async () => ({
          render,
          assets: { starter: '/starter.js', imports: [], styles: [], code: () => [] },
        }),
      },
      gateway: { transportFor: () => async () => null },
      pages: createSitePages([], []),
      publicSettings: publicSettings(readSettings({}), OTHER_SITE),
      content: OTHER_CONTENT,
      home: {} as never,
      tiers: [],
      themeHref: '/theme.css',
      commonHeaders: {},
      logger,
      monitoring: {
        report: (error) => reported.push(error),
        trace: (_req, _res, next) => next(),
        traceTiming: () => trace,
        nameTrace() {},
        async flush() {},
      },
      reportLeftOut: (error) => leftOut.push(error),
      turns,
      timeoutMs,
      cache,
    }),
  );
  const failed: unknown[] = [];
  app.use(((error, _req, res, _next) => {
    failed.push(error);
    if (cache) res.status(500).end();
  }) satisfies ErrorRequestHandler);
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lines,
    reported,
    leftOut,
    failed,
    turns,
    seen,
    closed: closed.promise,
    close: () => server.close().closeAllConnections(),
  };
}
