import type { Catalogue } from '../../server/content/catalogue.ts';
import { paginate } from '../../server/content/envelope.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind } from '../../server/content/served-kind.ts';
import { nearestFirst } from '../../shared/address/prefecture-distances.ts';
import type { PartnerRecord } from './record.ts';
import { partnerCalls } from './wire.ts';

export const partners: ServedKind = {
  routes: ({ catalogue: { partners: records, categories } }) =>
    serve(partnerCalls, {
      list: ({ prefecture, kind, ...paging }) => {
        const wanted = records.filter(
          ({ areas, kinds }) =>
            (!prefecture || areas.includes(prefecture)) && (!kind || kinds.includes(kind)),
        );
        const { list, ...page } = paginate(prefecture ? nearestFirst(wanted, prefecture) : wanted, paging);
        return { ...page, list: list.map((record) => partnerView(record, categories)) };
      },
    }),
};

function partnerView({ categoryIds, ...record }: PartnerRecord, categories: Catalogue['categories']) {
  const handled = categories.filter(({ id }) => categoryIds.includes(id));
  return { ...record, categories: handled.map(({ id, name }) => ({ id, name })) };
}
