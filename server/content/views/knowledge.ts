import type { ArticleRecord } from '../../../records/article/record.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Question } from '../knowledge.ts';

export function namesOf(urlNames: string[], { tags }: Pick<Catalogue, 'tags'>) {
  return urlNames.flatMap((urlName) => {
    const tag = tags.find((one) => one.urlName === urlName);
    return tag ? [{ urlName, name: tag.name }] : [];
  });
}

export function articleCard(record: ArticleRecord, catalogue: Catalogue) {
  const { id, urlName, title, category, publishedOn, updatedOn, summary, tags, photos } = record;
  return {
    id,
    urlName,
    title,
    category,
    publishedOn,
    ...(updatedOn && { updatedOn }),
    summary,
    ...catalogue.pictures.photograph(photos),
    tags: namesOf(tags, catalogue),
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
