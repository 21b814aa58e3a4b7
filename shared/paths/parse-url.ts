/**
 * Parses an address as a browser parses a link; undefined for an invalid one. A substitute for `URL.parse`, which older
 * browsers lack.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
