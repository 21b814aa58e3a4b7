import { isRecord } from '../is-record.ts';
import { type ContentPages, EXPECTED_PAGES, staticRoutes } from './content-pages.ts';
import { readDetail } from './details.ts';
import type { RedirectRow } from './legacy.ts';
import { namedSolutionPath } from './params.ts';
import { decodePath, isHostile } from './request-path.ts';
import { RESOURCE_FOLDERS, RESOURCE_PATHS } from './resources.ts';
import { joinRows, joinTable, type OperatorRows, type PathTable } from './table.ts';
import { isWide, keyOf, wideSourceProblem } from './wide-rows.ts';

/** An invalid row, with the reason. */
export interface RowProblem {
  row: string;
  reason: string;
}

export class PathTableError extends Error {
  readonly problems: RowProblem[];

  constructor(problems: RowProblem[]) {
    const lines = problems.map(({ row, reason }) => `  ${row}: ${reason}`);
    super(`redirects: ${problems.length} 件の誤りがあります\n${lines.join('\n')}`);
    this.name = 'PathTableError';
    this.problems = problems;
  }
}

/**
 * Joins the rows of the code with the operators' rows (the parsed content/redirects.yaml) and checks them all.
 *
 * @throws {PathTableError} one error that names every bad row.
 */
export function buildTable(operatorRows: unknown, pages: ContentPages = EXPECTED_PAGES): PathTable {
  const { problems: misshapen, redirects, gone } = readOperatorRows(operatorRows);
  const operators = { redirects: redirects.filter((row) => !isWide(row)), gone };
  const wide = redirects.filter(isWide);
  const problems = [...misshapen, ...findRowProblems(joinRows(operators, pages), pages, wide)];
  if (problems.length > 0) throw new PathTableError(problems);
  return { ...joinTable(operators, pages), wide };
}

/** Reads the parsed content/redirects.yaml. A row of the wrong shape becomes a problem and is left out. */
export function readOperatorRows(raw: unknown): OperatorRows & { problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const file = raw ?? {};
  if (!isRecord(file)) {
    return {
      redirects: [],
      gone: [],
      problems: [{ row: '(全体)', reason: 'redirects と gone の一覧が必要です' }],
    };
  }
  for (const name of Object.keys(file)) {
    if (name !== 'redirects' && name !== 'gone') {
      problems.push({ row: name, reason: '知らない項目です。redirects と gone だけを書けます' });
    }
  }
  const rowsOf = <Field extends string>(name: string, fields: readonly Field[]): Record<Field, string>[] => {
    const list = file[name] ?? [];
    if (!Array.isArray(list)) {
      problems.push({ row: name, reason: '一覧(- で始まる行)で書いてください' });
      return [];
    }
    return list.flatMap((row: unknown, index) => {
      const reason = shapeProblem(row, fields);
      if (reason === undefined) return [row as Record<Field, string>];
      problems.push({ row: `${name} の ${index + 1} 件目`, reason });
      return [];
    });
  };
  return {
    redirects: rowsOf('redirects', ['from', 'to', 'reason']),
    gone: rowsOf('gone', ['path', 'reason']),
    problems,
  };
}

function shapeProblem(row: unknown, fields: readonly string[]): string | undefined {
  if (!isRecord(row)) return `${fields.join('、')} の項目が必要です`;
  const missing = fields.filter((field) => typeof row[field] !== 'string' || row[field].trim() === '');
  if (missing.length > 0) return `${missing.join('、')} がありません(文字で書いてください)`;
  const unknown = Object.keys(row).filter((field) => !fields.includes(field));
  return unknown.length > 0 ? `${unknown.join('、')} は知らない項目です` : undefined;
}

const RESERVED: ReadonlySet<string> = new Set(RESOURCE_PATHS);

/** Paths that show a page: rows must not override any of them, and may only lead to the canonical ones. */
function livePages(pages: ContentPages): { canonical: ReadonlySet<string>; live: ReadonlySet<string> } {
  const routes = staticRoutes(pages);
  const canonical = [
    ...routes.map(({ pattern }) => pattern),
    ...pages.extra.map(({ path }) => path),
    ...pages.solutionNames.map(namedSolutionPath),
  ];
  const aliases = routes.flatMap((route) => route.aliases ?? []);
  return {
    canonical: new Set(canonical),
    live: new Set([...canonical, ...aliases].map((path) => path.toLowerCase())),
  };
}

