import { type RefObject, useEffect, useState } from 'react';
import type { Form } from '../../../../shared/api/forms/form.ts';
import type { Values } from '../types.ts';
import { readDraft, restoreDraft, writeDraft } from './draft.ts';
import { fillForm, readValues, typedValues } from './form-values.ts';

const SAVE_AFTER_MS = 300;

interface DraftOptions {
  form: Form;
  formId: string;
  element: RefObject<HTMLFormElement | null>;
  prefill: Record<string, string>;
  /** Values that the page came with: they take precedence over an older draft. */
  given: Values | undefined;
  /**
   * These values were posted by another page: they overwrite their fields of the draft, and the rest of it
   * stays.
   */
  isPrefill: boolean;
}

/** Saves the input for this tab, and restores it after a reload, on the way back, and on hydration. */
export function useDraft({ form, formId, element, prefill, given, isPrefill }: DraftOptions): void {
  const [typedEarly] = useState(() => readTyped(form, formId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const draft = given && !isPrefill ? undefined : readDraft(form.type);
    const restored = draft && restoreDraft(draft, prefill, form);
    fillForm(target, form, { ...restored, ...(isPrefill && filledIn(given)), ...typedEarly });
    const { save, stop } = keepDraft(target, form, prefill);
    if (isPrefill) save();
    return stop;
  }, []);
}

/**
 * Input typed between the page's arrival and hydration, when React overwrites text areas with their initial
 * text. Read as late as possible during hydration.
 */
function readTyped(form: Form, formId: string): Values {
  if (typeof document === 'undefined') return {};
  const element = document.querySelector<HTMLFormElement>(`form#${formId}`);
  return element ? typedValues(element, form) : {};
}

function filledIn(values: Values = {}): Values {
  const filled = Object.entries(values).filter(([, value]) => value !== '' && value !== false);
  // A posted product replaces the quantity, too: that of another product would be wrong.
  const rows: Values = values.goods ? { quantity: values.quantity ?? '' } : {};
  return { ...Object.fromEntries(filled), ...rows };
}

function keepDraft(element: HTMLFormElement, form: Form, prefill: Record<string, string>) {
  let timer: number | undefined;
  function save(): void {
    window.clearTimeout(timer);
    timer = undefined;
    writeDraft(form.type, { values: readValues(form, new FormData(element)), prefill });
  }
  function saveSoon(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(save, SAVE_AFTER_MS);
  }
  /** Saves pending input at once when the form goes away. */
  function saveNow(): void {
    if (timer !== undefined) save();
  }
  element.addEventListener('input', saveSoon);
  element.addEventListener('submit', save);
  window.addEventListener('pagehide', saveNow);
  function stop(): void {
    element.removeEventListener('input', saveSoon);
    element.removeEventListener('submit', save);
    window.removeEventListener('pagehide', saveNow);
    saveNow();
  }
  return { save, stop };
}
