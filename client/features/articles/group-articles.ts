import type { ArticleCard } from '../../../records/article/wire.ts';
import { groupBy } from '../../../shared/group-by.ts';

/** Groups articles by category, each with an id within the page; categories and articles are in order of creation. */
export function groupArticles(articles: ArticleCard[]) {
  const byAge = articles.toSorted((a, b) => a.id - b.id);
  const groups = groupBy(byAge, ({ category }) => category);
  return [...groups].map(([name, items], index) => ({ name, id: `category-${index + 1}`, items }));
}
