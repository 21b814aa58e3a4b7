import { type RequestHandler, Router } from 'express';
import { createApi } from '../../../records/client.ts';
import { isApiError } from '../../../shared/api/error.ts';
import type { Transport } from '../../../shared/api/transport.ts';
import { readAskedModels } from '../../../shared/comparison/asked-models.ts';
import { comparisonCsv } from '../../../shared/comparison/comparison-csv.ts';
import { loadCompared } from '../../../shared/comparison/load-compared.ts';
import { RESOURCES } from '../../../shared/paths/resources.ts';
import { httpError } from '../pages/http-error.ts';
import { compressed } from './compressed.ts';

/** Serves the comparison of the page at the same address, for a spreadsheet. */
export function comparisonFile({ transport }: { transport: Transport }): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  const api = createApi(transport);
  router.get(RESOURCES.comparison, compressed(), async (_req, res) => {
    res.locals.route = 'resource';
    const { ids } = readAskedModels(new URLSearchParams(res.locals.address.search));
    const { models } = await loadCompared(api, ids).catch(toHttpError);
    const name = ['comparison', ...models.map(({ id }) => id)].join('-');
    res.set({
      'Cache-Control': 'no-cache',
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'X-Robots-Tag': 'noindex',
    });
    res.send(comparisonCsv(models));
  });
  return router;
}

function toHttpError(error: unknown): never {
  throw isApiError(error) ? httpError(error.status, error.message) : error;
}
