import { flushSync } from 'react-dom';
import { fieldId, goToField } from './form/errors.ts';
import type { Path } from './form/schema.ts';
import { go, hrefOf } from './router.tsx';

/** Field of a record, with the words to select in it. */
export interface Place {
  at: string[];
  words?: string | undefined;
}

/** Link to the editor of a record, or of a list's item, at a field. */
export function placeHref(
  { file, path = [] }: { file: string; path?: readonly (string | number)[] | undefined },
  words?: string,
  page: 'edit' | 'page' = 'edit',
): string {
  // Records have named fields, lists have indices.
  const [item, field] = typeof path[0] === 'number' ? [String(path[0]), path.slice(1)] : ['', path];
  const place = { at: field.join(SEPARATOR), ...(words !== undefined && { words }) };
  return hrefOf(page, { file, ...(item && { item }), ...(field.length > 0 && place) });
}

const SEPARATOR = '.';

/** Event at a field that selects words by itself; its detail are the words. */
export const WORDS_EVENT = 'desk:words';

/** Parses the open item of a list and the field to focus from the editor's query. */
export function openedIn(query: URLSearchParams): { item: number | undefined; place: Place | undefined } {
  const [item, at] = [query.get('item'), query.get('at')];
  return {
    item: item === null ? undefined : Number(item),
    place: at ? { at: at.split(SEPARATOR), words: query.get('words') ?? undefined } : undefined,
  };
}

/** Focuses a field of the open record, in a list that of its item. */
export function openField(file: string, path: Path, isList: boolean): void {
  const [first, ...rest] = path;
  if (isList) flushSync(() => go(hrefOf('edit', { file, item: String(first) })));
  goToField(isList ? rest : path);
}

/** Focuses the field of a place and selects its words, if found. */
export function goToPlace({ at, words }: Place): void {
  goToField(at);
  if (words)
    document
      .getElementById(fieldId(at))
      ?.dispatchEvent(new CustomEvent(WORDS_EVENT, { bubbles: true, detail: words }));
  const field = document.activeElement;
  const isText =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');
  const start = isText && words ? field.value.indexOf(words) : -1;
  if (!isText || !words || start < 0) return;
  field.setSelectionRange(start, start + words.length);
  // A long text scrolls to the selection when it receives the focus.
  field.blur();
  field.focus();
}
