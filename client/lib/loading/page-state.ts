import type { ContentPages } from '../../../shared/paths/content-pages.ts';
import type { PublicSettings } from '../../../shared/render.ts';
import type { PublicContent } from '../../../shared/site/public-content.ts';
import { withoutTermMarks } from '../../components/text/terms.tsx';
import type { RouteError } from './load.ts';
import type { NotFoundData } from './not-found-data.ts';

/** Data for hydration. A document contains it once, as JSON in a script element. */
export interface PageState {
  loaderData: Record<string, unknown>;
  /** Response to a posted form. */
  actionData: Record<string, unknown> | null;
  errors: Record<string, RouteError> | null;
  /** Suggestions of a not-found page. */
  notFound: NotFoundData | null;
  settings: PublicSettings;
  content: PublicContent;
  /** Pages of the content folder that add to or replace the pages of this build. */
  contentPages: ContentPages;
  /** Last receipt of this browser, on a page that shows it. */
  sentReceipt: string | null;
  styles: string[];
  /** Files of the page's own code, which is fetched after the frame's code. */
  code: string[];
  language: 'ja' | 'en';
}

export const PAGE_STATE_ID = 'page-state';

/** Attribute of an element whose text the JSON refers to: the text's index. */
export const PROSE_INDEX = 'data-prose';

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Loader data without pending data, which is sent with its section. */
export function withoutPromises(loaderData: Record<string, unknown>): Record<string, unknown> {
  const ofRoutes = Object.entries(loaderData).map(([route, data]) => {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return [route, data];
    return [route, Object.fromEntries(Object.entries(data).filter(([, value]) => !isPromise(value)))];
  });
  return Object.fromEntries(ofRoutes);
}

export function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}

/**
 * JSON string that refers to a text which the document has shown before, by its index. No serializer escapes a `p`, so
 * texts of visitors or authors cannot form a reference.
 */
const referenceTo = (index: number | string) => `"\\u0070rose:${index}"`;
const REFERENCES = new RegExp(referenceTo('(\\d+)').replace('\\', '\\\\'), 'g');

/** JSON for a script element: it cannot close the element or open a comment. */
export function toScriptJson(value: unknown): string {
  return escapeJson(JSON.stringify(value) ?? 'null');
}

export function escapeJson(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}

/** Returns JSON like `toScriptJson`, with references to texts that the document has shown before. */
export function writeScriptJson(data: unknown, shown: readonly string[]): string {
  return shown.reduce(
    (json, html, index) => json.replaceAll(toScriptJson(html), referenceTo(index)),
    toScriptJson(data),
  );
}

/** Parses JSON of `writeScriptJson`, and inserts the texts that the document shows. */
export function readScriptJson(json: string): unknown {
  return JSON.parse(json.replace(REFERENCES, (_reference, place) => JSON.stringify(proseAt(place))));
}

function proseAt(place: string): string {
  const html = document.querySelector(`[${PROSE_INDEX}="${place}"]`)?.innerHTML ?? '';
  return withoutTermMarks(html);
}
