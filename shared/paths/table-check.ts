import { readDetail } from './details.ts';
import type { GoneRow, RedirectRow } from './legacy.ts';
import { isHostile } from './request-path.ts';
import { RESOURCE_FOLDERS, RESOURCE_PATHS, ROUTES, type Route } from './routes.ts';

/** One wrong row: which one, and why. */
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

interface OperatorRows {
  redirects: RedirectRow[];
  gone: GoneRow[];
  problems: RowProblem[];
}

/** Reads the parsed content/redirects.yaml. A row of the wrong shape becomes a problem and is left out. */
export function readOperatorRows(raw: unknown): OperatorRows {
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shapeProblem(row: unknown, fields: readonly string[]): string | undefined {
  if (!isRecord(row)) return `${fields.join('、')} の項目が必要です`;
  const missing = fields.filter((field) => typeof row[field] !== 'string' || row[field].trim() === '');
  if (missing.length > 0) return `${missing.join('、')} がありません(文字で書いてください)`;
  const unknown = Object.keys(row).filter((field) => !fields.includes(field));
  return unknown.length > 0 ? `${unknown.join('、')} は知らない項目です` : undefined;
}

const STATIC_PAGES = new Set<string>();
const LIVE = new Set<string>();
for (const route of ROUTES as readonly Route[]) {
  if (route.param) {
    for (const param of route.fixedParams ?? []) LIVE.add(route.pattern.replace(':param', param));
  } else {
    STATIC_PAGES.add(route.pattern);
    for (const path of [route.pattern, ...(route.aliases ?? [])]) LIVE.add(path.toLowerCase());
  }
}

/** Checks rows against the route table and against each other. */
export function findRowProblems(redirects: readonly RedirectRow[], gone: readonly GoneRow[]): RowProblem[] {
  const problems: RowProblem[] = [];
  const sources = new Map<string, string>();
  const targetOfRecord = new Map<string, string>();
  const goneRecords = new Set<string>();

  function checkSource(path: string, reason: string): boolean {
    const report = (text: string) => problems.push({ row: path, reason: text });
    if (reason.trim() === '') report('理由(reason)がありません');
    const wrong = sourceProblem(path);
    if (wrong) {
      report(wrong);
      return false;
    }
    const key = decodeURIComponent(path).toLowerCase();
    const other = sources.get(key);
    if (other !== undefined) report(`同じパスの行がすでにあります(${other})`);
    sources.set(key, path);
    return other === undefined;
  }

  for (const row of redirects)
    if (checkSource(row.from, row.reason)) targetOfRecord.set(recordOf(row.from), row.to);
  for (const row of gone) if (checkSource(row.path, row.reason)) goneRecords.add(recordOf(row.path));

  for (const { from, to } of redirects) {
    const reason =
      targetProblem(to) ??
      (recordOf(from) === recordOf(to) &&
        '転送元と転送先が同じページです。番号が同じなら、古いスラッグは自動で転送されます') ??
      undefined;
    if (reason) problems.push({ row: from, reason });
    else if (goneRecords.has(recordOf(to)))
      problems.push({ row: from, reason: `転送先 ${to} は廃止ページです` });
    else if (targetOfRecord.has(recordOf(to))) {
      const text = leadsBack(from, targetOfRecord) ? '転送が輪になっています' : '転送先がさらに転送されます';
      problems.push({ row: from, reason: `${text}(${to} → ${targetOfRecord.get(recordOf(to))})` });
    }
  }
  return problems;
}

/** Two addresses of one record are the same page, whatever their slugs. */
function recordOf(path: string): string {
  const detail = readDetail(path);
  return detail?.param.id === undefined
    ? safeDecode(path).toLowerCase()
    : `${detail.form}:${detail.param.id}`;
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function leadsBack(from: string, targetOfRecord: Map<string, string>): boolean {
  const seen = new Set<string>();
  let record = recordOf(from);
  for (;;) {
    const to = targetOfRecord.get(record);
    if (to === undefined) return false;
    record = recordOf(to);
    if (record === recordOf(from)) return true;
    if (seen.has(record)) return false;
    seen.add(record);
  }
}

function sourceProblem(path: string): string | undefined {
  if (!path.startsWith('/') || path === '/' || path.endsWith('/') || /[\s?#]/.test(path) || isHostile(path)) {
    return '転送元は / で始まるサイト内のパスで、?、#、空白、末尾の / を含めずに書いてください';
  }
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return '% の書き方が正しくありません';
  }
  const folded = decoded.toLowerCase();
  if (LIVE.has(folded)) return '公開中のページです。転送や廃止の対象にできません';
  if (
    (RESOURCE_PATHS as readonly string[]).includes(folded) ||
    RESOURCE_FOLDERS.some((at) => folded.startsWith(at))
  ) {
    return 'サーバーが使うパスです';
  }
  return undefined;
}

function targetProblem(path: string): string | undefined {
  if (STATIC_PAGES.has(path) || readDetail(path)) return undefined;
  return `転送先 ${path} はこのサイトの正規のページではありません(完全なパスを、? を付けずに書いてください)`;
}
