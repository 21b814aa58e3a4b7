import { Router } from 'express';
import { z } from 'zod';
import { endpoint, idParam, notFound, paginate, pagingQuery, parseInput } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import { solutionCard, solutionDetail } from '../views/article.ts';

const listQuery = pagingQuery.extend({ isIndex: z.string().optional() });

export function solutionRoutes(catalogue: Catalogue): Router {
  const router = Router();
  router.get(
    '/solution/pageList',
    endpoint((req) => paginate(catalogue.solutions.map(solutionCard), parseInput(listQuery, req.query))),
  );
  // An addition of this service: an upstream without it answers 404, and the page shows what the list says.
  router.get(
    '/solution/info/:id',
    endpoint((req) => {
      const record = catalogue.solutionById(parseInput(idParam, req.params).id);
      if (!record) throw notFound('このソリューション');
      return solutionDetail(record, catalogue);
    }),
  );
  return router;
}
