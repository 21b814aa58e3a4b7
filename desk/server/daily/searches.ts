import { KINDS } from '../../../corpus/kinds/kinds.ts';
import { readSearchReport } from '../../../server/content/store/search-counts.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../shared/text/csv.ts';
import type { DeskSearches } from '../../shared/daily.ts';
import type { DeskDatabase } from '../database.ts';

/** Rows of one list on the page, and of an exported file. */
const SHOWN = 100;
const IN_FILE = 2_000;

export const searchReport = (database: DeskDatabase, days: number, limit: number) =>
  database.use((db) => readSearchReport(db, { days, now: Date.now(), limit }));

/** @param files of the published content */
export async function searchesOf(
  database: DeskDatabase,
  days: number,
  files: readonly string[],
): Promise<DeskSearches> {
  const { file } = KINDS.synonyms;
  return {
    ...(await searchReport(database, days, SHOWN)),
    synonymsFile: files.includes(file) ? file : undefined,
    faqKind: KINDS.faq.name,
  };
}

/** Keywords of a period as CSV, most frequent first. */
export async function searchesCsv(database: DeskDatabase, days: number): Promise<string> {
  const { from, to, mostSearched } = await searchReport(database, days, IN_FILE);
  const lines = [
    ['キーワード', '検索の回数', '結果が0件の回数', '期間の初日', '期間の末日'],
    ...mostSearched.map(({ keyword, found, missed }) => [
      keyword,
      String(found + missed),
      String(missed),
      from,
      to,
    ]),
  ];
  return BYTE_ORDER_MARK + lines.map(csvLine).join('');
}
