import { type FocusEvent, type InputEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { FieldProblem, Form } from '../../../../shared/api/forms/form.ts';
import { useBlurAfterPress } from '../../../lib/hooks/use-blur-after-press.ts';
import { usePreviewDay } from '../../../lib/page-context.tsx';
import { parseRows } from '../fields/product-rows.ts';
import { readValues } from './form-values.ts';

interface LiveErrorsOptions {
  /** Validates a text when it loses the focus, even if it was not changed. */
  checksUntouched?: boolean;
}

/** Errors of the fields: those of the last submission, then those of later changes. */
export function useLiveErrors(
  form: Form,
  problems: readonly FieldProblem[],
  { checksUntouched = false }: LiveErrorsOptions = {},
) {
  const [live, setLive] = useState({ of: problems, errors: toErrors(problems) });
  if (live.of !== problems) setLive({ of: problems, errors: toErrors(problems) });
  const today = usePreviewDay();
  const parse = (element: HTMLFormElement) => parseRows(form, readValues(form, new FormData(element)), today);
  const changed = useRef(new Set<string>());
  const onLeft = useBlurAfterPress((target: EventTarget) => check(target, { onlyMended: false }));

  function check(target: EventTarget, { onlyMended }: { onlyMended: boolean }): void {
    const typed = nameOf(target);
    const name = typed === 'quantity' && !Object.hasOwn(form.fields, typed) ? 'goods' : typed;
    const element = (target as HTMLInputElement).form;
    if (!element || !Object.hasOwn(form.fields, name)) return;
    setLive((now) => {
      if (onlyMended && !now.errors[name]) return now;
      const result = parse(element);
      const problem = result.ok ? undefined : result.problems.find((one) => one.name === name);
      if (onlyMended && problem) return now;
      return { of: now.of, errors: { ...now.errors, [name]: problem?.message } };
    });
  }

  return {
    errors: live.errors,
    /** Parses input, in a preview for the preview's day. */
    parse,
    dismiss: (name: string) =>
      setLive(({ of, errors }) => ({ of, errors: { ...errors, [name]: undefined } })),
    handlers: {
      onInput({ target, nativeEvent }: InputEvent) {
        changed.current.add(nameOf(target));
        if (!nativeEvent.isComposing) check(target, { onlyMended: true });
      },
      onBlur(event: FocusEvent) {
        const name = nameOf(event.target);
        const isDue = checksUntouched ? form.fields[name]?.kind === 'text' : changed.current.has(name);
        if (isDue) onLeft(event.target);
      },
      onKeyDown(event: KeyboardEvent) {
        // The Enter key that ends a composition must not submit; one browser sends it after the end, as key
        // 229.
        const ends = event.nativeEvent.isComposing || event.keyCode === 229;
        if (event.key === 'Enter' && ends && event.target instanceof HTMLInputElement) event.preventDefault();
      },
    },
  };
}

function nameOf(target: EventTarget): string {
  return 'name' in target ? String(target.name) : '';
}

function toErrors(problems: readonly FieldProblem[]): Record<string, string | undefined> {
  return Object.fromEntries(problems.map(({ name, message }) => [name, message]));
}
