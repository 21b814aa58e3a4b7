import { Router } from 'express';
import { warrantyForm } from '../../../shared/api/forms/requests.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint } from '../envelope.ts';
import type { FormHandler } from '../form-handler.ts';
import { readQuery } from '../parse-request.ts';
import { perMinute } from '../rate-limit.ts';
import { createGuarantees } from '../warranty.ts';

/** Somebody with a shelf of devices still gets on; guessing serial numbers does not. */
const CHECKS_PER_MINUTE = 10;

export function serviceRoutes(
  catalogue: Catalogue,
  formHandler: FormHandler | undefined,
  now: () => Date = () => new Date(),
): Router {
  const router = Router();
  const guaranteeOf = createGuarantees(catalogue);
  router.get(
    '/service/queryGuarantee',
    perMinute(CHECKS_PER_MINUTE),
    endpoint((req) => guaranteeOf(readQuery('/service/queryGuarantee', req).secrets, todayInJapan(now()))),
  );
  formHandler?.route(router, warrantyForm);
  return router;
}
