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

/** A document that is made when somebody reads it, once. */
type Reader = () => TextDocument;

function onceRead(make: Reader): Reader {
  let made: TextDocument | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function byType(records: DocumentRecord[]): [type: number, read: Reader][] {
  return records.map(({ body, ...record }) => [
    record.type,
    onceRead(() => ({ ...record, content: renderMarkdown(body) })),
  ]);
}

export function documentRoutes({ serviceTexts, singleTexts, company }: Catalogue): Router {
  const router = Router();
  const profile = onceRead(() => companyProfileDocument(COMPANY_PROFILE, company));
  const families: [string, Map<number, Reader>][] = [
    ['service', new Map(byType(serviceTexts))],
    ['single', new Map([...byType(singleTexts), [COMPANY_PROFILE, profile]])],
  ];
  for (const [family, documents] of families) {
    router.get(
      `/${family}/info/:type`,
      endpoint((req) => {
        const read = documents.get(readParam('type', req));
        if (!read) throw notFound('この文書');
        return read();
      }),
    );
  }
  return router;
}
