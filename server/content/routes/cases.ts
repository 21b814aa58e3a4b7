import { Router } from 'express';
import { z } from 'zod';
import { endpoint, idParam, notFound, optionalId, paginate, pagingQuery, parseInput } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import { renderMarkdown } from '../markdown.ts';
import { caseCard } from '../views/article.ts';

/** Cases that the header menus and the home page show. */
const TYPE_FEATURED = 2;

const listQuery = pagingQuery.extend({
  type: optionalId('type'),
  isIndex: z.string().optional(),
  industry: z.string().optional(),
  productId: optionalId('productId'),
});

export function caseRoutes({ cases, caseById }: Catalogue): Router {
  const router = Router();
  router.get(
    '/case/pageList',
    endpoint((req) => {
      const { type, industry, productId, ...paging } = parseInput(listQuery, req.query);
      const wanted = cases.filter(
        (item) =>
          (type !== TYPE_FEATURED || item.featured) &&
          (!industry || item.industry === industry) &&
          (!productId || item.productIds.includes(productId)),
      );
      return paginate(wanted.map(caseCard), paging);
    }),
  );
  router.get(
    '/case/info/:id',
    endpoint((req) => {
      const record = caseById(parseInput(idParam, req.params).id);
      if (!record) throw notFound('この導入事例');
      const { scale, challenges, outcomes, body } = record;
      return { ...caseCard(record), scale, challenges, outcomes, content: renderMarkdown(body) };
    }),
  );
  return router;
}
