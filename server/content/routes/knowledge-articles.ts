import { Router } from 'express';
import { ARTICLE_KINDS } from '../../../shared/api/article.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, notFound, paginate } from '../envelope.ts';
import { hottest, type Knowledge, recommended } from '../knowledge.ts';
import { readParam, readQuery } from '../parse-request.ts';
import { articleCard, articleDetail } from '../views/knowledge.ts';

/** Articles: the blog, and `topic`, which is the technology part of the site. */
export function articleRoutes(catalogue: Catalogue, knowledge: Knowledge): Router {
  const router = Router();
  for (const kind of ARTICLE_KINDS) {
    const articles = kind === 'blog' ? catalogue.blog : catalogue.technology;
    const card = (record: (typeof articles)[number]) => articleCard(record, knowledge);
    router.get(
      `/${kind}/pageList`,
      endpoint((req) => {
        const { category, tag, urlName, ...paging } = readQuery(`/${kind}/pageList`, req);
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
        const id = readParam('id', req);
        const record = articles.find((item) => item.id === id);
        if (!record) throw notFound('この記事');
        return articleDetail(kind, record, catalogue, knowledge);
      }),
    );
  }
  return router;
}
