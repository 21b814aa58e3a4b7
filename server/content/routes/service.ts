import { Router } from 'express';
import { z } from 'zod';
import { warrantyForm } from '../../../shared/api/forms/requests.ts';
import { SITE } from '../../../shared/site.ts';
import { endpoint, parseInput } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import { perMinute } from '../limits.ts';
import type { Store } from '../store/store.ts';
import { formEndpoint } from '../submit.ts';
import { createGuarantees } from '../warranty.ts';

const dayInJapan = new Intl.DateTimeFormat('sv-SE', { timeZone: SITE.timeZone, dateStyle: 'short' });
/** Somebody with a shelf of devices still gets on; guessing serial numbers does not. */
const CHECKS_PER_MINUTE = 10;

const guaranteeQuery = z.object({
  secrets: z
    .string({ error: 'シリアル番号を入力してください。' })
    .trim()
    .min(1, 'シリアル番号を入力してください。')
    .max(64, 'シリアル番号は64文字以内で入力してください。'),
});

export function serviceRoutes(catalogue: Catalogue, store: Store | undefined): Router {
  const router = Router();
  const guaranteeOf = createGuarantees(catalogue);
  router.get(
    '/service/queryGuarantee',
    perMinute(CHECKS_PER_MINUTE),
    endpoint((req) =>
      guaranteeOf(parseInput(guaranteeQuery, req.query).secrets, dayInJapan.format(new Date())),
    ),
  );
  if (store) router.post('/service/guarantee/submit', ...formEndpoint(store, warrantyForm));
  return router;
}
