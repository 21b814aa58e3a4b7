import type { ArticleRecord } from '../../../corpus/schema/knowledge.ts';
import type { ArticleKind } from '../../../shared/api/article.ts';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import { blogPath, faqPath, technologyPath } from '../../../shared/paths/params.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Knowledge, Question } from '../knowledge.ts';
import { thumbnailOf } from '../pictures.ts';
import type { ResultKind } from '../served-kind.ts';
import { articleCard, faqEntry } from '../views/knowledge.ts';
import type { SearchDocument } from './document.ts';

/** Kinds of explanations: questions and articles. */
export const KNOWLEDGE_KINDS: readonly ResultKind[] = [
  {
    type: SEARCH_TYPE.faq,
    nameOf: (titles) => titles['/faq'],
    documents: ({ knowledge }) =>
      knowledge.questions.map((question) => questionDocument(question, knowledge)),
  },
  {
    type: SEARCH_TYPE.technology,
    nameOf: (titles) => titles['/technology'],
    documents: ({ catalogue, knowledge }) =>
      catalogue.technology.map((record) => articleDocument('topic', record, catalogue, knowledge)),
  },
  {
    type: SEARCH_TYPE.blog,
    nameOf: (titles) => titles['/blog'],
    documents: ({ catalogue, knowledge }) =>
      catalogue.blog.map((record) => articleDocument('blog', record, catalogue, knowledge)),
  },
];

function tagNames({ tagUses }: Knowledge, tags: string[]): string[] {
  return tagUses.filter(({ tag }) => tags.includes(tag.urlName)).map(({ tag }) => tag.name);
}

function questionDocument(question: Question, knowledge: Knowledge): SearchDocument {
  return {
    id: question.id,
    urlName: question.urlName,
    url: faqPath({ slug: question.urlName }),
    name: question.question,
    keywords: [question.category.name, ...tagNames(knowledge, question.tags)],
    lead: question.rendered.plain,
    body: '',
    note: question.category.name,
    card: faqEntry(question),
  };
}

function articleDocument(
  kind: ArticleKind,
  record: ArticleRecord,
  { textOf }: Catalogue,
  knowledge: Knowledge,
): SearchDocument {
  const { id, urlName, title, summary, category, publishedOn, tags, body } = record;
  const card = articleCard(record, knowledge);
  return {
    id,
    urlName,
    url: (kind === 'blog' ? blogPath : technologyPath)({ slug: record.urlName }),
    name: title,
    keywords: [category, ...tagNames(knowledge, tags)],
    lead: summary,
    body: textOf(body).plain,
    imgUrl: thumbnailOf(card),
    note: category,
    publishedOn,
    card,
  };
}
