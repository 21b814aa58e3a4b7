import { Router } from 'express';
import { warrantyForm } from '../../../shared/api/forms/requests.ts';
import { SITE } from '../../../shared/site.ts';
import { endpoint } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import { perMinute } from '../limits.ts';
import { readQuery } from '../read-input.ts';
import type { Store } from '../store/store.ts';
import { formRoute } from '../submit.ts';
import { createGuarantees } from '../warranty.ts';

const dayInJapan = new Intl.DateTimeFormat('sv-SE', { timeZone: SITE.timeZone, dateStyle: 'short' });
/** Somebody with a shelf of devices still gets on; guessing serial numbers does not. */
const CHECKS_PER_MINUTE = 10;

export function serviceRoutes(catalogue: Catalogue, store: Store | undefined): Router {
  const router = Router();
  const guaranteeOf = createGuarantees(catalogue);
  router.get(
    '/service/queryGuarantee',
    perMinute(CHECKS_PER_MINUTE),
    endpoint((req) =>
      guaranteeOf(readQuery('/service/queryGuarantee', req).secrets, dayInJapan.format(new Date())),
    ),
  );
  if (store) formRoute(router, store, warrantyForm);
  return router;
}
