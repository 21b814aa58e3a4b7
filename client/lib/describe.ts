/** What search results show of a description, in full-width characters. */
export const DESCRIPTION_MIN = 70;
export const DESCRIPTION_MAX = 120;

/**
 * A page's description: the first sentences of a text that fit, whole. A short one is completed by what of `more` fits;
 * a first sentence is kept however long it is.
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
