import { goToField } from './form/errors.ts';
import { hrefOf } from './router.tsx';

/** A place in a record, with the words that are meant there. */
export interface Place {
  at: string[];
  words?: string | undefined;
}

/** The editor of a record, or of an item of a list, at a field. */
export function placeHref(
  { file, path = [] }: { file: string; path?: readonly (string | number)[] | undefined },
  words?: string,
): string {
  const [first, ...rest] = path;
  // The data of a record has names, that of a list numbers.
  const isItem = typeof first === 'number';
  const field = isItem ? rest : path;
  return hrefOf('edit', {
    file,
    ...(isItem && { item: String(first) }),
    ...(field.length > 0 && { at: field.join(SEPARATOR) }),
    ...(field.length > 0 && words !== undefined && { words }),
  });
}

const SEPARATOR = '.';

/** The place that an address of the editor names. */
export function placeIn(query: URLSearchParams): Place | undefined {
  const at = query.get('at');
  return at ? { at: at.split(SEPARATOR), words: query.get('words') ?? undefined } : undefined;
}

/** Goes to the field of a place and selects the words in it, where they are. */
export function goToPlace({ at, words }: Place): void {
  goToField(at);
  const field = document.activeElement;
  const isText =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');
  const start = isText && words ? field.value.indexOf(words) : -1;
  if (!isText || !words || start < 0) return;
  field.setSelectionRange(start, start + words.length);
  // A long text moves to what is selected when it takes the focus.
  field.blur();
  field.focus();
}
