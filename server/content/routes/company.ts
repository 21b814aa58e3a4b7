import { Router } from 'express';
import type { CompanyKind, CompanyRecordOf } from '../../../corpus/schema/company.ts';
import { companyCalls, companyTextCalls } from '../../../shared/api/company.ts';
import type { Catalogue } from '../catalogue.ts';
import { notFound, orNotFound } from '../envelope.ts';
import { serve } from '../serve.ts';

export function companyRoutes({ company }: Catalogue): Router {
  function record<Kind extends CompanyKind>(kind: Kind): CompanyRecordOf<Kind> {
    const found = company.find((item): item is CompanyRecordOf<Kind> => item.kind === kind);
    return orNotFound(found, 'この企業情報');
  }

  function text(kind: keyof typeof companyTextCalls) {
    const { title, lead, items } = record(kind);
    return { title, lead, items };
  }

  const facts = serve(companyCalls, {
    info: () => {
      const { kind: _kind, ...info } = record('profile');
      return info;
    },
    history: ({ type }) => {
      const found = company.find((item) => item.kind === 'history' && item.type === type);
      if (found?.kind !== 'history') throw notFound('この沿革');
      const { kind: _kind, items, ...history } = found;
      return { ...history, items: items.toSorted((a, b) => a.month.localeCompare(b.month)) };
    },
    honours: () => {
      const { kind: _kind, items, ...honours } = record('honours');
      return { ...honours, items: items.toSorted((a, b) => b.month.localeCompare(a.month)) };
    },
  });
  const texts = serve(companyTextCalls, {
    superiority: () => text('superiority'),
    partner: () => text('partner'),
    culture: () => text('culture'),
    innovate: () => text('innovate'),
    global: () => text('global'),
  });
  return Router().use(facts, texts);
}
