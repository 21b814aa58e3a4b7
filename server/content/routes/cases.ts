import type { Router } from 'express';
import { caseCalls } from '../../../shared/api/case-detail.ts';
import type { Catalogue } from '../catalogue.ts';
import { orNotFound, paginate } from '../envelope.ts';
import { serve } from '../serve.ts';
import { caseCard, caseDetail } from '../views/article.ts';

/** Cases that the header menus and the home page show. */
const TYPE_FEATURED = 2;

export function caseRoutes(catalogue: Catalogue): Router {
  const { cases, caseById, choices } = catalogue;
  const industries = choices.industries ?? [...new Set(cases.map(({ industry }) => industry))];
  return serve(caseCalls, {
    list: ({ type, industry, productId, urlName, ...paging }) => {
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
    },
    industries: () =>
      industries
        .map((name, index) => ({
          id: index + 1,
          name,
          total: cases.filter(({ industry }) => industry === name).length,
        }))
        .filter(({ total }) => total > 0),
    info: ({ id }) => caseDetail(orNotFound(caseById(id), 'この導入事例'), catalogue),
  });
}
