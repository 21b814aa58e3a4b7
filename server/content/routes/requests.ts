import { Router } from 'express';
import { partnerForm } from '../../../shared/api/forms/requests.ts';
import type { FormHandler } from '../form-handler.ts';

export function partnerApplicationRoutes(formHandler: FormHandler): Router {
  const router = Router();
  formHandler.route(router, partnerForm);
  return router;
}
