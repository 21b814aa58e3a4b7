/** Length of a description in search results, in full-width characters. */
const DESCRIPTION_MIN = 70;
const DESCRIPTION_MAX = 120;

/**
 * Description of a page: as many first sentences of a text as fit. Sentences of `more` that fit complete a short one;
 * the first sentence is included regardless of its length.
 */
export function describe(text: string, ...more: string[]): string {
  const [first = '', ...others] = text.match(/[^。]+。?/g) ?? [];
  let description = first;
  for (const sentence of others) {
    if (description.length + sentence.length > DESCRIPTION_MAX) break;
    description += sentence;
  }
  for (const sentence of more) {
    if (description.length >= DESCRIPTION_MIN) break;
    if (description.length + sentence.length <= DESCRIPTION_MAX) description += sentence;
  }
  return description;
}
