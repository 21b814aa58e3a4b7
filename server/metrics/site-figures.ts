import { flag, seconds } from './content-figures.ts';
import type { ConnectionFigures, SiteFigures } from './figures.ts';
import type { Figure } from './instruments.ts';

/** Metrics of the web server. */
export function siteFigures(read: () => SiteFigures): Figure[] {
  return [
    { name: 'ready', about: 'Whether load balancers should send visitors', read: () => flag(read().isReady) },
    {
      name: 'renders_in_work',
      about: 'Renders in progress',
      read: () => read().renders.inWork,
    },
    {
      name: 'render_queue_length',
      about: 'Requests that wait for a render',
      read: () => read().renders.waiting,
    },
    { name: 'renders_total', about: 'Started renders', read: () => read().renders.begun },
    {
      name: 'renders_refused_total',
      about: 'Requests refused with 503 because too many renders were requested',
      read: () => read().renders.refused,
    },
    {
      name: 'page_cache_bytes',
      about: 'Memory of cached pages',
      read: () => read().pageCache.bytes,
    },
    { name: 'page_cache_entries', about: 'Cached pages', read: () => read().pageCache.entries },
    {
      name: 'content_cache_bytes',
      about: 'Memory of cached responses of the API',
      read: () => read().contentCacheBytes,
    },
    {
      name: 'upstream_breaker_open',
      about: 'Whether the circuit breaker of a family of calls is open',
      read: () => [...read().breakers].map(([family, isOpen]) => [{ family }, Number(isOpen)] as const),
    },
    {
      name: 'addresses_refreshed_timestamp_seconds',
      about: 'Last complete reading of the addresses of all records from the API',
      read: () => seconds(read().addressesRefreshedAt),
    },
    {
      name: 'csp_reports_total',
      about: 'CSP violation reports of browsers',
      read: () => [...read().cspReports].map(([directive, count]) => [{ directive }, count] as const),
    },
  ];
}

/** Metrics of the web server's socket. */
export function connectionFigures(read: () => ConnectionFigures): Figure[] {
  return [
    { name: 'http_connections', about: 'Open connections', read: () => read().open },
    {
      name: 'http_connections_refused_total',
      about: 'Connections closed on arrival, by the exceeded limit',
      read() {
        const { refusedInAll, refusedOfAddress } = read();
        return [
          [{ limit: 'total' }, refusedInAll],
          [{ limit: 'address' }, refusedOfAddress],
        ];
      },
    },
  ];
}
