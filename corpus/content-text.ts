/** A file's text without what editors on Windows add: a byte order mark, and carriage returns at the ends of lines. */
export function normalizeText(raw: string): string {
  return raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/**
 * Puts values in the places that a source names. `place` is a global pattern whose first group is the name; a name that
 * stands for nothing stays as it is and is told.
 */
export function fillPlaces(
  source: string,
  place: RegExp,
  lookUp: (name: string) => string | undefined,
): { source: string; unknown: string[] } {
  const unknown: string[] = [];
  const filled = source.replace(place, (whole, name: string) => {
    const value = lookUp(name);
    if (value === undefined) unknown.push(name);
    return value ?? whole;
  });
  return { source: filled, unknown };
}
