import { type RefObject, useEffect, useState } from 'react';
import type { Form } from '../../../../shared/api/forms/form.ts';
import type { Values } from '../types.ts';
import { readValues } from './form-values.ts';

/** Fields that other values make required; updated on input. */
export function useRequiredFields(
  form: Form,
  element: RefObject<HTMLFormElement | null>,
  values: Values,
): readonly string[] {
  const [needed, setNeeded] = useState(() => form.conditionallyRequired(values));
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const update = () => setNeeded(form.conditionallyRequired(readValues(form, new FormData(target))));
    // A draft may have been restored before.
    update();
    target.addEventListener('input', update);
    return () => target.removeEventListener('input', update);
  }, [form, element]);
  return needed;
}
