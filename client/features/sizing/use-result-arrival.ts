import { useState } from 'react';
import { useChange } from '../../lib/hooks/use-change.ts';
import { RESULT_ID } from './result-id.ts';

interface ResultArrival {
  /** Query of the calculation. */
  search: string;
  /** Announcement of the result. */
  words: string;
  /** Id of a field that the calculation has added; the result's heading gets the focus otherwise. */
  added: string | undefined;
}

/**
 * Moves the focus to the heading of each new result, or to an added field, and returns the announcement. The
 * result of a loaded document is not new: there the browser starts at the address's anchor.
 */
export function useResultArrival({ search, words, added }: ResultArrival): string {
  const [announced, setAnnounced] = useState('');
  useChange(search, () => {
    setAnnounced(words);
    if (added) return document.getElementById(added)?.focus();
    // The summary of wrong fields has taken the focus itself.
    if (document.activeElement?.matches('[role=alert]')) return;
    const heading = document.querySelector<HTMLElement>(`h2#${RESULT_ID}`);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  return announced;
}
