import { type FormEvent, useRef } from 'react';
import { quickInquiry } from '../../../../shared/api/forms/quick-inquiry.ts';
import { FIELD_MAX_LENGTH, QUICK_INQUIRY_CONTENT_ROWS } from '../../../../shared/constants.ts';
import { Button } from '../../../components/button.tsx';
import { CheckBox } from '../../../components/form/choices.tsx';
import { TextArea, TextInput } from '../../../components/form/controls.tsx';
import { useLeaving } from '../../../lib/use-leaving.ts';
import type { Draft, FieldName } from './draft.ts';
import type { DraftState } from './use-draft.ts';

interface QuickInquiryFormProps {
  draft: DraftState;
  sending: boolean;
  onSend(draft: Draft): void;
}

type TextName = Exclude<FieldName, 'privacyConsent'>;

export function QuickInquiryForm({ draft: state, sending, onSend }: QuickInquiryFormProps) {
  const { draft, errors, change, check, checkAll } = state;
  const form = useRef<HTMLFormElement>(null);
  const onLeft = useLeaving(check);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const [first] = Object.keys(checkAll());
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else onSend(draft);
  }

  const field = (name: TextName) => ({
    label: quickInquiry.fields[name].label,
    name,
    required: true,
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(name, currentTarget.value),
    onBlur: () => onLeft(name),
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4 p-5 md:px-8 md:pb-7">
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
      <CheckBox
        name="privacyConsent"
        required
        checked={draft.privacyConsent}
        error={errors.privacyConsent}
        onChange={(event) => change('privacyConsent', event.currentTarget.checked)}
      >
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
