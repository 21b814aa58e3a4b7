import { companyProfilePart } from '../../corpus/rendering/company-profile.ts';
import type { Catalogue } from '../../server/content/catalogue.ts';
import { orNotFound } from '../../server/content/envelope.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind } from '../../server/content/served-kind.ts';
import type { DocumentRecord } from './record.ts';
import { documentCalls, type TextDocument } from './wire.ts';

/** single/info 2 会社概要: the company's own records as one text. */
const COMPANY_PROFILE = 2;

export const documents: ServedKind = {
  routes: ({ catalogue }) => {
    const byType = (records: DocumentRecord[]) =>
      records.map(({ body, ...record }): [number, TextDocument] => [
        record.type,
        { ...record, content: catalogue.textOf(body).html },
      ]);
    const profile = companyProfile(COMPANY_PROFILE, catalogue);
    const service = new Map(byType(catalogue.serviceTexts));
    const single = new Map([...byType(catalogue.singleTexts), [COMPANY_PROFILE, profile]]);
    return serve(documentCalls, {
      service: ({ type }) => orNotFound(service.get(type), 'この文書'),
      single: ({ type }) => orNotFound(single.get(type), 'この文書'),
    });
  },
};

/** Joins the company's profile, history and offices into one text. */
function companyProfile(type: number, { company, textOf }: Catalogue): TextDocument {
  const profile = company.find(({ kind }) => kind === 'profile');
  return {
    type,
    title: profile?.title ?? '会社概要',
    lead: profile?.lead ?? null,
    content: company
      .map((record) => textOf(companyProfilePart(record)).html)
      .filter((html) => html !== '')
      .join('\n'),
  };
}
