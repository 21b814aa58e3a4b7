import type { ArticleRecord } from '../../../corpus/schema/knowledge.ts';
import type { ArticleKind } from '../../../shared/api/article.ts';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import { blogPath, technologyPath } from '../../../shared/paths/params.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Knowledge, usedTagNames } from '../knowledge.ts';
import { thumbnailOf } from '../pictures.ts';
import type { ResultKind } from '../served-kind.ts';
import { articleCard } from '../views/knowledge.ts';
import type { SearchDocument } from './document.ts';

/** Kinds of articles. */
export const KNOWLEDGE_KINDS: readonly ResultKind[] = [
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
    keywords: [category, ...usedTagNames(knowledge, tags)],
    lead: summary,
    body: textOf(body).plain,
    imgUrl: thumbnailOf(card),
    note: category,
    publishedOn,
    card,
  };
}
