import type { ArticleKind } from '../../shared/api/article.ts';
import { ARTICLE_FAMILIES } from './previews.ts';

/** Path of a case's generated cover, for cases without a photograph. */
export function caseCover(urlName: string): string {
  return `/media/cases/${urlName}.svg`;
}

/** Path of a solution's generated cover, for solutions without a photograph. */
export function solutionCover(urlName: string): string {
  return `/media/solutions/${urlName}.svg`;
}

/** Path of an article's generated cover, for articles without a photograph. */
export function articleCover(kind: ArticleKind, urlName: string): string {
  return `/media/${ARTICLE_FAMILIES[kind]}/${urlName}.svg`;
}

/** Path of the cover of a day's webinar; the file is named like the last segment of the page's path. */
export function webinarCover(date: string): string {
  return `/media/webinars/${date.replaceAll('-', '')}.svg`;
}
