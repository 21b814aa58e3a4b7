import type { CompanyRecord } from '../../records/company/record.ts';
import { formatMonth } from '../../shared/text/date.ts';

function table(rows: { name: string; value: string }[]): string {
  return [
    '| 項目 | 内容 |',
    '| --- | --- |',
    ...rows.map(({ name, value }) => `| ${name} | ${value} |`),
  ].join('\n');
}

/** A company record's part of the text 会社概要, in Markdown; empty for records that have none. */
export function companyProfilePart(record: CompanyRecord): string {
  if (record.kind === 'profile')
    return `## 概要\n\n${table(record.rows)}\n\n## 窓口\n\n${table(record.windows)}`;
  if (record.kind !== 'history') return '';
  const rows = record.items.map(({ month, text }) => ({ name: formatMonth(month), value: text }));
  return `## ${record.title}\n\n${table(rows)}`;
}
