import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import type { SearchDocument, SearchKind } from './document.ts';
import { matchExpression, type TextQuery } from './query.ts';
import { indexTokens } from './tokens.ts';

export type TextIndex = ReturnType<typeof readerOf>;

interface Part {
  type?: number | undefined;
  /** Documents with all words in their title come first: products, then solutions, pages of the site, others. */
  byKind?: boolean;
  without: number[];
  /** Total number of matches. */
  total: number;
  limit: number;
  offset: number;
}

/** Each kind has a range of row numbers for each standing, so that both follow from the row number. */
const RANGE = 1_000_000;
const STANDINGS = 4;
const KIND_RANGE = RANGE * STANDINGS;
const BY_STANDING = `ORDER BY max(rowid / ${RANGE} % ${STANDINGS}, 1)`;

/** Place of a document in all lists: on sale, discontinued, last. Pages of records stand between, with the first. */
const STANDING = { normal: 0, pageOfRecord: 1, ended: 2, last: 3 } as const;

function standingOf({ ended, isLast, calledBy }: SearchDocument, type: number): number {
  if (isLast) return STANDING.last;
  if (ended) return STANDING.ended;
  return type === SEARCH_TYPE.page && !calledBy ? STANDING.pageOfRecord : STANDING.normal;
}

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

/** News age: other texts with the same words come first. */
const NEWS_WEIGHT = `CASE rowid / ${KIND_RANGE} WHEN ${SEARCH_TYPE.news} THEN 0.6 ELSE 1 END`;

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
      const row = kind.type * KIND_RANGE + standingOf(document, kind.type) * RANGE + number;
      documents.set(row, document);
      rows.set(document, row);
      insert.run(row, ...columns(document).map((text) => indexTokens(text).join(' ')));
      yield;
    }
  }
  database.exec('COMMIT');
  database.exec("INSERT INTO document (document) VALUES ('optimize')");
  return readerOf(database, documents, rows);
}

function readerOf(
  database: DatabaseSync,
  documents: ReadonlyMap<number, SearchDocument>,
  rows: ReadonlyMap<SearchDocument, number>,
) {
  const weights = Object.values(WEIGHTS).join(', ');
  const select = (columns: string, order: string) =>
    database.prepare(
      `SELECT ${columns} FROM document WHERE document MATCH ? AND rowid BETWEEN ? AND ? AND ${WITHOUT} ${order}`,
    );
  const BEST = `bm25(document, ${weights}) * ${NEWS_WEIGHT}, rowid LIMIT ? OFFSET ?`;
  const ranked = select('rowid AS rowId', `${BY_STANDING}, ${BEST}`);
  const TIER = `CASE WHEN rowid IN (SELECT rowid FROM document WHERE document MATCH ?) THEN
    CASE rowid / ${RANGE} WHEN ${SEARCH_TYPE.product * STANDINGS} THEN 0 WHEN ${SEARCH_TYPE.solution * STANDINGS} THEN 1
      WHEN ${SEARCH_TYPE.page * STANDINGS} THEN 2 ELSE 3 END
    ELSE 4 END`;
  const tiered = select('rowid AS rowId', `${BY_STANDING}, ${TIER}, ${BEST}`);
  const unranked = select('rowid AS rowId', `${BY_STANDING}, rowid LIMIT ? OFFSET ?`);
  const counted = select('count(*) AS total', '');
  const totals = database.prepare(
    `SELECT rowid / ${KIND_RANGE} AS type, count(*) AS total FROM document
     WHERE document MATCH ? AND ${WITHOUT} GROUP BY 1`,
  );
  const any = database.prepare('SELECT rowid FROM document WHERE document MATCH ? LIMIT 1');

  return {
    document: (row: number) => documents.get(row)!,
    rowOf: (document: SearchDocument) => rows.get(document)!,
    typeOf: (row: number) => Math.floor(row / KIND_RANGE),
    /** Row numbers of matches except `without`, by standing and then best first. */
    find(query: TextQuery, { type, byKind = false, without, total, limit, offset }: Part): number[] {
      const scope: SQLInputValue[] = [...rangeOf(type), JSON.stringify(without)];
      const rowsOf = (statement: StatementSync, match: string, ...rest: SQLInputValue[]) =>
        statement.all(match, ...scope, ...rest).map(({ rowId }) => Number(rowId));
      const everywhere = matchExpression(query);
      if (byKind && total <= BROAD) {
        const titled = matchExpression({ ...query, isAny: false }, TITLE);
        return rowsOf(tiered, everywhere, titled, limit, offset);
      }
      if (total <= BROAD) return rowsOf(ranked, everywhere, limit, offset);
      const head = matchExpression(query, HEAD);
      const first = rowsOf(ranked, head, limit, offset);
      if (first.length === limit) return first;
      const inHead = Number(counted.get(head, ...scope)?.total);
      const rest = `(${everywhere}) NOT (${head})`;
      return [...first, ...rowsOf(unranked, rest, limit - first.length, Math.max(0, offset - inHead))];
    },
    /** Number of matches by kind. */
    count(query: TextQuery, without: number[]): Map<number, number> {
      const rows = totals.all(matchExpression(query), JSON.stringify(without));
      return new Map(rows.map(({ type, total }) => [Number(type), Number(total)]));
    },
    /** Whether a document matches. */
    has: (query: TextQuery) => any.get(matchExpression(query)) !== undefined,
  };
}

/** The row numbers of a kind, or of all kinds. */
function rangeOf(type: number | undefined): [number, number] {
  return type === undefined ? [0, Number.MAX_SAFE_INTEGER] : [type * KIND_RANGE, (type + 1) * KIND_RANGE - 1];
}

function columns({ modeName, skus = [], name, keywords = [], lead, body }: SearchDocument): string[] {
  return [[modeName ?? '', name].join(' '), [...skus, ...keywords].join('\n'), lead, body];
}
