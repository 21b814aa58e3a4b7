import type { FaqEntry } from '../../../shared/api/models.ts';

const DESCRIPTION_MAX = 120;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The question and the beginning of its answer as plain text, for search engines. */
export function describeAnswer({ question, answer }: Pick<FaqEntry, 'question' | 'answer'>): string {
  const plain = answer
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? '');
  const text = `${question}${plain}`;
  return text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX - 1)}…`;
}
