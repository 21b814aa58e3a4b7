import type { LoaderFunctionArgs } from 'react-router';
import { todayInJapan } from '../../shared/text/date.ts';
import { contentContext } from './loading/contexts.ts';

/** Day that a page shows, `2026-11-20`: today, or the day of a preview. */
export function todayOf({ context }: Pick<LoaderFunctionArgs, 'context'>): string {
  return context.get(contentContext).previewed?.today ?? todayInJapan();
}
