/** Families of pages whose records have a preview picture of their own. */
export type PreviewFamily = 'products' | 'solutions' | 'case-studies' | 'news' | 'blog' | 'technology';

/** The picture that shared links to a record's page show; drawn when the site is built (media/previews). */
export function previewUrl(family: PreviewFamily, urlName: string): string {
  return `/media/previews/${family}/${urlName}.png`;
}
