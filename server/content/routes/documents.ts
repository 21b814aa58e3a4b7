import { Router } from 'express';
import type { DocumentRecord } from '../../../corpus/schema/document.ts';
import type { TextDocument } from '../../../shared/api/document.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, notFound } from '../envelope.ts';
import { readParam } from '../parse-request.ts';
import { companyProfileDocument } from '../views/company-profile.ts';

/** single/info 2 会社概要: the company's own records as one text. */
const COMPANY_PROFILE = 2;

export function documentRoutes(catalogue: Catalogue): Router {
  const router = Router();
  const byType = (records: DocumentRecord[]) =>
    records.map(({ body, ...record }): [number, TextDocument] => [
      record.type,
      { ...record, content: catalogue.textOf(body).html },
    ]);
  const profile = companyProfileDocument(COMPANY_PROFILE, catalogue);
  const families: [string, Map<number, TextDocument>][] = [
    ['service', new Map(byType(catalogue.serviceTexts))],
    ['single', new Map([...byType(catalogue.singleTexts), [COMPANY_PROFILE, profile]])],
  ];
  for (const [family, documents] of families) {
    router.get(
      `/${family}/info/:type`,
      endpoint((req) => {
        const document = documents.get(readParam('type', req));
        if (!document) throw notFound('この文書');
        return document;
      }),
    );
  }
  return router;
}
