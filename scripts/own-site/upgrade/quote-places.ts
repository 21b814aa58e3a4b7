import { unquotedPlace } from '../../../corpus/yaml.ts';

/** Value of a field or an item that cites a fact and has no quotes: `text: 電話は{{phone}}へ`. */
const UNQUOTED = /([:-] +)([^'"{},[\]#]*\{\{[^{}]+\}\}[^'"{},[\]#]*?)(?= *(?:[,}\]]|$))/g;

/**
 * Quotes values with places that are filled in. Formerly they were read when their places were filled; programs that
 * edit a file read it before. Values that this does not recognize are left to `content:check`.
 */
export function quotePlaces(source: string): string {
  const lines = source.split('\n');
  let last = 0;
  for (;;) {
    const line = unquotedPlace(lines.join('\n'));
    if (line === undefined || line <= last) return lines.join('\n');
    last = line;
    const text = lines[line - 1] ?? '';
    lines[line - 1] = text.replace(UNQUOTED, (_value, head: string, value: string) => `${head}'${value}'`);
  }
}
