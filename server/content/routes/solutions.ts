import type { Router } from 'express';
import { solutionCalls } from '../../../shared/api/solution.ts';
import type { Catalogue } from '../catalogue.ts';
import { orNotFound, paginate } from '../envelope.ts';
import { serve } from '../serve.ts';
import { solutionCard, solutionDetail } from '../views/article.ts';

export function solutionRoutes(catalogue: Catalogue): Router {
  return serve(solutionCalls, {
    list: ({ productId, ...paging }) => {
      const wanted = catalogue.solutions.filter(
        ({ configuration }) => !productId || configuration.some((item) => item.productId === productId),
      );
      return paginate(
        wanted.map((record) => solutionCard(record, catalogue)),
        paging,
      );
    },
    // An addition of this service: an upstream without it answers 404, and the page shows the data of the list.
    info: ({ id }) => solutionDetail(orNotFound(catalogue.solutionById(id), 'このソリューション'), catalogue),
  });
}
