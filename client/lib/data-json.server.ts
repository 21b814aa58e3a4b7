import { onceForEach } from '../../shared/once-for-each.ts';
import { escapeJson, type PageState, referenceTo, toScriptJson } from './page-state.ts';

/** JSON of what all pages carry. */
const writeOnce = onceForEach<object, string>(toScriptJson);

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
