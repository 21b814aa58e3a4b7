import { Router } from 'express';
import {
  COMPANY_TEXT_KINDS,
  type CompanyKind,
  type CompanyRecordOf,
} from '../../../corpus/schema/company.ts';
import type {
  CompanyHistory,
  CompanyHonours,
  CompanyInfo,
  CompanyText,
} from '../../../shared/api/company.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, notFound } from '../envelope.ts';
import { readParam } from '../parse-request.ts';

export function companyRoutes({ company }: Catalogue): Router {
  const router = Router();

  function record<Kind extends CompanyKind>(kind: Kind): CompanyRecordOf<Kind> {
    const found = company.find((item): item is CompanyRecordOf<Kind> => item.kind === kind);
    if (!found) throw notFound('この企業情報');
    return found;
  }

  router.get(
    '/company/info',
    endpoint((): CompanyInfo => {
      const { kind: _kind, ...info } = record('profile');
      return info;
    }),
  );
  router.get(
    '/company/history/:type',
    endpoint((req): CompanyHistory => {
      const type = readParam('type', req);
      const found = company.find((item) => item.kind === 'history' && item.type === type);
      if (found?.kind !== 'history') throw notFound('この沿革');
      const { kind: _kind, items, ...history } = found;
      return { ...history, items: items.toSorted((a, b) => a.month.localeCompare(b.month)) };
    }),
  );
  router.get(
    '/company/honor',
    endpoint((): CompanyHonours => {
      const { kind: _kind, items, ...honours } = record('honours');
      return { ...honours, items: items.toSorted((a, b) => b.month.localeCompare(a.month)) };
    }),
  );
  for (const kind of COMPANY_TEXT_KINDS) {
    router.get(
      `/company/${kind}`,
      endpoint((): CompanyText => {
        const { title, lead, items } = record(kind);
        return { title, lead, items };
      }),
    );
  }
  return router;
}
