import type { FaqEntry } from '../../../records/faq/wire.ts';
import { unescapeHtml } from '../../../shared/text/unescape-html.ts';

const DESCRIPTION_MAX = 120;

/** Question and beginning of its answer as plain text, for search engines. */
export function describeAnswer({ question, answer }: Pick<FaqEntry, 'question' | 'answer'>): string {
  const plain = unescapeHtml(answer.replace(/<[^<>]+>/g, '').replace(/\s+/g, ''));
  const text = `${question}${plain}`;
  return text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX - 1)}…`;
}
