import { ARTICLE_FAMILIES, previewUrl } from '../../../corpus/media-files/previews.ts';
import type { ArticleRecord } from '../../../corpus/schema/knowledge.ts';
import type { ArticleCard, ArticleDetail, ArticleKind, TagName } from '../../../shared/api/article.ts';
import type { Catalogue } from '../catalogue.ts';
import { closest, type Knowledge, type Question } from '../knowledge.ts';
import { productCards } from './article.ts';

const RELATED_ARTICLES = 3;

export function namesOf(tags: string[], { tagNames }: Knowledge): TagName[] {
  return tags.flatMap((urlName) => {
    const tag = tagNames.get(urlName);
    return tag ? [{ urlName, name: tag.name }] : [];
  });
}

export function articleCard(record: ArticleRecord, knowledge: Knowledge): ArticleCard {
  const { id, urlName, title, category, publishedOn, updatedOn, summary, tags, photos } = record;
  return {
    id,
    urlName,
    title,
    category,
    publishedOn,
    ...(updatedOn && { updatedOn }),
    summary,
    ...knowledge.pictures.photograph(photos),
    tags: namesOf(tags, knowledge),
  };
}

export function articleDetail(
  kind: ArticleKind,
  record: ArticleRecord,
  catalogue: Catalogue,
  knowledge: Knowledge,
): ArticleDetail {
  const others = kind === 'blog' ? catalogue.blog : catalogue.technology;
  return {
    ...articleCard(record, knowledge),
    ...catalogue.pictures.preview(previewUrl(ARTICLE_FAMILIES[kind], record.urlName), record.photos),
    content: catalogue.textOf(record.body).html,
    products: productCards(record.productIds, catalogue),
    related: closest(record, others, RELATED_ARTICLES).map((other) => articleCard(other, knowledge)),
  };
}

export function faqEntry({ id, urlName, question, rendered, category, updatedOn }: Question) {
  return {
    id,
    urlName,
    question,
    answer: rendered.html,
    category: { id: category.id, urlName: category.urlName, name: category.name },
    updatedOn,
  };
}
