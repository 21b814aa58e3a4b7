import type { ArticleKind } from '../../shared/api/article.ts';

/** Families of pages whose records have a preview picture of their own. */
export type PreviewFamily = 'products' | 'solutions' | 'case-studies' | 'news' | 'blog' | 'technology';

/** Pictures of articles lie where the pages of their kind do: `topic` is technology on the site. */
export const ARTICLE_FAMILIES = { blog: 'blog', topic: 'technology' } as const satisfies Record<
  ArticleKind,
  PreviewFamily
>;

/** The picture that shared links to a record's page show; drawn when the site is built (media/previews). */
export function previewUrl(family: PreviewFamily, urlName: string): string {
  return `/media/previews/${family}/${urlName}.png`;
}
