import { flag, seconds } from './content-figures.ts';
import type { ConnectionFigures, SiteFigures } from './figures.ts';
import type { Figure } from './instruments.ts';

/** Metrics of the web server. */
export function siteFigures(read: () => SiteFigures): Figure[] {
  return [
    { name: 'ready', about: 'Whether load balancers should send visitors', read: () => flag(read().isReady) },
    {
      name: 'renders_in_work',
      about: 'Renders that have begun and are not done',
      read: () => read().renders.inWork,
    },
    {
      name: 'render_queue_length',
      about: 'Visitors who wait for a render to begin',
      read: () => read().renders.waiting,
    },
    { name: 'renders_total', about: 'Renders that have begun', read: () => read().renders.begun },
    {
      name: 'renders_refused_total',
      about: 'Visitors who were asked to come again because too many renders were asked for',
      read: () => read().renders.refused,
    },
    {
      name: 'page_cache_bytes',
      about: 'Memory of the pages that are kept',
      read: () => read().pageCache.bytes,
    },
    { name: 'page_cache_entries', about: 'Pages that are kept', read: () => read().pageCache.entries },
    {
      name: 'content_cache_bytes',
      about: 'Memory of the answers of the API that are kept',
      read: () => read().contentCacheBytes,
    },
    {
      name: 'upstream_breaker_open',
      about: 'Whether a family of calls is left alone because the API did not answer',
      read: () => [...read().breakers].map(([family, isOpen]) => [{ family }, Number(isOpen)] as const),
    },
    {
      name: 'addresses_refreshed_timestamp_seconds',
      about: 'When the addresses of all records were read from the API for the last time',
      read: () => seconds(read().addressesRefreshedAt),
    },
    {
      name: 'csp_reports_total',
      about: 'Reports of browsers that the content security policy has kept something out',
      read: () => [...read().cspReports].map(([directive, count]) => [{ directive }, count] as const),
    },
  ];
}

/** Metrics of the web server's socket. */
export function connectionFigures(read: () => ConnectionFigures): Figure[] {
  return [
    { name: 'http_connections', about: 'Connections that are open', read: () => read().open },
    {
      name: 'http_connections_refused_total',
      about: 'Connections that were closed as they came, by the limit that they were beyond',
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
