import type { ArticleRecord } from '../../../records/article/record.ts';
import type { Knowledge, Question } from '../knowledge.ts';

export function namesOf(tags: string[], { tagNames }: Knowledge) {
  return tags.flatMap((urlName) => {
    const tag = tagNames.get(urlName);
    return tag ? [{ urlName, name: tag.name }] : [];
  });
}

export function articleCard(record: ArticleRecord, knowledge: Knowledge) {
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
