import { type Request, Router } from 'express';
import type { ArticleRecord } from '../../../corpus/schema/knowledge.ts';
import type { HotReading } from '../../../shared/api/tag.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, notFound, paginate } from '../envelope.ts';
import { hottest, type Knowledge, type TagUse } from '../knowledge.ts';
import { readParam, readQuery } from '../parse-request.ts';
import { tagDetail, tagView } from '../views/knowledge.ts';

/** Tags over articles and questions. */
export function tagRoutes(catalogue: Catalogue, knowledge: Knowledge): Router {
  const router = Router();

  function useOf(req: Request): TagUse {
    const urlName = readParam('urlName', req);
    const use = knowledge.tagUses.find(({ tag }) => tag.urlName === urlName);
    if (!use) throw notFound('このタグ');
    return use;
  }

  router.get(
    '/aggregate/tags/pageList',
    endpoint((req) => paginate(knowledge.tagUses.map(tagView), readQuery('/aggregate/tags/pageList', req))),
  );
  router.get(
    '/aggregate/tags/hotLabelList',
    endpoint(() => {
      const marked = knowledge.tagUses.filter(({ tag }) => tag.hot !== undefined);
      return marked.sort((a, b) => (a.tag.hot ?? 0) - (b.tag.hot ?? 0)).map(tagView);
    }),
  );
  router.get(
    '/aggregate/tags/hotList',
    endpoint((): HotReading[] => [
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
    ]),
  );
  router.get(
    '/aggregate/tags/info/:urlName',
    endpoint((req) => tagDetail(useOf(req), catalogue, knowledge)),
  );
  router.get(
    '/aggregate/tags/labelInfo/:urlName',
    endpoint((req) => tagView(useOf(req))),
  );
  return router;
}

function articleReading(
  kind: 'blog' | 'topic',
  { id, urlName, title, publishedOn, updatedOn }: ArticleRecord,
): HotReading {
  return { kind, id, urlName, title, updatedOn: updatedOn ?? publishedOn };
}
