import { useConsentPending } from '../../analytics/use-consent.ts';
import { latePart, useLatePart } from '../../lib/loading/late-part.ts';

const QUESTION = latePart(() => import('./consent-question.tsx'));

/**
 * Requests consent to analytics once, without blocking the page; no answer counts as refusal. The code is
 * only loaded for visitors who have not answered.
 */
export function ConsentBanner() {
  const question = useLatePart(QUESTION, useConsentPending());
  return question ? <question.ConsentQuestion /> : null;
}
