import type { Router } from 'express';
import type { DocumentRecord } from '../../../corpus/schema/document.ts';
import { documentCalls, type TextDocument } from '../../../shared/api/document.ts';
import type { Catalogue } from '../catalogue.ts';
import { orNotFound } from '../envelope.ts';
import { serve } from '../serve.ts';
import { companyProfileDocument } from '../views/company-profile.ts';

/** single/info 2 会社概要: the company's own records as one text. */
const COMPANY_PROFILE = 2;

export function documentRoutes(catalogue: Catalogue): Router {
  const byType = (records: DocumentRecord[]) =>
    records.map(({ body, ...record }): [number, TextDocument] => [
      record.type,
      { ...record, content: catalogue.textOf(body).html },
    ]);
  const profile = companyProfileDocument(COMPANY_PROFILE, catalogue);
  const service = new Map(byType(catalogue.serviceTexts));
  const single = new Map([...byType(catalogue.singleTexts), [COMPANY_PROFILE, profile]]);
  return serve(documentCalls, {
    service: ({ type }) => orNotFound(service.get(type), 'この文書'),
    single: ({ type }) => orNotFound(single.get(type), 'この文書'),
  });
}
