import { Router } from 'express';
import { z } from 'zod';
import { endpoint, paginate, pagingQuery, parseInput } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import { solutionCard } from '../views/article.ts';

const listQuery = pagingQuery.extend({ isIndex: z.string().optional() });

export function solutionRoutes({ solutions }: Catalogue): Router {
  const router = Router();
  router.get(
    '/solution/pageList',
    endpoint((req) => paginate(solutions.map(solutionCard), parseInput(listQuery, req.query))),
  );
  return router;
}
