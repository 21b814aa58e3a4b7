import { sayAll, type Words } from './say.ts';

/**
 * Steps after a form of a webinar was sent: for taking part while it is open, otherwise for its recording, of which
 * there is none before it is held.
 *
 * @param words texts of the list page for all webinars
 */
export function webinarSteps(
  words: Words | undefined,
  { open, held }: { open: boolean; held: boolean },
): readonly string[] {
  if (open) return sayAll(words, 'next');
  const later = held ? [] : sayAll(words, 'fullNext');
  return later.length > 0 ? later : sayAll(words, 'heldNext');
}
