import type { Api } from '../../../records/client.ts';
import type { FaqEntry } from '../../../records/faq/wire.ts';
import { everyPage } from '../../../shared/api/every-page.ts';
import { FIELD_MAX_LENGTH } from '../../../shared/constants.ts';

/** Selection in the address: `?keywords=…` or `?category=…`. */
interface FaqChoice {
  keywords: string;
  category: string;
}

export function readFaqChoice(url: URL): FaqChoice {
  return {
    keywords: (url.searchParams.get('keywords') ?? '').trim().slice(0, FIELD_MAX_LENGTH),
    category: url.searchParams.get('category') ?? '',
  };
}

/** Loads all questions of the selection. The list is not paginated, because its entries unfold. */
export async function loadQuestions(api: Api, { keywords, category }: FaqChoice): Promise<FaqEntry[]> {
  const choice = { ...(keywords && { keywords }), ...(category && { category }) };
  return await everyPage((paging) => api.faq.list({ ...paging, ...choice }));
}

/** Fields of a question that a page shows; the rest stays on the server. */
export type ShownQuestion = Pick<FaqEntry, 'id' | 'slug' | 'question' | 'answer'>;

export function toShown({ id, slug, question, answer }: FaqEntry): ShownQuestion {
  return { id, slug, question, answer };
}

/** Groups questions by category, in their order. */
export function groupQuestions(questions: FaqEntry[]): { name: string; id: string; items: FaqEntry[] }[] {
  const groups = new Map<string, { name: string; id: string; items: FaqEntry[] }>();
  for (const question of questions) {
    const { name, slug } = question.category;
    const group = groups.get(slug) ?? { name, id: slug, items: [] };
    group.items.push(question);
    groups.set(slug, group);
  }
  return [...groups.values()];
}
