import { escapeJson, type PageState, referenceTo, toScriptJson } from './page-state.ts';

/** JSON of what all pages carry, for as long as it is the same object. */
const written = new WeakMap<object, string>();

function writeOnce(value: object): string {
  const known = written.get(value);
  if (known !== undefined) return known;
  const json = toScriptJson(value);
  written.set(value, json);
  return json;
}

/** JSON for a script element, with references in the place of texts that the document has shown. */
export function dataJson(data: unknown, shown: readonly string[]): string {
  const whole = JSON.stringify(data) ?? 'null';
  return escapeJson(
    shown.reduce((json, html, place) => json.replaceAll(JSON.stringify(html), referenceTo(place)), whole),
  );
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
