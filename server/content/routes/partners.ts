import type { Router } from 'express';
import type { PartnerRecord } from '../../../corpus/schema/partner.ts';
import { type Partner, partnerCalls } from '../../../shared/api/partner.ts';
import { nearestFirst } from '../../../shared/prefecture-distances.ts';
import type { Catalogue } from '../catalogue.ts';
import { paginate } from '../envelope.ts';
import { serve } from '../serve.ts';

export function partnerRoutes({ partners, categories }: Catalogue): Router {
  function toPartner({ categoryIds, ...record }: PartnerRecord): Partner {
    const handled = categories.filter(({ id }) => categoryIds.includes(id));
    return { ...record, categories: handled.map(({ id, name }) => ({ id, name })) };
  }

  return serve(partnerCalls, {
    list: ({ prefecture, kind, ...paging }) => {
      const wanted = partners.filter(
        (partner) =>
          (!prefecture || partner.areas.includes(prefecture)) && (!kind || partner.kinds.includes(kind)),
      );
      const { list, ...page } = paginate(prefecture ? nearestFirst(wanted, prefecture) : wanted, paging);
      return { ...page, list: list.map(toPartner) };
    },
  });
}
