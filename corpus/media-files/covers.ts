import type { ArticleKind } from '../../shared/api/article.ts';
import { ARTICLE_FAMILIES } from './previews.ts';

/** The cover that is drawn of a case without a photograph. */
export function caseCover(urlName: string): string {
  return `/media/cases/${urlName}.svg`;
}

/** The cover that is drawn of a solution without a photograph. */
export function solutionCover(urlName: string): string {
  return `/media/solutions/${urlName}.svg`;
}

/** The cover that is drawn of an article without a photograph. */
export function articleCover(kind: ArticleKind, urlName: string): string {
  return `/media/${ARTICLE_FAMILIES[kind]}/${urlName}.svg`;
}

/** The cover of the webinar of a day; its name is the last part of the page's address. */
export function webinarCover(date: string): string {
  return `/media/webinars/${date.replaceAll('-', '')}.svg`;
}
