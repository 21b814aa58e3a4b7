import { Router } from 'express';
import { warrantyForm } from '../../../shared/api/forms/requests.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import { endpoint } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Intake } from '../intake.ts';
import { perMinute } from '../limits.ts';
import { readQuery } from '../read-input.ts';
import { createGuarantees } from '../warranty.ts';

/** Somebody with a shelf of devices still gets on; guessing serial numbers does not. */
const CHECKS_PER_MINUTE = 10;

export function serviceRoutes(catalogue: Catalogue, intake: Intake | undefined): Router {
  const router = Router();
  const guaranteeOf = createGuarantees(catalogue);
  router.get(
    '/service/queryGuarantee',
    perMinute(CHECKS_PER_MINUTE),
    endpoint((req) => guaranteeOf(readQuery('/service/queryGuarantee', req).secrets, todayInJapan())),
  );
  intake?.route(router, warrantyForm);
  return router;
}
