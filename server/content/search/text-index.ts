import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import type { SearchDocument, SearchKind } from './document.ts';
import { matchExpression, type Term } from './query.ts';
import { indexTokens } from './tokens.ts';

interface TextIndex {
  document(row: number): SearchDocument;
  typeOf(row: number): number;
  rowOf(document: SearchDocument): number;
  /** Row numbers of matches except `without`: documents on sale before discontinued ones, then best first. */
  find(terms: Term[], part: Part): number[];
  /** Number of matches by kind. */
  count(terms: Term[], without: number[]): Map<number, number>;
}

interface Part {
  type?: number | undefined;
  /** Documents with a match in their name come first: products, then pages of the site, then others. */
  byKind?: boolean;
  without: number[];
  /** Total number of matches. */
  total: number;
  limit: number;
  offset: number;
}

/** Each kind has two ranges of row numbers, so that kind and sale follow from the row number. */
const RANGE = 1_000_000;

/** Columns of a document's title. */
const TITLE = 'name keywords';
/** Columns of a document's title and lead. */
const HEAD = 'name keywords lead';
/**
 * Ranking costs time for every match. Above this number of matches, only documents with matches in title or lead are
 * ranked; the others follow in index order.
 */
const BROAD = 1_000;

const WEIGHTS = { name: 10, keywords: 5, lead: 3, body: 1 };

const CREATE = `CREATE VIRTUAL TABLE document USING fts5(
  name, keywords, lead, body,
  content='', prefix='1 3',
  tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co'"
)`;

const WITHOUT = 'rowid NOT IN (SELECT value FROM json_each(?))';

/** Full-text index of all documents: SQLite's FTS5 over bigrams, in memory. Yields after each document. */
export function* createTextIndex(kinds: SearchKind[]): Generator<void, TextIndex> {
  const database = new DatabaseSync(':memory:');
  database.exec(CREATE);
  const documents = new Map<number, SearchDocument>();
  const rows = new Map<SearchDocument, number>();
  const insert = database.prepare(
    'INSERT INTO document (rowid, name, keywords, lead, body) VALUES (?, ?, ?, ?, ?)',
  );
  database.exec('BEGIN');
  for (const kind of kinds) {
    for (const [number, document] of kind.documents.entries()) {
      const row = (kind.type * 2 + Number(document.ended === true)) * RANGE + number;
      documents.set(row, document);
      rows.set(document, row);
      insert.run(row, ...columns(document).map((text) => indexTokens(text).join(' ')));
      yield;
    }
  }
  database.exec('COMMIT');
  database.exec("INSERT INTO document (document) VALUES ('optimize')");

  const weights = Object.values(WEIGHTS).join(', ');
  const select = (columns: string, order: string) =>
    database.prepare(
      `SELECT ${columns} FROM document WHERE document MATCH ? AND rowid BETWEEN ? AND ? AND ${WITHOUT} ${order}`,
    );
  const ranked = select(
    'rowid AS rowId',
    `ORDER BY rowid / ${RANGE} % 2, bm25(document, ${weights}), rowid LIMIT ? OFFSET ?`,
  );
  const TIER = `CASE WHEN rowid IN (SELECT rowid FROM document WHERE document MATCH ?) THEN
    CASE rowid / ${RANGE * 2} WHEN ${SEARCH_TYPE.product} THEN 0 WHEN ${SEARCH_TYPE.page} THEN 1 ELSE 2 END
    ELSE 3 END`;
  const tiered = select(
    'rowid AS rowId',
    `ORDER BY rowid / ${RANGE} % 2, ${TIER}, bm25(document, ${weights}), rowid LIMIT ? OFFSET ?`,
  );
  const unranked = select('rowid AS rowId', `ORDER BY rowid / ${RANGE} % 2, rowid LIMIT ? OFFSET ?`);
  const counted = select('count(*) AS total', '');
  const totals = database.prepare(
    `SELECT rowid / ${RANGE * 2} AS type, count(*) AS total FROM document
     WHERE document MATCH ? AND ${WITHOUT} GROUP BY 1`,
  );

  return {
    document: (row) => documents.get(row)!,
    rowOf: (document) => rows.get(document)!,
    typeOf: (row) => Math.floor(row / (RANGE * 2)),
    find(terms, { type, byKind = false, without, total, limit, offset }) {
      const scope: SQLInputValue[] = [...rangeOf(type), JSON.stringify(without)];
      const rowsOf = (statement: StatementSync, match: string, from: number, count: number) =>
        statement.all(match, ...scope, count, from).map(({ rowId }) => Number(rowId));
      const everywhere = matchExpression(terms);
      if (byKind && total <= BROAD) {
        const titled = matchExpression(terms, TITLE);
        return tiered.all(everywhere, ...scope, titled, limit, offset).map(({ rowId }) => Number(rowId));
      }
      if (total <= BROAD) return rowsOf(ranked, everywhere, offset, limit);
      const head = matchExpression(terms, HEAD);
      const first = rowsOf(ranked, head, offset, limit);
      if (first.length === limit) return first;
      const inHead = Number(counted.get(head, ...scope)?.total);
      const rest = `(${everywhere}) NOT (${head})`;
      return [...first, ...rowsOf(unranked, rest, Math.max(0, offset - inHead), limit - first.length)];
    },
    count(terms, without) {
      const rows = totals.all(matchExpression(terms), JSON.stringify(without));
      return new Map(rows.map(({ type, total }) => [Number(type), Number(total)]));
    },
  };
}

/** The row numbers of a kind, or of all kinds. */
function rangeOf(type: number | undefined): [number, number] {
  return type === undefined ? [0, Number.MAX_SAFE_INTEGER] : [type * 2 * RANGE, (type + 1) * 2 * RANGE - 1];
}

function columns({ modeName, skus = [], name, keywords = [], lead, body }: SearchDocument): string[] {
  return [[modeName ?? '', name].join(' '), [...skus, ...keywords].join('\n'), lead, body];
}
