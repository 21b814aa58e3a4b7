import { Router } from 'express';
import type { PartnerRecord } from '../../../corpus/schema/partner.ts';
import type { Partner } from '../../../shared/api/partner.ts';
import { nearestFirst } from '../../../shared/prefecture-distances.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, paginate } from '../envelope.ts';
import { readQuery } from '../parse-request.ts';

export function partnerRoutes({ partners, categories }: Catalogue): Router {
  function toPartner({ categoryIds, ...record }: PartnerRecord): Partner {
    const handled = categories.filter(({ id }) => categoryIds.includes(id));
    return { ...record, categories: handled.map(({ id, name }) => ({ id, name })) };
  }

  const router = Router();
  router.get(
    '/channel/partner/list',
    endpoint((req) => {
      const { prefecture, kind, ...paging } = readQuery('/channel/partner/list', req);
      const wanted = partners.filter(
        (partner) =>
          (!prefecture || partner.areas.includes(prefecture)) && (!kind || partner.kinds.includes(kind)),
      );
      const { list, ...page } = paginate(prefecture ? nearestFirst(wanted, prefecture) : wanted, paging);
      return { ...page, list: list.map(toPartner) };
    }),
  );
  return router;
}
