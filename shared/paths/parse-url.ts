/** The address, read as a browser reads a link; undefined where it is none. Stands in for `URL.parse`, which younger browsers alone have. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
