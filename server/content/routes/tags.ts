import type { Router } from 'express';
import type { ArticleRecord } from '../../../corpus/schema/knowledge.ts';
import { type HotReading, tagCalls } from '../../../shared/api/tag.ts';
import type { Catalogue } from '../catalogue.ts';
import { orNotFound, paginate } from '../envelope.ts';
import { hottest, type Knowledge, type TagUse } from '../knowledge.ts';
import { serve } from '../serve.ts';
import { tagDetail, tagView } from '../views/knowledge.ts';

/** Serves the tags of articles and questions. */
export function tagRoutes(catalogue: Catalogue, knowledge: Knowledge): Router {
  function useOf(urlName: string): TagUse {
    return orNotFound(
      knowledge.tagUses.find(({ tag }) => tag.urlName === urlName),
      'このタグ',
    );
  }

  return serve(tagCalls, {
    list: (paging) => paginate(knowledge.tagUses.map(tagView), paging),
    hot: () => {
      const marked = knowledge.tagUses.filter(({ tag }) => tag.hot !== undefined);
      return marked.sort((a, b) => (a.tag.hot ?? 0) - (b.tag.hot ?? 0)).map(tagView);
    },
    hotReading: () => [
      ...hottest(catalogue.technology).map((record) => articleReading('topic', record)),
      ...hottest(catalogue.blog).map((record) => articleReading('blog', record)),
      ...hottest(knowledge.questions).map(
        ({ id, urlName, question, updatedOn }): HotReading => ({
          kind: 'faq',
          id,
          urlName,
          title: question,
          updatedOn,
        }),
      ),
    ],
    info: ({ urlName }) => tagDetail(useOf(urlName), catalogue, knowledge),
    label: ({ urlName }) => tagView(useOf(urlName)),
  });
}

function articleReading(
  kind: 'blog' | 'topic',
  { id, urlName, title, publishedOn, updatedOn }: ArticleRecord,
): HotReading {
  return { kind, id, urlName, title, updatedOn: updatedOn ?? publishedOn };
}
