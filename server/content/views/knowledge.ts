import { ARTICLE_FAMILIES, previewUrl } from '../../../corpus/media-files/previews.ts';
import type { ArticleRecord } from '../../../corpus/schema/knowledge.ts';
import type { ArticleCard, ArticleDetail, ArticleKind, TagName } from '../../../shared/api/article.ts';
import type { FaqDetail, FaqEntry } from '../../../shared/api/faq.ts';
import type { Tag, TagDetail } from '../../../shared/api/tag.ts';
import type { Catalogue } from '../catalogue.ts';
import { closest, countOf, type Knowledge, type Question, type TagUse } from '../knowledge.ts';
import { productCards } from './article.ts';

const RELATED_ARTICLES = 3;
const RELATED_QUESTIONS = 5;
const RELATED_TAGS = 6;
const TAG_PRODUCTS = 4;

function namesOf(tags: string[], { tagNames }: Knowledge): TagName[] {
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

export function faqEntry({ id, urlName, question, rendered, category, updatedOn }: Question): FaqEntry {
  return {
    id,
    urlName,
    question,
    answer: rendered.html,
    category: { id: category.id, urlName: category.urlName, name: category.name },
    updatedOn,
  };
}

export function faqDetail(record: Question, catalogue: Catalogue, knowledge: Knowledge): FaqDetail {
  const sameCategory = knowledge.questions.filter(
    ({ id, category }) => id !== record.id && category === record.category,
  );
  const near = closest(record, knowledge.questions, RELATED_QUESTIONS);
  const related = [...new Set([...near, ...sameCategory])].slice(0, RELATED_QUESTIONS);
  return {
    ...faqEntry(record),
    tags: namesOf(record.tags, knowledge),
    products: productCards(record.productIds, catalogue),
    related: related.map(faqEntry),
  };
}

export function tagView(use: TagUse): Tag {
  const { urlName, name, description } = use.tag;
  return { urlName, name, description, total: countOf(use) };
}

/** Orders values by descending frequency; equally frequent ones keep their order. */
function byFrequency<Value>(values: Value[]): Value[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

export function tagDetail(use: TagUse, catalogue: Catalogue, knowledge: Knowledge): TagDetail {
  const carriers = [...use.technology, ...use.blog, ...use.questions];
  const onSale = byFrequency(carriers.flatMap(({ productIds }) => productIds)).filter(
    (id) => !catalogue.productById(id)?.endOfLife,
  );
  const neighbours = byFrequency(carriers.flatMap(({ tags }) => tags)).flatMap(
    (urlName) => knowledge.tagUses.find(({ tag }) => tag.urlName === urlName && tag !== use.tag) ?? [],
  );
  return {
    ...tagView(use),
    topic: use.technology.map((record) => articleCard(record, knowledge)),
    blog: use.blog.map((record) => articleCard(record, knowledge)),
    faq: use.questions.map(faqEntry),
    products: productCards(onSale.slice(0, TAG_PRODUCTS), catalogue),
    related: neighbours.slice(0, RELATED_TAGS).map(tagView),
  };
}
