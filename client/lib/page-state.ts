import type { ContentPages } from '../../shared/paths/content-pages.ts';
import type { PublicSettings } from '../../shared/render.ts';
import type { PublicContent } from '../../shared/site/public-content.ts';
import type { RouteError } from './load.ts';
import type { NotFoundData } from './not-found-data.ts';

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
  language: 'ja' | 'en';
}

export const PAGE_STATE_ID = 'page-state';

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that may stand in a script element: nothing in it can close the element or open a comment. */
export function toScriptJson(value: unknown): string {
  const json = JSON.stringify(value, (_key, inner) => (inner instanceof Promise ? undefined : inner));
  return (json ?? 'null').replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}
