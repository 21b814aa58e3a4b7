import type { ArticleKind } from '../../../shared/api/article.ts';
import { blogPath, technologyPath } from '../../../shared/paths/params.ts';

/** Where an article's page is: `topic` is what the site calls technology. */
export function articlePath(kind: ArticleKind, item: { slug: string }): string {
  return kind === 'blog' ? blogPath(item) : technologyPath(item);
}
