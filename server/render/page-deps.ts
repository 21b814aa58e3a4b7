import type { AssetTags, PublicSettings, Render } from '../../shared/render.ts';
import type { Home } from '../../shared/site/home-schema.ts';
import type { PublicContent } from '../../shared/site/public-content.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { RenderTurns } from '../load/render-turns.ts';
import type { Logger } from '../logger.ts';
import type { Monitoring } from '../monitoring.ts';
import type { SitePages } from '../site-content/site-pages.ts';
import type { Gateway } from '../upstream/gateway.ts';
import type { ReportLeftOut } from './left-out.ts';

/** The built client: its render function and the addresses of its files. */
export interface Renderer {
  /** Another one for every build: what one has rendered is not shown by another. */
  build: string;
  load(url: string): Promise<{ render: Render; assets: AssetTags }>;
}

export interface PageDeps {
  renderer: Renderer;
  gateway: Pick<Gateway, 'transportFor'>;
  pages: Pick<SitePages, 'find' | 'known'>;
  publicSettings: PublicSettings;
  content: PublicContent;
  home: Home;
  /** The style sheet of the theme, before those of the build. */
  themeHref: string;
  /** Headers of every response. */
  commonHeaders: Readonly<Record<string, string>>;
  logger: Logger;
  monitoring: Monitoring;
  reportLeftOut: ReportLeftOut;
  /** How long a page may take until its last byte. */
  timeoutMs: number;
  /** Bounds how many renders are in work. */
  turns: RenderTurns;
  /** Pages that were rendered before; without it every visit renders. */
  cache?: PageCache | undefined;
}
