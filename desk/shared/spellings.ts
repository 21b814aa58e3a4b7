import { normalizeModel } from '../../shared/text/normalize-model.ts';
import { normalizeText } from '../../shared/text/normalize-text.ts';

/** Words of a query with the parts of model names joined (`EX 2410`), and as typed; none for an empty query. */
export function spellingsOf(query: string): string[][] {
  const spellings = [normalizeModel(query), query].map((text) =>
    normalizeText(text).split(/\s+/).filter(Boolean),
  );
  return spellings.filter((words) => words.length > 0);
}

/** Filters by the words of a query, all of which must occur in any of its spellings. */
export function matching<Item>(
  query: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
): Item[] {
  const spellings = spellingsOf(query);
  if (spellings.length === 0) return [...items];
  return items.filter((item) => {
    const text = normalizeText(textOf(item));
    return spellings.some((words) => words.every((word) => text.includes(word)));
  });
}
