import { Router } from 'express';
import { plainText } from '../../corpus/rendering/plain-text.ts';
import { notFound, orNotFound } from '../../server/content/envelope.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind } from '../../server/content/served-kind.ts';
import { type CompanyKind, type CompanyRecord, type CompanyRecordOf, companyPage } from './record.ts';
import { companyTextOf, historyOf, honoursOf, infoOf } from './views.ts';
import { companyCalls, companyTextCalls } from './wire.ts';

export const company: ServedKind = {
  routes: ({ catalogue }) => routesOf(catalogue.company),
  texts: ({ company: records }) =>
    records.map((record) => ({ path: companyPage(record), text: plainText(textOf(record)) })),
};

function textOf(record: CompanyRecord): string {
  if (record.kind === 'profile')
    return [...record.rows, ...record.windows].map(({ name, value }) => `${name} ${value}`).join('\n');
  const items = record.items.map((item) => Object.values(item).join(' '));
  return [record.title, record.lead, ...items].join('\n');
}

function routesOf(records: CompanyRecord[]): Router {
  function record<Kind extends CompanyKind>(kind: Kind): CompanyRecordOf<Kind> {
    const found = records.find((item): item is CompanyRecordOf<Kind> => item.kind === kind);
    return orNotFound(found, 'この企業情報');
  }

  function text(kind: keyof typeof companyTextCalls) {
    return companyTextOf(record(kind));
  }

  const facts = serve(companyCalls, {
    info: () => infoOf(record('profile')),
    history: ({ type }) => {
      const found = records.find((item) => item.kind === 'history' && item.type === type);
      if (found?.kind !== 'history') throw notFound('この沿革');
      return historyOf(found);
    },
    honours: () => honoursOf(record('honours')),
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
