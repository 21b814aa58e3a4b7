import type { CompanyRecord } from '../../../corpus/schema/company.ts';
import type { TextDocument } from '../../../shared/api/document.ts';
import { formatMonth } from '../../../shared/text/date.ts';
import { renderMarkdown } from '../markdown.ts';

function table(rows: { name: string; value: string }[]): string {
  return [
    '| 項目 | 内容 |',
    '| --- | --- |',
    ...rows.map(({ name, value }) => `| ${name} | ${value} |`),
  ].join('\n');
}

/** The company's profile, history and windows as one text, made from the records that each of them has. */
export function companyProfileDocument(type: number, company: CompanyRecord[]): TextDocument {
  const sections = company.flatMap((record) => {
    if (record.kind === 'profile') {
      return [`## 概要\n\n${table(record.rows)}`, `## 窓口\n\n${table(record.windows)}`];
    }
    if (record.kind !== 'history') return [];
    const rows = record.items.map(({ month, text }) => ({ name: formatMonth(month), value: text }));
    return [`## ${record.title}\n\n${table(rows)}`];
  });
  const profile = company.find(({ kind }) => kind === 'profile');
  return {
    type,
    title: profile?.title ?? '会社概要',
    lead: profile?.lead ?? null,
    content: renderMarkdown(sections.join('\n\n')),
  };
}
