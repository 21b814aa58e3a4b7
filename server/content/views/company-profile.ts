import { companyProfilePart } from '../../../corpus/rendering/company-profile.ts';
import type { TextDocument } from '../../../shared/api/document.ts';
import type { Catalogue } from '../catalogue.ts';

/** Joins the company's profile, history and offices into one text. */
export function companyProfileDocument(type: number, { company, textOf }: Catalogue): TextDocument {
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
