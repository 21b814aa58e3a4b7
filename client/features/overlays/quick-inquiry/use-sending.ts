import { useRef, useState } from 'react';
import { isApiError } from '../../../../shared/api/error.ts';
import { formProblemsSchema } from '../../../../shared/api/forms/answers.ts';
import { quickInquiry } from '../../../../shared/api/forms/quick-inquiry.ts';
import { URL_MAX_LENGTH } from '../../../../shared/constants.ts';
import { waitForAnalyticsId } from '../../../analytics/analytics-id.ts';
import { consentChoice } from '../../../analytics/consent.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { useToast } from '../../../lib/toast-context.ts';
import { type Draft, type Errors, isFieldName } from './draft.ts';

interface Attempt {
  body: string;
  key: string;
}

/** Sends the quick inquiry. A toast tells of a failure; what is wrong with a field is given to `onRefused` as well. */
export function useSending({ onSent, onRefused }: { onSent(): void; onRefused(errors: Errors): void }) {
  const { showError, dismiss } = useToast();
  const [sending, setSending] = useState(false);
  // The button is disabled only after the next rendering: a second click may be faster.
  const running = useRef(false);
  const attempt = useRef<Attempt>(null);

  /** The same inquiry once more has the same key and is stored once; a changed one is another. */
  function keyFor(body: string): string {
    if (attempt.current?.body !== body) attempt.current = { body, key: randomKey() };
    return attempt.current.key;
  }

  async function send({ privacyConsent: _, ...typed }: Draft): Promise<void> {
    if (running.current) return;
    running.current = true;
    setSending(true);
    try {
      if (consentChoice() === 'granted') await waitForAnalyticsId();
      const values = { ...typed, url: window.location.href.slice(0, URL_MAX_LENGTH) };
      await browserApi.submitForm(quickInquiry, values, keyFor(JSON.stringify(values)));
      attempt.current = null;
      dismiss();
      onSent();
    } catch (error) {
      onRefused(problemsIn(error));
      showError(error);
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  return { sending, send };
}

function problemsIn(error: unknown): Errors {
  const problems = formProblemsSchema.safeParse(isApiError(error) ? error.data : undefined);
  if (!problems.success) return {};
  return Object.fromEntries(
    problems.data.fields.flatMap(({ name, message }) => (isFieldName(name) ? [[name, message]] : [])),
  );
}
