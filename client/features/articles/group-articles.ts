import type { ArticleCard } from '../../../records/article/wire.ts';

interface ArticleGroup {
  name: string;
  /** Fragment identifier within the page. */
  id: string;
  items: ArticleCard[];
}

/** Groups articles by category; categories and articles are in order of creation. */
export function groupArticles(articles: ArticleCard[]): ArticleGroup[] {
  const groups = new Map<string, ArticleCard[]>();
  for (const article of [...articles].sort((a, b) => a.id - b.id)) {
    groups.set(article.category, [...(groups.get(article.category) ?? []), article]);
  }
  return [...groups].map(([name, items], index) => ({ name, id: `category-${index + 1}`, items }));
}
