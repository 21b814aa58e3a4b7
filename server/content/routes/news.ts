import type { Router } from 'express';
import { newsCalls } from '../../../shared/api/news.ts';
import type { Catalogue } from '../catalogue.ts';
import { orNotFound, paginate } from '../envelope.ts';
import { serve } from '../serve.ts';
import { newsCard, newsDetail } from '../views/article.ts';

const TOP_NEWS = 5;

export function newsRoutes(catalogue: Catalogue): Router {
  const { news, newsById } = catalogue;
  const latest = () => news.slice(0, TOP_NEWS).map(newsCard);
  return serve(newsCalls, {
    list: ({ category, ...paging }) =>
      paginate(news.filter((item) => !category || item.category === category).map(newsCard), paging),
    slugs: () => news.map(({ id, slug, title }) => ({ id, urlName: slug, name: title })),
    info: ({ id }) => newsDetail(orNotFound(newsById(id), 'このお知らせ'), catalogue),
    hot: latest,
    top: latest,
  });
}
