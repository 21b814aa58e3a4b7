import type { ArticleKind } from '../../../records/article/wire.ts';
import { blogPath, technologyPath } from '../../../shared/paths/params.ts';

/** Path of an article's page. The API calls the site's technology section `topic`. */
export function articlePath(kind: ArticleKind, item: { slug: string }): string {
  return kind === 'blog' ? blogPath(item) : technologyPath(item);
}
