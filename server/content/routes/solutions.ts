import { Router } from 'express';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, notFound, paginate } from '../envelope.ts';
import { readParam, readQuery } from '../parse-request.ts';
import { solutionCard, solutionDetail } from '../views/article.ts';

export function solutionRoutes(catalogue: Catalogue): Router {
  const router = Router();
  router.get(
    '/solution/pageList',
    endpoint((req) => {
      const { productId, ...paging } = readQuery('/solution/pageList', req);
      const wanted = catalogue.solutions.filter(
        ({ configuration }) => !productId || configuration.some((item) => item.productId === productId),
      );
      return paginate(
        wanted.map((record) => solutionCard(record, catalogue)),
        paging,
      );
    }),
  );
  // An addition of this service: an upstream without it answers 404, and the page shows what the list says.
  router.get(
    '/solution/info/:id',
    endpoint((req) => {
      const record = catalogue.solutionById(readParam('id', req));
      if (!record) throw notFound('このソリューション');
      return solutionDetail(record, catalogue);
    }),
  );
  return router;
}
