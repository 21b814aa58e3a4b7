/** A query split into the parameters that a rule reads, in any case, and the rest, unchanged. */
interface TakenQuery {
  valuesOf(name: string): string[];
  /** The query without the taken parameters: '' or starting with '?'. */
  rest: string;
}

export function takeParams(search: string, names: readonly string[]): TakenQuery {
  const values = new Map<string, string[]>(names.map((name) => [name.toLowerCase(), []]));
  const kept: string[] = [];
  for (const pair of search.slice(1).split('&')) {
    const equals = pair.indexOf('=');
    const list = values.get(decode(equals < 0 ? pair : pair.slice(0, equals)).toLowerCase());
    if (list) list.push(equals < 0 ? '' : decode(pair.slice(equals + 1)));
    else kept.push(pair);
  }
  const rest = kept.join('&');
  return { valuesOf: (name) => values.get(name.toLowerCase()) ?? [], rest: rest && `?${rest}` };
}

function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address without its query and fragment. */
export function withoutQuery(address: string): string {
  const end = address.search(/[?#]/);
  return end < 0 ? address : address.slice(0, end);
}
