import type {
  DailyCounts,
  DeskCertificates,
  DeskDeadlines,
  DeskLinks,
  DeskOutside,
  DeskSearches,
} from '../shared/daily.ts';
import type { Calls } from './api.ts';

/** API calls of the daily overview. */
export function dailyCalls({ get, send }: Calls) {
  return {
    dailyCounts: () => get<DailyCounts>('daily'),
    searches: (days: number) => get<DeskSearches>('daily/searches', { days: String(days) }),
    deadlines: () => get<DeskDeadlines>('daily/deadlines'),
    certificates: () => get<DeskCertificates>('daily/certificates'),
    outside: () => get<DeskOutside>('daily/outside'),
    checkOutside: () => send<DeskOutside>('daily/outside/check', {}),
    links: () => get<DeskLinks>('daily/links'),
  };
}
