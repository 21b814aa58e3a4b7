import type { ArticleCard } from '../../../shared/api/models.ts';

export interface ArticleGroup {
  name: string;
  /** Address within the page. */
  id: string;
  items: ArticleCard[];
}

/** Articles by category: both in the order in which they were first written. */
export function groupArticles(articles: ArticleCard[]): ArticleGroup[] {
  const groups = new Map<string, ArticleCard[]>();
  for (const article of [...articles].sort((a, b) => a.id - b.id)) {
    groups.set(article.category, [...(groups.get(article.category) ?? []), article]);
  }
  return [...groups].map(([name, items], index) => ({ name, id: `category-${index + 1}`, items }));
}
