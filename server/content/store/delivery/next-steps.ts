import type { Corpus } from '../../../../corpus/corpus.ts';
import { isHeld } from '../../../../records/webinar/page.ts';
import { FORMS } from '../../../../shared/api/forms/all.ts';
import { TAKES_PART, webinarForm } from '../../../../shared/api/forms/requests.ts';
import { sayAll } from '../../../../shared/pages/say.ts';
import { webinarSteps } from '../../../../shared/pages/webinar-steps.ts';
import { todayInJapan } from '../../../../shared/text/date.ts';
import { namedWebinar } from '../../webinar-check.ts';
import type { Submission } from '../submissions.ts';

/** Content that mails quote. Without pages they quote the site's promise alone. */
export type MailContent = Pick<Corpus, 'site'> & Partial<Pick<Corpus, 'pages' | 'webinars'>>;

/**
 * Steps after a submission, in the words of the form's page, which its receipt shows as well. Empty for a form without
 * a page of its own.
 */
export function nextSteps(submission: Submission, { pages = [], webinars }: MailContent): readonly string[] {
  const form = FORMS.find(({ type }) => type === submission.form);
  const words = pages.find(({ path }) => path === form?.page)?.words;
  if (form?.type !== webinarForm.type) return sayAll(words, 'next');
  const { requestType, webinar } = submission.typed;
  const named = namedWebinar(webinars ?? [], String(webinar));
  const day = todayInJapan(new Date(submission.receivedAt));
  return webinarSteps(words, { open: requestType === TAKES_PART, held: !named || isHeld(named, day) });
}
