import { onceForEach } from '../../shared/once-for-each.ts';
import { escapeJson, type PageState, referenceTo, toScriptJson } from './page-state.ts';
import { Recurring } from './recurring.server.ts';

/** JSON of what all pages have. */
const writeOnce = onceForEach<object, string>(toScriptJson);

/** Characters of JSON that are kept: lists that many pages carry, and not what one page alone has. */
const KEPT_LENGTH_MAX = 200_000;
const LIST_LENGTH_MAX = 10_000;
const kept = new Recurring<string>({
  maxSize: KEPT_LENGTH_MAX,
  maxEntrySize: LIST_LENGTH_MAX,
  sizeCalculation: (json) => json.length,
});

/** JSON of data that nobody can change. */
function writeFrozen(data: object): string {
  const known = kept.find(data);
  if (known !== undefined) return known;
  const json = toScriptJson(data);
  if (kept.recurs(data)) kept.keep(data, json);
  return json;
}

/** How far down frozen data are looked for: the state of a page, its loaders' data, those of one loader. */
const DEPTH = 3;

/** JSON of data; undefined for what JSON leaves out. */
function write(data: unknown, depth = DEPTH): string | undefined {
  if (typeof data === 'object' && data !== null) {
    if (Object.isFrozen(data)) return writeFrozen(data);
    if (depth > 0 && !Array.isArray(data) && !('toJSON' in data)) {
      const parts = Object.entries(data).flatMap(([name, value]) => {
        const json = write(value, depth - 1);
        return json === undefined ? [] : `${toScriptJson(name)}:${json}`;
      });
      return `{${parts.join(',')}}`;
    }
  }
  const json = JSON.stringify(data) as string | undefined;
  return json && escapeJson(json);
}

/** JSON for a script element, with references in the place of texts that the document has shown. */
export function dataJson(data: unknown, shown: readonly string[]): string {
  const whole = write(data) ?? 'null';
  return shown.reduce((json, html, place) => json.replaceAll(toScriptJson(html), referenceTo(place)), whole);
}

/** The same for the state of a page, half of which is that of every page. */
export function pageStateJson(
  { settings, content, contentPages, ...own }: PageState,
  shown: readonly string[],
): string {
  const common = Object.entries({ settings, content, contentPages });
  const parts = common.map(([name, value]) => `"${name}":${writeOnce(value)}`);
  return `{${parts.join(',')},${dataJson(own, shown).slice(1)}`;
}
