import { Router } from 'express';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, paginate } from '../envelope.ts';
import { readQuery } from '../parse-request.ts';

export function partnerRoutes({ partners }: Catalogue): Router {
  const router = Router();
  router.get(
    '/channel/partner/list',
    endpoint((req) => {
      const { prefecture, kind, ...paging } = readQuery('/channel/partner/list', req);
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
