import type { ArticleDetail, ArticleKind } from '../../../records/article/wire.ts';
import { LANGUAGE } from '../../../shared/constants.ts';
import type { Site } from '../../../shared/site/site.ts';
import { startOfDay } from '../../../shared/text/date.ts';
import { organization, pictures } from '../../lib/structured-data/json-ld.ts';
import { articlePath } from './paths.ts';

/** schema.org BlogPosting, or TechArticle for articles about technology. */
export function articleJsonLd(site: Site, kind: ArticleKind, article: ArticleDetail): object {
  return {
    '@type': kind === 'blog' ? 'BlogPosting' : 'TechArticle',
    headline: article.title,
    description: article.summary,
    articleSection: article.category,
    keywords: article.tags.map(({ name }) => name),
    datePublished: startOfDay(article.publishedOn),
    dateModified: startOfDay(article.updatedOn ?? article.publishedOn),
    mainEntityOfPage: site.origin + articlePath(kind, article),
    image: pictures(site, article.previewUrl, article.imgUrl),
    author: organization(site),
    publisher: organization(site),
    inLanguage: LANGUAGE,
  };
}
