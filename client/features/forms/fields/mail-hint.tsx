import { useEffect, useEffectEvent, useState } from 'react';
import { normalizeMail } from '../../../../shared/api/forms/normalize.ts';
import { useBlurAfterPress } from '../../../lib/hooks/use-blur-after-press.ts';
import { setControl } from '../state/form-values.ts';
import { suggestMail } from './mail-typo.ts';

const NAME = 'mailbox';

/** Suggests a correction of an address that looks mistyped. The visitor may ignore it. */
export function MailHint({ formId }: { formId: string }) {
  const [meant, setMeant] = useState<string>();
  const elementOf = () => document.getElementById(formId) as HTMLFormElement | null;
  const onLeft = useBlurAfterPress((typed: string) => setMeant(suggestMail(normalizeMail(typed))));
  const notice = useEffectEvent((event: Event) => {
    const { name, value } = event.target as HTMLInputElement;
    if (name === NAME) onLeft(value);
  });
  useEffect(() => {
    const form = document.getElementById(formId);
    const check = (event: Event) => notice(event);
    form?.addEventListener('change', check);
    return () => form?.removeEventListener('change', check);
  }, [formId]);
  function take(): void {
    const form = elementOf();
    if (!form || !meant) return;
    setControl(form, NAME, meant);
    setMeant(undefined);
    (form.elements.namedItem(NAME) as HTMLElement | null)?.focus();
  }
  return (
    <div aria-live="polite" className="text-sm">
      {meant ? (
        <p className="mt-1.5 text-notice">
          「{meant}」ではありませんか?
          <button type="button" onClick={take} className="min-h-8 px-2 font-bold text-aqua underline">
            {meant.slice(meant.lastIndexOf('@') + 1)}に直す
          </button>
        </p>
      ) : null}
    </div>
  );
}
