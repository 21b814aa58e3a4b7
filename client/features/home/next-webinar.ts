import type { Api } from '../../../shared/api/client.ts';
import { webinarCard } from '../../../shared/pages/webinar-page.ts';
import { deferred } from '../../lib/load.ts';

export interface NextWebinar {
  /** Null when none is announced, or when nobody can say: then the recordings are spoken of. */
  next: ReturnType<typeof webinarCard> | null;
}

/** The next of the webinars that are still to come today and have seats. Never rejects. */
export async function nextWebinar(args: Parameters<typeof deferred>[0], api: Api): Promise<NextWebinar> {
  const upcoming = (await deferred(args, api.getUpcomingWebinars())) ?? [];
  const next = upcoming.find(({ full }) => !full);
  return { next: next ? webinarCard(next) : null };
}
