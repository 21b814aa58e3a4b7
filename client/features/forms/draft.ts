import { DRAFT_KEY_START } from '../../../shared/constants.ts';
import { readItem, removeItem, writeItem } from '../../lib/browser-storage.ts';
import { addRows, rowsOf, rowValues } from './product-rows.ts';
import type { Values } from './types.ts';

/** What was typed into a form and not sent yet, for this tab alone. */
export interface Draft {
  values: Values;
  /** What the page had filled in by itself at that time. */
  prefill: Record<string, string>;
}

const key = (type: string) => DRAFT_KEY_START + type;

export function readDraft(type: string): Draft | undefined {
  try {
    const draft = JSON.parse(readItem('sessionStorage', key(type)) ?? 'null');
    return draft && typeof draft.values === 'object' && typeof draft.prefill === 'object' ? draft : undefined;
  } catch {
    // Something else is kept there: then there is no draft.
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
 * The values to show again. What the page fills in anew is added to what was typed, never put in its place; what the
 * visitor has taken out stays out.
 */
export function restoreDraft(
  draft: Draft,
  prefill: Record<string, string>,
  isLong: (name: string) => boolean,
): Values {
  const values = { ...draft.values };
  // Products have rows: what is new is one more.
  if (prefill.goods && prefill.goods !== draft.prefill.goods)
    Object.assign(values, rowValues(addRows(rowsOf(values), rowsOf(prefill))));
  for (const [name, fresh] of Object.entries(prefill)) {
    const typed = values[name];
    if (name === 'goods' || name === 'quantity') continue;
    if (typeof typed !== 'string' || draft.prefill[name] === fresh || typed.includes(fresh)) continue;
    values[name] = typed.trim() === '' ? fresh : `${typed}${isLong(name) ? '\n' : '、'}${fresh}`;
  }
  return values;
}
