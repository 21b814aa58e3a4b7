import { z } from 'zod';
import { month, text } from './common.ts';

/** Texts may carry links as in Markdown. */
const row = z.strictObject({ name: text, value: text });
const rows = z.array(row).min(1);
/** `leading` facts stand in large type above the table. */
const profileRows = z.array(row.extend({ leading: z.boolean().optional() })).min(1);

/** What each of the company's pages in words is about; `GET /api/company/{kind}`. */
export const COMPANY_TEXT_KINDS = ['superiority', 'culture', 'innovate', 'global', 'partner'] as const;

/** content/company/*.yaml, one file for each kind. */
export const companyFile = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('profile'), title: text, lead: text, rows: profileRows, windows: rows }),
  z.strictObject({
    kind: z.literal('history'),
    /** 1 沿革 */
    type: z.int().positive(),
    title: text,
    lead: text,
    items: z.array(z.strictObject({ month, text })).min(1),
  }),
  z.strictObject({
    kind: z.literal('honours'),
    title: text,
    lead: text,
    items: z.array(z.strictObject({ month, name: text, text })).min(1),
  }),
  z.strictObject({
    kind: z.enum(COMPANY_TEXT_KINDS),
    title: text,
    lead: text,
    items: z.array(z.strictObject({ title: text, text: text })).min(1),
  }),
]);

export type CompanyRecord = z.infer<typeof companyFile>;
export type CompanyKind = CompanyRecord['kind'];
export type CompanyRecordOf<Kind extends CompanyKind> = Extract<CompanyRecord, { kind: Kind }>;
