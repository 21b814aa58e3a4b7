/**
 * Removes characters that match `unwanted`, an expression for one character, from both ends. Linear, unlike `/-+$/`,
 * which restarts at every hyphen of a text.
 */
export function trimmed(text: string, unwanted: RegExp): string {
  const characters = Array.from(text);
  const isWanted = (character: string) => !unwanted.test(character);
  const start = characters.findIndex(isWanted);
  return start < 0 ? '' : characters.slice(start, characters.findLastIndex(isWanted) + 1).join('');
}
