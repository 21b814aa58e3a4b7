import type { LoaderFunctionArgs } from 'react-router';
import { todayInJapan } from '../../shared/text/date.ts';
import { contentContext } from './contexts.ts';

/** The day that a page is shown for, `2026-11-20`: today, or the one that a preview is of. */
export function todayOf({ context }: Pick<LoaderFunctionArgs, 'context'>): string {
  return context.get(contentContext).previewed?.today ?? todayInJapan();
}
