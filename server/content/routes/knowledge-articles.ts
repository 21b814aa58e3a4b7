import { Router } from 'express';
import { ARTICLE_KINDS, articleCalls } from '../../../shared/api/article.ts';
import type { Catalogue } from '../catalogue.ts';
import { orNotFound, paginate } from '../envelope.ts';
import { hottest, type Knowledge, recommended } from '../knowledge.ts';
import { serve } from '../serve.ts';
import { articleCard, articleDetail } from '../views/knowledge.ts';

/** Articles: the blog, and `topic`, which is the technology part of the site. */
export function articleRoutes(catalogue: Catalogue, knowledge: Knowledge): Router {
  const routes = ARTICLE_KINDS.map((kind) => {
    const articles = kind === 'blog' ? catalogue.blog : catalogue.technology;
    const card = (record: (typeof articles)[number]) => articleCard(record, knowledge);
    return serve(articleCalls[kind], {
      list: ({ category, tag, urlName, ...paging }) => {
        const wanted = articles.filter(
          (item) =>
            (!category || item.category === category) &&
            (!tag || item.tags.includes(tag)) &&
            (!urlName || item.urlName === urlName),
        );
        return paginate(wanted.map(card), paging);
      },
      hot: () => hottest(articles).map(card),
      top: () => recommended(articles).map(card),
      info: ({ id }) => {
        const found = articles.find((item) => item.id === id);
        return articleDetail(kind, orNotFound(found, 'この記事'), catalogue, knowledge);
      },
    });
  });
  return Router().use(routes);
}
