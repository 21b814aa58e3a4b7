import type { Router } from 'express';
import { warrantyForm } from '../../../shared/api/forms/requests.ts';
import { warrantyCalls } from '../../../shared/api/visitor.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import type { Catalogue } from '../catalogue.ts';
import type { FormHandler } from '../form-handler.ts';
import { perMinute } from '../rate-limit.ts';
import { serve } from '../serve.ts';
import { createGuarantees } from '../warranty.ts';

/** Enough for a visitor with a shelf of devices; too few for guessing serial numbers. */
const CHECKS_PER_MINUTE = 10;

export function serviceRoutes(
  catalogue: Catalogue,
  formHandler: FormHandler | undefined,
  now: () => Date,
): Router {
  const guaranteeOf = createGuarantees(catalogue);
  const router = serve(
    warrantyCalls,
    { guarantee: ({ secrets }) => guaranteeOf(secrets, todayInJapan(now())) },
    { guarantee: [perMinute(CHECKS_PER_MINUTE)] },
  );
  formHandler?.route(router, warrantyForm);
  return router;
}
