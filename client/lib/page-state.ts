import type { ContentPages } from '../../shared/paths/content-pages.ts';
import type { PublicSettings } from '../../shared/render.ts';
import type { PublicContent } from '../../shared/site/public-content.ts';
import { withoutTermMarks } from '../components/terms.tsx';
import type { RouteError } from './load.ts';
import type { NotFoundData } from './not-found-data.ts';
import { PROSE_PLACE } from './shown-prose.ts';

/** Everything that the browser needs to take a page over; travels once, as JSON, in one element. */
export interface PageState {
  loaderData: Record<string, unknown>;
  /** What a posted form was answered with. */
  actionData: Record<string, unknown> | null;
  errors: Record<string, RouteError> | null;
  /** What a document that was not found offers instead. */
  notFound: NotFoundData | null;
  settings: PublicSettings;
  content: PublicContent;
  /** Which pages the content folder has, beside or instead of those that this build knows. */
  contentPages: ContentPages;
  sentReceipt: string | null;
  styles: string[];
  /** Files of the page's own code, which is fetched after the frame's. */
  code: string[];
  language: 'ja' | 'en';
}

export const PAGE_STATE_ID = 'page-state';

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Data that is still on its way travels with the section that shows it. */
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
 * Stands for a text that the document has shown already, by its place there. A string as no serializer writes it, so that no
 * visitor and no author can make one: it needs no escape for its `p`.
 */
export const referenceTo = (place: number | string) => `"\\u0070rose:${place}"`;
const REFERENCES = new RegExp(referenceTo('(\\d+)').replace('\\', '\\\\'), 'g');

/** JSON that may stand in a script element: nothing in it can close the element or open a comment. */
export function toScriptJson(value: unknown): string {
  return escapeJson(JSON.stringify(value) ?? 'null');
}

export function escapeJson(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}

/** What the server wrote, with the texts that the document shows. */
export function readScriptJson(json: string): unknown {
  return JSON.parse(json.replace(REFERENCES, (_reference, place) => JSON.stringify(proseAt(place))));
}

function proseAt(place: string): string {
  const html = document.querySelector(`[${PROSE_PLACE}="${place}"]`)?.innerHTML ?? '';
  return withoutTermMarks(html);
}
