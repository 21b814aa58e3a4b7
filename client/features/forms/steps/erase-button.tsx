import { useState } from 'react';
import type { Form } from '../../../../shared/api/forms/form.ts';
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts';
import { emptyValues, fillForm, readValues } from '../state/form-values.ts';
import type { Values } from '../types.ts';

interface EraseButtonProps {
  form: Form;
  formId: string;
  onErase(): void;
}

/** Clears the form, and lets visitors undo that. */
export function EraseButton({ form, formId, onErase }: EraseButtonProps) {
  const [erased, setErased] = useState<Values>();
  if (!useHydrated()) return null;
  function toggle(): void {
    const element = document.getElementById(formId);
    if (!(element instanceof HTMLFormElement)) return;
    setErased(erased ? undefined : readValues(form, new FormData(element)));
    fillForm(element, form, erased ?? emptyValues(form));
    element.dispatchEvent(new Event('input', { bubbles: true }));
    if (!erased) onErase();
  }
  return (
    <p className="text-center text-sm text-ink-soft">
      <span role="status">{erased ? '入力内容を消去しました。' : ''}</span>
      <button
        type="button"
        onClick={toggle}
        className="min-h-11 px-3 underline underline-offset-4 hover:text-ink"
      >
        {erased ? '元に戻す' : '入力内容を消去する'}
      </button>
    </p>
  );
}
