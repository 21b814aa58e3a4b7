import { Router } from 'express';
import { z } from 'zod';
import { PARTNER_KINDS } from '../../../shared/api/partner.ts';
import { PREFECTURES } from '../../../shared/prefectures.ts';
import { endpoint, paginate, pagingQuery, parseInput } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';

/** One of the values, or not given; an empty one counts as not given. */
function choice<const Values extends readonly string[]>(values: Values, message: string) {
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(values, { error: message }).optional(),
  );
}

const listQuery = pagingQuery.extend({
  prefecture: choice(PREFECTURES, 'prefectureは「東京都」のように都道府県の名前で指定してください。'),
  kind: choice(PARTNER_KINDS, `kindは${PARTNER_KINDS.join('、')}のいずれかで指定してください。`),
});

export function partnerRoutes({ partners }: Catalogue): Router {
  const router = Router();
  router.get(
    '/channel/partner/list',
    endpoint((req) => {
      const { prefecture, kind, ...paging } = parseInput(listQuery, req.query);
      const wanted = partners.filter(
        (partner) =>
          (!prefecture || partner.areas.includes(prefecture)) && (!kind || partner.kinds.includes(kind)),
      );
      // Those whose office is there come first.
      const near = wanted.filter((partner) => partner.prefecture === prefecture);
      const others = wanted.filter((partner) => partner.prefecture !== prefecture);
      return paginate([...near, ...others], paging);
    }),
  );
  return router;
}
