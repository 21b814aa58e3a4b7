import type { AssetTags, Render, RenderInput } from '../../shared/render.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { RenderTurns } from '../load/render-turns.ts';
import type { Logger } from '../monitoring/logger.ts';
import type { Monitoring } from '../monitoring/monitoring.ts';
import type { Gateway } from '../upstream/gateway.ts';
import type { ReportLeftOut } from './left-out.ts';

/** The built client: its render function and the addresses of its files. */
export interface Renderer {
  /** Identifies the build: pages of one build are not shown by another. */
  build: string;
  load(url: string): Promise<{ render: Render; assets: AssetTags }>;
}

export interface PageDeps
  extends Pick<RenderInput, 'pages' | 'publicSettings' | 'content' | 'home' | 'tiers'> {
  renderer: Renderer;
  gateway: Pick<Gateway, 'transportFor'>;
  /** Style sheet of the theme, before those of the build. */
  themeHref: string;
  /** Headers of every response. */
  commonHeaders: Readonly<Record<string, string>>;
  logger: Logger;
  monitoring: Monitoring;
  reportLeftOut: ReportLeftOut;
  /** Time until the last byte of a page. */
  timeoutMs: number;
  /** Bounds the number of concurrent renders. */
  turns: RenderTurns;
  /** Cache of rendered pages; without it every request renders its page. */
  cache?: PageCache | undefined;
}
