/** What search results show of a description, in full-width characters. */
const DESCRIPTION_MIN = 70;
const DESCRIPTION_MAX = 120;

/** The first sentences of a text that fit into a page's description; a short one is completed by `more`. */
export function describe(text: string, more = ''): string {
  const [first = '', ...others] = text.match(/[^。]+。?/g) ?? [];
  let description = first;
  for (const sentence of others) {
    if (description.length + sentence.length > DESCRIPTION_MAX) break;
    description += sentence;
  }
  return description.length < DESCRIPTION_MIN ? description + more : description;
}
