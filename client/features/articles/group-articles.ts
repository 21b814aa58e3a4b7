import type { ArticleCard } from '../../../records/article/wire.ts';
import { groupBy } from '../../../shared/group-by.ts';

interface ArticleGroup {
  name: string;
  /** Fragment identifier within the page. */
  id: string;
  items: ArticleCard[];
}

/** Groups articles by category; categories and articles are in order of creation. */
export function groupArticles(articles: ArticleCard[]): ArticleGroup[] {
  const byAge = articles.toSorted((a, b) => a.id - b.id);
  const groups = groupBy(byAge, ({ category }) => category);
  return [...groups].map(([name, items], index) => ({ name, id: `category-${index + 1}`, items }));
}
