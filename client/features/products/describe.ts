/** What search results show of a description, in full-width characters. */
const DESCRIPTION_MAX = 120;

/** The first sentences of a text that fit into a page's description. */
export function describe(...texts: string[]): string {
  const [first = '', ...others] = texts.join('').match(/[^。]+。?/g) ?? [];
  let description = first;
  for (const sentence of others) {
    if (description.length + sentence.length > DESCRIPTION_MAX) break;
    description += sentence;
  }
  return description;
}
