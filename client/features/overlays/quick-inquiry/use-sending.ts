import { useRef, useState } from 'react';
import type { FieldProblem } from '../../../../shared/api/forms/form.ts';
import { quickInquiry } from '../../../../shared/api/forms/quick-inquiry.ts';
import { URL_MAX_LENGTH } from '../../../../shared/constants.ts';
import { loadApi } from '../../../api/load-api.ts';
import { randomKey } from '../../../lib/browser/random-key.ts';
import { useToast } from '../../../lib/toast-context.ts';
import { clearDraft } from '../../forms/state/draft.ts';
import { problemsIn, sendForm } from '../../forms/state/send-form.ts';
import type { Values } from '../../forms/types.ts';

/** Submits the quick inquiry. A toast shows a failure; `problems` are the errors of fields. */
export function useSending(onSent: () => void) {
  const { showError, dismiss } = useToast();
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  // The button is disabled only after the next rendering, and a second click may be faster.
  const running = useRef(false);
  const attempt = useRef<{ body: string; key: string }>(null);

  /**
   * Idempotency key: the same for repeated values, so that they are stored once; a new one for changed
   * values.
   */
  function keyFor(values: Values): string {
    const body = JSON.stringify(values);
    if (attempt.current?.body !== body) attempt.current = { body, key: randomKey() };
    return attempt.current.key;
  }

  async function send({ privacyConsent: _, ...rest }: Values): Promise<void> {
    if (running.current) return;
    running.current = true;
    setSending(true);
    try {
      const values = { ...rest, url: window.location.href.slice(0, URL_MAX_LENGTH) };
      await sendForm(await loadApi(), quickInquiry, values, keyFor(values));
      attempt.current = null;
      clearDraft(quickInquiry.type);
      dismiss();
      onSent();
    } catch (error) {
      setProblems(problemsIn(error, quickInquiry));
      showError(error);
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  return { sending, send, problems, setProblems };
}

export type Sending = ReturnType<typeof useSending>;
