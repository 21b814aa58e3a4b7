import type { Router } from 'express';
import { thumbCalls } from '../../../records/product/wire.ts';
import type { Catalogue } from '../catalogue.ts';
import { orNotFound } from '../envelope.ts';
import { serve } from '../serve.ts';
import type { Store } from '../store/store.ts';

export function thumbRoutes({ productById }: Catalogue, store: Store): Router {
  return serve(thumbCalls, {
    add: async ({ id }) => {
      orNotFound(productById(id), 'この製品');
      return { total: await store.addThumb(id) };
    },
  });
}
