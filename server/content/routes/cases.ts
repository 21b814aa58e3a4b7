import { Router } from 'express';
import type { CaseIndustry } from '../../../shared/api/case-detail.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, notFound, paginate } from '../envelope.ts';
import { readParam, readQuery } from '../parse-request.ts';
import { caseCard, caseDetail } from '../views/article.ts';

/** Cases that the header menus and the home page show. */
const TYPE_FEATURED = 2;

export function caseRoutes(catalogue: Catalogue): Router {
  const { cases, caseById, choices } = catalogue;
  const industries = choices.industries ?? [...new Set(cases.map(({ industry }) => industry))];
  const router = Router();
  router.get(
    '/case/pageList',
    endpoint((req) => {
      const { type, industry, productId, urlName, ...paging } = readQuery('/case/pageList', req);
      const wanted = cases.filter(
        (item) =>
          (type !== TYPE_FEATURED || item.featured) &&
          (!industry || item.industry === industry) &&
          (!productId || item.productIds.includes(productId)) &&
          (!urlName || item.urlName === urlName),
      );
      return paginate(
        wanted.map((record) => caseCard(record, catalogue)),
        paging,
      );
    }),
  );
  router.get(
    '/case/cateList',
    endpoint((): CaseIndustry[] =>
      industries
        .map((name, index) => ({
          id: index + 1,
          name,
          total: cases.filter(({ industry }) => industry === name).length,
        }))
        .filter(({ total }) => total > 0),
    ),
  );
  router.get(
    '/case/info/:id',
    endpoint((req) => {
      const record = caseById(readParam('id', req));
      if (!record) throw notFound('この導入事例');
      return caseDetail(record, catalogue);
    }),
  );
  return router;
}
