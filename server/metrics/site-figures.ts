import type { ConnectionFigures, SiteFigures } from './figures.ts';
import type { Figure } from './instruments.ts';

/** Metrics of the web server. */
export const SITE_FIGURES: readonly Figure<SiteFigures>[] = [
  ['ready', 'Whether load balancers should send visitors', ({ isReady }) => Number(isReady)],
  ['renders_in_work', 'Renders in progress', ({ renders }) => renders.inWork],
  ['render_queue_length', 'Requests that wait for a render', ({ renders }) => renders.waiting],
  ['renders_total', 'Started renders', ({ renders }) => renders.begun],
  [
    'renders_refused_total',
    'Requests refused with 503 because too many renders were requested',
    ({ renders }) => renders.refused,
  ],
  ['page_cache_bytes', 'Memory of cached pages', ({ pageCache }) => pageCache.bytes],
  ['page_cache_entries', 'Cached pages', ({ pageCache }) => pageCache.entries],
  [
    'content_cache_bytes',
    'Memory of cached responses of the API',
    ({ contentCacheBytes }) => contentCacheBytes,
  ],
  [
    'upstream_breaker_open',
    'Whether the circuit breaker of a family of calls is open',
    ({ breakers }) => breakers.map(([family, isOpen]) => [{ family }, Number(isOpen)]),
  ],
  [
    'addresses_refreshed_timestamp_seconds',
    'Last complete reading of the addresses of all records from the API',
    ({ addressesRefreshedAt: at }) => (at === undefined ? undefined : at / 1_000),
  ],
  [
    'csp_reports_total',
    'CSP violation reports of browsers',
    ({ cspReports }) => [...cspReports].map(([directive, count]) => [{ directive }, count]),
  ],
];

/** Metrics of the web server's socket. */
export const CONNECTION_FIGURES: readonly Figure<ConnectionFigures>[] = [
  ['http_connections', 'Open connections', ({ open }) => open],
  [
    'http_connections_refused_total',
    'Connections closed on arrival, by the exceeded limit',
    ({ refusedInAll, refusedOfAddress }) => [
      [{ limit: 'total' }, refusedInAll],
      [{ limit: 'address' }, refusedOfAddress],
    ],
  ],
];
