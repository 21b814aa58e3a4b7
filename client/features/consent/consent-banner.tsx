import { useConsentPending } from '../../analytics/use-consent.ts';
import { latePart, useLatePart } from '../../lib/late-part.ts';

const QUESTION = latePart(() => import('./consent-question.tsx'));

/**
 * Asks once, in a corner of the attention: the page stays usable, and no answer is as good as a no. Fetched for those
 * who are asked.
 */
export function ConsentBanner() {
  const question = useLatePart(QUESTION, useConsentPending());
  return question ? <question.ConsentQuestion /> : null;
}
