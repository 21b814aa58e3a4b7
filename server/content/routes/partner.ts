import { Router } from 'express';
import { partnerForm } from '../../../shared/api/forms/requests.ts';
import type { Store } from '../store/store.ts';
import { formEndpoint } from '../submit.ts';

export function partnerRoutes(store: Store): Router {
  const router = Router();
  router.post('/channel/partner/recruit', ...formEndpoint(store, partnerForm));
  return router;
}
