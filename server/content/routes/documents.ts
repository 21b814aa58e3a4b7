import { Router } from 'express';
import type { DocumentRecord } from '../../../corpus/schema/document.ts';
import type { TextDocument } from '../../../shared/api/document.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, notFound } from '../envelope.ts';
import { renderMarkdown } from '../markdown.ts';
import { readParam } from '../parse-request.ts';
import { companyProfileDocument } from '../views/company-profile.ts';

/** single/info 2 会社概要: the company's own records as one text. */
const COMPANY_PROFILE = 2;

function documentView({ body, ...record }: DocumentRecord): TextDocument {
  return { ...record, content: renderMarkdown(body) };
}

export function documentRoutes({ serviceTexts, singleTexts, company }: Catalogue): Router {
  const router = Router();
  const families: [string, Map<number, TextDocument>][] = [
    ['service', byType(serviceTexts.map(documentView))],
    ['single', byType([...singleTexts.map(documentView), companyProfileDocument(COMPANY_PROFILE, company)])],
  ];
  for (const [family, documents] of families) {
    router.get(
      `/${family}/info/:type`,
      endpoint((req) => {
        const found = documents.get(readParam('type', req));
        if (!found) throw notFound('この文書');
        return found;
      }),
    );
  }
  return router;
}

function byType(documents: TextDocument[]): Map<number, TextDocument> {
  return new Map(documents.map((document) => [document.type, document]));
}
