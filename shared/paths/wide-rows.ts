import { groupBy } from '../group-by.ts';
import type { RedirectRow } from './legacy.ts';
import { takeParams } from './query.ts';
import { decodePath, isHostile, readRequestPath, toAscii } from './request-path.ts';
import type { Resolution, Resolve } from './resolve.ts';
import { RESOURCE_FOLDERS } from './resources.ts';

/*
 * Rows for more than one address of a former site, which the server alone knows: by query (`/product.php?id=12`), for
 * any further parameters, and by folder (`/old/*`), for all addresses below it.
 */

const FOLDER = '/*';

/** Whether a row is one of these. */
export function isWide({ from }: Pick<RedirectRow, 'from'>): boolean {
  return from.includes('?') || from.endsWith(FOLDER);
}

/** The parameters that an address must have, by their decoded names and values. */
function paramsOf(from: string): [name: string, value: string][] {
  const at = from.indexOf('?');
  return at < 0 ? [] : [...new URLSearchParams(from.slice(at))];
}

function pathOf(from: string): string {
  const path = from.replace(/\?.*/s, '');
  return path.endsWith(FOLDER) ? path.slice(0, -FOLDER.length) : path;
}

function foldedPath(from: string): string {
  return (decodePath(pathOf(from)) ?? '').toLowerCase();
}

/** Problem of a row's source; undefined for a valid one. */
export function wideSourceProblem(from: string, others: ReadonlySet<string>): string | undefined {
  const path = pathOf(from);
  const decoded = decodePath(path);
  const isFolder = !from.includes('?');
  if (from.includes('?') && from.replace(/\?.*/s, '').endsWith(FOLDER))
    return '/* と ? は、1つの行に一緒に書けません';
  if (from === FOLDER) return 'サイト全体は転送できません。フォルダーの名前を書いてください';
  if (decoded === undefined) return '% の書き方が正しくありません';
  const isRoot = path === '/';
  if (!path.startsWith('/') || (path.endsWith('/') && !isRoot) || /[\s#*]/.test(from.slice(0, path.length)))
    return '/ で始まるサイト内のパスを、#、空白、末尾の / を含めずに書いてください';
  if (isHostile(path, decoded)) return '/ で始まるサイト内のパスを書いてください';
  if (!isFolder && paramsOf(from).length === 0) return '? の後に、名前=値 を書いてください';
  const folded = `${decoded.toLowerCase()}/`;
  if (RESOURCE_FOLDERS.some((folder) => folded.startsWith(folder) || (isFolder && folder.startsWith(folded))))
    return 'サーバーが使うパスです';
  return others.has(keyOf(from)) ? '同じ行がすでにあります' : undefined;
}

/** Equal for rows of the same addresses. */
export function keyOf(from: string): string {
  const params = paramsOf(from).map(([name, value]) => `${name.toLowerCase()}=${value}`);
  return `${foldedPath(from)} ${params.toSorted().join('&')}`;
}

/**
 * Adds these rows to a resolver. A row by query goes before everything else at its path, the one with most parameters
 * first; one for a folder applies where there is neither a page nor another row, the longest folder first.
 */
export function withWideRows(resolve: Resolve, rows: readonly RedirectRow[]): Resolve {
  if (rows.length === 0) return resolve;
  const queries = rows
    .filter(({ from }) => from.includes('?'))
    .map((row) => ({ ...row, params: paramsOf(row.from) }))
    .toSorted((one, other) => other.params.length - one.params.length);
  const byQuery = groupBy(queries, ({ from }) => foldedPath(from));
  const folders = rows
    .filter(({ from }) => !from.includes('?'))
    .map((row) => ({ ...row, below: `${foldedPath(row.from)}/` }))
    .toSorted((one, other) => other.below.length - one.below.length);
  return (pathname, search) => {
    const path = foldedRequest(pathname);
    for (const { params, ...row } of (path !== undefined && search && byQuery.get(path)) || []) {
      const query = takeParams(
        search,
        params.map(([name]) => name),
      );
      if (params.every(([name, value]) => query.valuesOf(name).includes(value)))
        return follow(row, query.rest);
    }
    const found = resolve(pathname, search);
    if (found.kind !== 'not-found' || found.dead || path === undefined) return found;
    const folder = folders.find(({ below }) => path.startsWith(below));
    return folder ? follow(folder, search) : found;
  };

  /** The target in one hop, also where it has another address by now. */
  function follow({ to, reason }: RedirectRow, search: string): Resolution {
    const target = resolve(to, search);
    return target.kind === 'page' ? { kind: 'redirect', location: to + toAscii(search), reason } : target;
  }
}

function foldedRequest(pathname: string): string | undefined {
  const request = readRequestPath(pathname);
  return typeof request === 'string' ? undefined : request.plain.toLowerCase() || '/';
}
