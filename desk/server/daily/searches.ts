import { KINDS } from '../../../corpus/kinds/kinds.ts';
import { readSearchReport, type SearchReport } from '../../../server/content/store/search-report.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../shared/text/csv.ts';
import type { DeskSearches } from '../../shared/daily.ts';
import type { DeskDatabase } from '../database.ts';

/** Rows of one list on the page, and of an exported file. */
const SHOWN = 100;
const IN_FILE = 2_000;

interface Asked {
  days: number;
  /** In milliseconds since 1970. */
  now: number;
}

/** @param files of the published content */
export async function searchesOf(
  database: DeskDatabase,
  asked: Asked,
  files: readonly string[],
): Promise<DeskSearches> {
  const report = await database.use((db) => readSearchReport(db, { ...asked, limit: SHOWN }));
  const { file } = KINDS.synonyms;
  return {
    ...report,
    ...(files.includes(file) && { synonymsFile: file }),
    faqKind: KINDS.faq.name,
  };
}

/** Keywords of a period as CSV, most frequent first. */
export async function searchesCsv(database: DeskDatabase, asked: Asked): Promise<string> {
  const { from, to, mostSearched } = await database.use((db) =>
    readSearchReport(db, { ...asked, limit: IN_FILE }),
  );
  return BYTE_ORDER_MARK + linesOf({ from, to, mostSearched }).map(csvLine).join('');
}

function linesOf({ from, to, mostSearched }: Pick<SearchReport, 'from' | 'to' | 'mostSearched'>): string[][] {
  return [
    ['キーワード', '検索の回数', '結果が0件の回数', '期間の初日', '期間の末日'],
    ...mostSearched.map(({ keyword, found, missed }) => [
      keyword,
      String(found + missed),
      String(missed),
      from,
      to,
    ]),
  ];
}
