const LONE_SURROGATES = /[\uD800-\uDFFF]/gu;

/** Replaces lone surrogates by U+FFFD. A substitute for `toWellFormed`, which older browsers lack. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, '\uFFFD');
}
