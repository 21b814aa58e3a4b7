import { renderToStaticMarkup } from 'react-dom/server';
import { remembered } from '../../../shared/remembered.ts';
import { PhraseMarks } from '../../components/text/phrases.tsx';
import { writeScriptJson } from '../loading/page-state.ts';
import { splitPhrases } from './phrases.server.ts';
import type { ServerMarkup } from './server-markup.ts';

/** Titles repeat from page to page, and splitting one takes longer than rendering it. */
const phrases = remembered((text) => renderToStaticMarkup(<PhraseMarks phrases={splitPhrases(text)} />), {
  max: 4_000,
  maxLength: 200,
});

/** For one document. */
export function createServerMarkup(): ServerMarkup {
  const shown: string[] = [];
  return { phrases, json: (data) => writeScriptJson(data, shown), shown };
}
