import { Router } from 'express';
import { z } from 'zod';
import { ARTICLE_KINDS } from '../../../shared/api/article.ts';
import { endpoint, idParam, notFound, paginate, pagingQuery, parseInput } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import { hottest, type Knowledge, recommended } from '../knowledge.ts';
import { articleCard, articleDetail } from '../views/knowledge.ts';

const listQuery = pagingQuery.extend({
  category: z.string().optional(),
  tag: z.string().optional(),
  /** Addition of this service: the article whose address ends in this name. */
  urlName: z.string().optional(),
});

/** Articles: the blog, and `topic`, which is the technology part of the site. */
export function articleRoutes(catalogue: Catalogue, knowledge: Knowledge): Router {
  const router = Router();
  for (const kind of ARTICLE_KINDS) {
    const articles = kind === 'blog' ? catalogue.blog : catalogue.technology;
    const card = (record: (typeof articles)[number]) => articleCard(kind, record, knowledge);
    router.get(
      `/${kind}/pageList`,
      endpoint((req) => {
        const { category, tag, urlName, ...paging } = parseInput(listQuery, req.query);
        const wanted = articles.filter(
          (item) =>
            (!category || item.category === category) &&
            (!tag || item.tags.includes(tag)) &&
            (!urlName || item.urlName === urlName),
        );
        return paginate(wanted.map(card), paging);
      }),
    );
    router.get(
      `/${kind}/hotList`,
      endpoint(() => hottest(articles).map(card)),
    );
    router.get(
      `/${kind}/topList`,
      endpoint(() => recommended(articles).map(card)),
    );
    router.get(
      `/${kind}/info/:id`,
      endpoint((req) => {
        const { id } = parseInput(idParam, req.params);
        const record = articles.find((item) => item.id === id);
        if (!record) throw notFound('この記事');
        return articleDetail(kind, record, catalogue, knowledge);
      }),
    );
  }
  return router;
}
