const LONE_SURROGATES = /[\uD800-\uDFFF]/gu;

/** The text with U+FFFD for each half of a surrogate pair. Stands in for `toWellFormed`, which younger browsers alone have. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, '\uFFFD');
}
