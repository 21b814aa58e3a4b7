import { Router } from 'express';
import { partnerForm } from '../../../shared/api/forms/requests.ts';
import type { Store } from '../store/store.ts';
import { formRoute } from '../submit.ts';

export function partnerApplicationRoutes(store: Store): Router {
  const router = Router();
  formRoute(router, store, partnerForm);
  return router;
}
