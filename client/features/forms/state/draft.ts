import type { Form } from '../../../../shared/api/forms/form.ts';
import { DRAFT_KEY_START } from '../../../../shared/constants.ts';
import { readItem, removeItem, writeItem } from '../../../lib/browser/browser-storage.ts';
import { addRows, isLong, rowsOf, rowValues } from '../fields/product-rows.ts';
import type { Values } from '../types.ts';

/** Values of a form that has not been submitted, for this tab alone. */
interface Draft {
  values: Values;
  /** Values that the page itself had filled in at that time. */
  prefill: Record<string, string>;
}

const key = (type: string) => DRAFT_KEY_START + type;

export function readDraft(type: string): Draft | undefined {
  try {
    const draft = JSON.parse(readItem('sessionStorage', key(type)) ?? 'null');
    return draft && typeof draft.values === 'object' && typeof draft.prefill === 'object' ? draft : undefined;
  } catch {
    // Invalid data in the storage counts as no draft.
    return undefined;
  }
}

export function writeDraft(type: string, draft: Draft): void {
  writeItem('sessionStorage', key(type), JSON.stringify(draft));
}

export function clearDraft(type: string): void {
  removeItem('sessionStorage', key(type));
}

/**
 * Values to restore. New prefilled values are added to typed ones and never replace them; values that the
 * visitor has deleted stay deleted.
 */
export function restoreDraft(draft: Draft, prefill: Record<string, string>, form: Form): Values {
  const values = { ...draft.values };
  // A new product becomes another row.
  if (prefill.goods && prefill.goods !== draft.prefill.goods)
    Object.assign(values, rowValues(addRows(rowsOf(values), rowsOf(prefill))));
  for (const [name, fresh] of Object.entries(prefill)) {
    const typed = values[name];
    if (name === 'goods' || name === 'quantity') continue;
    if (typeof typed !== 'string' || draft.prefill[name] === fresh || typed.includes(fresh)) continue;
    values[name] = typed.trim() === '' ? fresh : `${typed}${isLong(form.fields[name]) ? '\n' : '、'}${fresh}`;
  }
  return values;
}
