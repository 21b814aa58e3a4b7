import { useSyncExternalStore } from 'react';
import { COMPARED_MAX } from '../../../shared/comparison/asked-models.ts';
import { COMPARED_KEY } from '../../../shared/constants.ts';
import { parseId } from '../../../shared/paths/params.ts';
import { readItem, removeItem, subscribeToStorage, writeItem } from '../browser/browser-storage.ts';

const NOTHING: readonly number[] = [];

/** Last parsed list with its text, so that the list stays identical until the text changes. */
let last: { text: string; ids: readonly number[] } = { text: '', ids: NOTHING };

/** Ids of the models that are selected in this tab. Other code may write to the storage, so invalid ids are ignored. */
export function readCompared(): readonly number[] {
  const text = readItem('sessionStorage', COMPARED_KEY) ?? '';
  if (text !== last.text) last = { text, ids: validIds(text) };
  return last.ids;
}

function validIds(text: string): readonly number[] {
  const ids = text.split(',', COMPARED_MAX * 2).flatMap((part) => parseId(part) ?? []);
  return [...new Set(ids)].slice(0, COMPARED_MAX);
}

export function writeCompared(ids: readonly number[]): void {
  if (ids.length > 0) writeItem('sessionStorage', COMPARED_KEY, ids.join(','));
  else removeItem('sessionStorage', COMPARED_KEY);
}

/** Empty on the server and during hydration. */
export function useCompared(): readonly number[] {
  return useSyncExternalStore(subscribeToStorage, readCompared, () => NOTHING);
}