/** Checks rows against the route table and against each other. */
function findRowProblems(
  { redirects, gone }: Pick<PathTable, 'redirects' | 'gone'>,
  pages: ContentPages,
  wide: readonly RedirectRow[],
): RowProblem[] {
  const { canonical, live } = livePages(pages);
  const sources = new Map<string, string>();
  /** Only rows with a valid source count for chains. */
  const targetOfRecord = new Map<string, string>();
  const removedRecords = new Set<string>();
  const problems: RowProblem[] = [];

  for (const { from, to } of redirects) {
    const reason = sourceProblem(from, sources, live);
    if (reason) problems.push({ row: from, reason });
    else targetOfRecord.set(recordOf(from), to);
  }
  for (const { path } of gone) {
    const reason = sourceProblem(path, sources, live);
    if (reason) problems.push({ row: path, reason });
    else removedRecords.add(recordOf(path));
  }
  const wideSources = new Set<string>();
  for (const { from } of wide) {
    const reason = wideSourceProblem(from, wideSources);
    if (reason) problems.push({ row: from, reason });
    wideSources.add(keyOf(from));
  }
  for (const row of [...redirects, ...wide]) {
    const reason = targetProblem(row, { canonical, targetOfRecord, removedRecords });
    if (reason) problems.push({ row: row.from, reason });
  }
  return problems;
}

function sourceProblem(
  path: string,
  sources: Map<string, string>,
  live: ReadonlySet<string>,
): string | undefined {
  const decoded = decodePath(path);
  if (decoded === undefined) return '% の書き方が正しくありません';
  if (!path.startsWith('/') || path.endsWith('/') || /\s/.test(path) || isHostile(path, decoded)) {
    return '/ で始まるサイト内のパスを、?、#、空白、末尾の / を含めずに書いてください';
  }
  const normalized = decoded.toLowerCase();
  if (live.has(normalized)) return '公開中のページです。転送や廃止の対象にできません';
  if (RESERVED.has(normalized) || RESOURCE_FOLDERS.some((folder) => normalized.startsWith(folder))) {
    return 'サーバーが使うパスです';
  }
  const other = sources.get(normalized);
  if (other !== undefined) return `同じパスの行がすでにあります(${other})`;
  sources.set(normalized, path);
  return undefined;
}

function targetProblem(
  { from, to }: RedirectRow,
  {
    canonical,
    targetOfRecord,
    removedRecords,
  }: {
    canonical: ReadonlySet<string>;
    targetOfRecord: ReadonlyMap<string, string>;
    removedRecords: ReadonlySet<string>;
  },
): string | undefined {
  if (!canonical.has(to) && !readDetail(to)) {
    return `転送先 ${to} はこのサイトの正規のページではありません(完全なパスを、? を付けずに書いてください)`;
  }
  const record = recordOf(to);
  if (record === recordOf(from)) {
    return '転送元と転送先が同じページです。番号が同じなら、古い名前からは自動で転送されます';
  }
  if (removedRecords.has(record)) return `転送先 ${to} は廃止ページです`;
  const next = targetOfRecord.get(record);
  if (next === undefined) return undefined;
  const text = leadsBack(from, targetOfRecord) ? '転送が輪になっています' : '転送先がさらに転送されます';
  return `${text}(${to} → ${next})`;
}

/** Two addresses of one record are the same page, whatever their slugs. */
function recordOf(path: string): string {
  const detail = readDetail(path);
  if (detail?.param.id !== undefined) return `${detail.form}:${detail.param.id}`;
  return (decodePath(path) ?? path).toLowerCase();
}

function leadsBack(from: string, targetOfRecord: ReadonlyMap<string, string>): boolean {
  const start = recordOf(from);
  const seen = new Set<string>();
  for (let record = start; !seen.has(record); ) {
    seen.add(record);
    const to = targetOfRecord.get(record);
    if (to === undefined) return false;
    record = recordOf(to);
    if (record === start) return true;
  }
  return false;
}
