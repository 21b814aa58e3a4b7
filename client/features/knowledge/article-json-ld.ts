import type { ArticleDetail, ArticleKind } from '../../../shared/api/article.ts';
import { organization, startOfDay } from '../articles/json-ld.ts';
import { articlePath } from './paths.ts';

/** schema.org BlogPosting, or TechArticle for what explains technology. */
export function articleJsonLd(origin: string, kind: ArticleKind, article: ArticleDetail): object {
  return {
    '@type': kind === 'blog' ? 'BlogPosting' : 'TechArticle',
    headline: article.title,
    description: article.summary,
    articleSection: article.category,
    keywords: article.tags.map(({ name }) => name),
    datePublished: startOfDay(article.publishedOn),
    dateModified: startOfDay(article.updatedOn ?? article.publishedOn),
    mainEntityOfPage: origin + articlePath(kind, article),
    image: [article.previewUrl, article.imgUrl].flatMap((path) => (path ? [origin + path] : [])),
    author: organization(origin),
    publisher: organization(origin),
    inLanguage: 'ja',
  };
}
