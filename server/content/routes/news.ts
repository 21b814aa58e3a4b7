import { Router } from 'express';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, notFound, paginate } from '../envelope.ts';
import { readParam, readQuery } from '../parse-request.ts';
import { newsCard, newsDetail } from '../views/article.ts';

const TOP_NEWS = 5;

export function newsRoutes(catalogue: Catalogue): Router {
  const { news } = catalogue;
  const router = Router();
  router.get(
    '/news/pageList',
    endpoint((req) => {
      const { category, ...paging } = readQuery('/news/pageList', req);
      return paginate(news.filter((item) => !category || item.category === category).map(newsCard), paging);
    }),
  );
  router.get(
    '/news/list',
    endpoint(() => news.map(({ id, slug, title }) => ({ id, urlName: slug, name: title }))),
  );
  router.get(
    ['/news/topList', '/news/hotList'],
    endpoint(() => news.slice(0, TOP_NEWS).map(newsCard)),
  );
  router.get(
    '/news/info/:id',
    endpoint((req) => {
      const record = catalogue.newsById(readParam('id', req));
      if (!record) throw notFound('このお知らせ');
      return newsDetail(record, catalogue);
    }),
  );
  return router;
}
