import { type ComponentProps, type FormEvent, useRef } from 'react';
import { quickInquiryOnPage } from '../../../../shared/api/forms/quick-inquiry.ts';
import {
  CONSENT_ERROR_MS,
  FIELD_MAX_LENGTH,
  QUICK_INQUIRY_CONTENT_ROWS,
} from '../../../../shared/constants.ts';
import { Button } from '../../../components/button.tsx';
import { CheckBox } from '../../../components/form/choices.tsx';
import { TextArea, TextInput } from '../../../components/form/controls.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { useTimeout } from '../../../lib/hooks/use-timeout.ts';
import { useSite } from '../../../lib/page-context.tsx';
import { useDraft } from '../../forms/state/use-draft.ts';
import { useLiveErrors } from '../../forms/state/use-live-errors.ts';
import { QUICK_INQUIRY } from '../titles.ts';
import type { Sending } from './use-sending.ts';

const FORM_ID = 'quick-inquiry-form';

/** An inquiry from a card has no prefilled values. */
const NO_PREFILL = {};

interface QuickInquiryDialogProps extends Omit<ComponentProps<typeof Dialog>, 'title' | 'children'> {
  sending: Sending;
}

export function QuickInquiryDialog({ sending, ...dialog }: QuickInquiryDialogProps) {
  return (
    <Dialog {...dialog} title={useSite().quickInquiry?.name ?? QUICK_INQUIRY}>
      <QuickInquiryForm {...sending} />
    </Dialog>
  );
}

/** Form that validates required fields when they lose the focus, and all fields on submit. */
function QuickInquiryForm({ sending, send, problems, setProblems }: Sending) {
  const form = quickInquiryOnPage;
  const element = useRef<HTMLFormElement>(null);
  const { errors, handlers, parse, dismiss } = useLiveErrors(form, problems, { checksUntouched: true });
  useDraft({ form, formId: FORM_ID, element, prefill: NO_PREFILL, given: undefined, isPrefill: false });
  // The consent error disappears after a time, unlike other errors. Each submission restarts the time.
  useTimeout(() => dismiss('privacyConsent'), errors.privacyConsent ? CONSENT_ERROR_MS : null, problems);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const result = parse(event.currentTarget);
    if (result.ok) {
      void send(result.raw);
      return;
    }
    setProblems(result.problems);
    event.currentTarget.querySelector<HTMLElement>(`[name="${result.problems[0]?.name}"]`)?.focus();
  }

  const field = (name: 'corporateName' | 'fame' | 'mailbox' | 'content') => ({
    label: form.fields[name].label,
    name,
    required: true,
    error: errors[name],
  });

  return (
    <form
      ref={element}
      id={FORM_ID}
      noValidate
      onSubmit={submit}
      {...handlers}
      className="grid gap-4 p-5 md:px-8 md:pb-7"
    >
      <TextInput {...field('corporateName')} maxLength={FIELD_MAX_LENGTH} autoComplete="organization" />
      <TextInput {...field('fame')} maxLength={FIELD_MAX_LENGTH} autoComplete="name" />
      <TextInput
        {...field('mailbox')}
        maxLength={FIELD_MAX_LENGTH}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea {...field('content')} rows={QUICK_INQUIRY_CONTENT_ROWS} />
      <CheckBox name="privacyConsent" required error={errors.privacyConsent}>
        <a href="/privacy-policy" target="_blank" rel="noopener" className="text-aqua underline">
          個人情報の取扱い
          <span className="sr-only">(新しいタブで開きます)</span>
        </a>
        に同意します
      </CheckBox>
      <Button type="submit" disabled={sending} className="w-full">
        {sending ? '送信しています' : '送信する'}
      </Button>
    </form>
  );
}
