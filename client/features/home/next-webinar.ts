import type { Api } from '../../../records/client.ts';
import { webinarCard } from '../../../records/webinar/page.ts';
import { deferred } from '../../lib/loading/load.ts';

export interface NextWebinar {
  /** Null when none is announced or the call failed: the recordings are shown instead. */
  next: ReturnType<typeof webinarCard> | null;
}

/** The next webinar that has seats, from today on. Never rejects. */
export async function nextWebinar(args: Parameters<typeof deferred>[0], api: Api): Promise<NextWebinar> {
  const upcoming = (await deferred(args, api.getUpcomingWebinars())) ?? [];
  const next = upcoming.find(({ full }) => !full);
  return { next: next ? webinarCard(next) : null };
}
