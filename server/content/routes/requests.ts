import { Router } from 'express';
import { partnerForm, warrantyForm } from '../../../shared/api/forms/requests.ts';
import type { FormHandler } from '../form-handler.ts';

/** Serves the forms with a route of their own: registrations of devices and applications of partners. */
export function requestRoutes(formHandler: FormHandler): Router {
  const router = Router();
  formHandler.route(router, warrantyForm);
  formHandler.route(router, partnerForm);
  return router;
}
