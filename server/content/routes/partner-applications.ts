import { Router } from 'express';
import { partnerForm } from '../../../shared/api/forms/requests.ts';
import type { Intake } from '../intake.ts';

export function partnerApplicationRoutes(intake: Intake): Router {
  const router = Router();
  intake.route(router, partnerForm);
  return router;
}
