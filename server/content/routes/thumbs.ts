import { Router } from 'express';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, notFound } from '../envelope.ts';
import { readParam } from '../parse-request.ts';
import type { Store } from '../store/store.ts';

export function thumbRoutes({ productById }: Catalogue, store: Store): Router {
  const router = Router();
  router.post(
    '/goods/addThumb/:id',
    endpoint(async (req) => {
      const id = readParam('id', req);
      if (!productById(id)) throw notFound('この製品');
      return { total: await store.addThumb(id) };
    }),
  );
  return router;
}
