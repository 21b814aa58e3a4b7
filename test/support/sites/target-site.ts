import { REAL_SETTINGS } from '../content/fixture-content.ts';
import { createListeningSite, type ListeningSite } from './listening-site.ts';

/** A site whose addresses a command requests. */
export type TargetSite = Pick<ListeningSite, 'origin' | 'read' | 'close'>;

/** The deployed site at `BASE_URL`, or one started in this process with the content of `CONTENT_DIR`. */
export async function openTargetSite({
  BASE_URL,
  CONTENT_DIR,
}: Record<string, string | undefined>): Promise<TargetSite> {
  if (!BASE_URL)
    return createListeningSite({
      env: { ...REAL_SETTINGS, ...(CONTENT_DIR && { CONTENT_DIR }), LOG_LEVEL: 'silent' },
    });
  const { origin } = new URL(BASE_URL);
  return {
    origin,
    read: (path) =>
      fetch(origin + path, {
        headers: { Accept: 'text/html', 'Accept-Language': 'ja' },
        redirect: 'manual',
        signal: AbortSignal.timeout(15_000),
      }),
    async close() {},
  };
}
