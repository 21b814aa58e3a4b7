import { z } from 'zod';
import { month, text } from '../fields.ts';
import { inFolder, type RecordOf } from '../kind.ts';

/** Texts may contain links as in Markdown. */
const row = z.strictObject({
  name: text.meta({ title: '項目名', description: '表の左の欄' }),
  value: text.meta({ title: '内容', description: '表の右の欄。リンクは [言葉](/path) と書けます' }),
});
const rows = z.array(row).min(1);
const profileRows = z
  .array(
    row.extend({
      leading: z
        .boolean()
        .optional()
        .meta({ title: '大きく見せる', description: '「はい」なら、表の上に大きな文字で出します' }),
    }),
  )
  .min(1);

const head = {
  title: text.meta({ title: '見出し', description: 'ページの見出し' }),
  lead: text.meta({ title: '導入文', description: '見出しの下の1〜2文' }),
};
const kindTitle = { title: '種類', description: 'どのページの内容か' };
const itemText = text.meta({ title: '説明' });
const itemMonth = month.meta({ title: '年月', description: '2026-11 の形' });

/** Topics of the company's text pages; `GET /api/company/{kind}`. */
export const COMPANY_TEXT_KINDS = ['superiority', 'culture', 'innovate', 'global', 'partner'] as const;

/** content/company/*.yaml, one file for each kind. */
const companyFile = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('profile').meta(kindTitle),
      ...head,
      rows: profileRows.meta({ title: '会社の概要', description: '表の行' }),
      windows: rows.meta({ title: '窓口', description: '連絡先の表の行' }),
    })
    .meta({ title: '会社概要' }),
  z
    .strictObject({
      kind: z.literal('history').meta(kindTitle),
      type: z.int().positive().meta({ title: '区分', description: '1 沿革' }),
      ...head,
      items: z
        .array(
          z.strictObject({ month: itemMonth, text: text.meta({ title: '出来事', description: '1文で' }) }),
        )
        .min(1)
        .meta({ title: '出来事', description: '古いものから順に' }),
    })
    .meta({ title: '沿革' }),
  z
    .strictObject({
      kind: z.literal('honours').meta(kindTitle),
      ...head,
      items: z
        .array(z.strictObject({ month: itemMonth, name: text.meta({ title: '名前' }), text: itemText }))
        .min(1)
        .meta({ title: '受賞と認証' }),
    })
    .meta({ title: '受賞と認証' }),
  z
    .strictObject({
      kind: z.enum(COMPANY_TEXT_KINDS).meta(kindTitle),
      ...head,
      items: z
        .array(z.strictObject({ title: text.meta({ title: '見出し' }), text: itemText }))
        .min(1)
        .meta({ title: '項目', description: '見出しと説明の組' }),
    })
    .meta({ title: '項目を並べる文' }),
]);

const COMPANY_PAGES: Readonly<Record<string, string>> = {
  culture: '/about-us',
  superiority: '/about-us',
  innovate: '/about-us',
  partner: '/company',
};

/** Path of the page that shows a record. */
export function companyPage({ kind }: { kind: string }): string {
  return COMPANY_PAGES[kind] ?? '/company/profile';
}

export const company = inFolder('record', 'company', {
  title: '会社情報',
  description: '会社概要、沿革、受賞、会社の特長。1つの種類が1つのファイルです。',
  newFile: '{kind}.yaml',
  schema: companyFile,
  pathOf: companyPage,
});

export type CompanyRecord = RecordOf<typeof company>;
export type CompanyKind = CompanyRecord['kind'];
export type CompanyRecordOf<Kind extends CompanyKind> = Extract<CompanyRecord, { kind: Kind }>;
