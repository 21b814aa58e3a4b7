import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { remembered } from '../../shared/remembered.ts';
import { PhraseMarks } from '../components/phrases.tsx';
import { splitPhrases } from './phrases.server.ts';

/** Titles of a site repeat from page to page. */
export const writePhrases = remembered(
  (text) => renderToStaticMarkup(<PhraseMarks phrases={splitPhrases(text)} />),
  { max: 4_000, maxLength: 200 },
);

/** The footer of a site, for two widths and a few states of its lists. */
const parts = new LRUCache<string, string>({ max: 16 });

/** The markup of a part that many pages have in common, rendered once for each data and form. */
export function writePart(data: object, form: string, render: () => ReactNode): string {
  const key = `${form} ${JSON.stringify(data)}`;
  const known = parts.get(key);
  if (known !== undefined) return known;
  const markup = renderToStaticMarkup(render());
  parts.set(key, markup);
  return markup;
}
