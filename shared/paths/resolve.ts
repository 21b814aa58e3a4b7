import { type Detail, readDetail } from './details.ts';
import { PRODUCT_QUERY, type QueryRow } from './legacy.ts';
import { type ParamForm, parseId } from './params.ts';
import { takeParams } from './query.ts';
import { mendPath, type RequestPath, readRequestPath, toAscii } from './request-path.ts';
import { RESOURCE_FOLDERS, RESOURCE_PATHS } from './resources.ts';
import type { RouteId } from './routes.ts';
import type { SlugIndex, SlugKind } from './slugs.ts';
import type { Entry, PageResolution, PathTable } from './table.ts';

export type { SlugIndex } from './slugs.ts';

export type Resolution =
  | PageResolution
  | { kind: 'redirect'; location: string; reason: string }
  | { kind: 'not-found'; reason: string; dead: boolean }
  | { kind: 'unavailable' }
  | { kind: 'malformed' };

/** Resolves a request target: `pathname` as sent (still percent-encoded), `search` '' or '?…'. */
export type Resolve = (pathname: string, search: string) => Resolution;

const MALFORMED: Resolution = Object.freeze({ kind: 'malformed' });
const UNAVAILABLE: Resolution = Object.freeze({ kind: 'unavailable' });
const UNKNOWN = notFound('このパスのページはありません');
const HOSTILE = notFound('不正な文字や区切りを含むパス');
/** A file or an API call: the server knows whether it exists. */
const RESOURCE = notFound('ページではないパス');
const NO_RECORD = notFound('この番号の記録はありません');

/** Pre-check for queries that may name a product: most have none and skip the lookup. */
const NAMES_PRODUCT = /product|%/i;
/** Pages that redirect to the product in their query. */
const PRODUCT_LISTS: ReadonlySet<RouteId> = new Set(['products', 'all-products', 'category', 'sub-category']);

const KIND_OF_FORM: { readonly [Form in ParamForm]?: SlugKind } = {
  product: 'product',
  news: 'news',
  career: 'career',
  'sub-category': 'sub-category',
  solution: 'solution',
};

/**
 * Creates the single resolver of the site. Whichever rules apply together (trailing slash, letter case, needless
 * encoding, legacy row, query rule, wrong slug), the address is final after one redirect.
 */
export function createResolver(table: PathTable, slugs: SlugIndex): Resolve {
  return function resolve(pathname, search) {
    const byProduct = NAMES_PRODUCT.test(search) ? resolveProductQuery(pathname, search) : undefined;
    return byProduct ?? resolveAddress(pathname, search);
  };

  function resolveAddress(pathname: string, search: string): Resolution {
    const entry = table.byPath.get(pathname);
    if (entry) return resolveEntry(entry, search);
    const detail = readDetail(pathname);
    const resolution = detail && resolveDetail(detail, search);
    // A name without an id may be the lower-case spelling of a row: whether the record exists is not known here.
    const isPage =
      resolution?.kind === 'page' && (resolution.id !== undefined || !table.byFolded.has(pathname));
    return isPage ? resolution : resolveTidied(pathname, search);
  }

  /** Undefined when the query names no product, or the path is a page of its own. */
  function resolveProductQuery(pathname: string, search: string): Resolution | undefined {
    const byQuery = resolveQuery(PRODUCT_QUERY, search);
    if (!byQuery) return undefined;
    const found = resolveAddress(pathname, '');
    const target = found.kind === 'redirect' ? resolveAddress(found.location, '') : found;
    if (target.kind === 'page') return PRODUCT_LISTS.has(target.routeId) ? byQuery : undefined;
    const mayBeOld = target.kind === 'not-found' && target !== HOSTILE && target !== RESOURCE;
    return mayBeOld ? byQuery : undefined;
  }

  function resolveTidied(pathname: string, search: string): Resolution {
    const request = readRequestPath(pathname);
    if (request === 'malformed') return MALFORMED;
    if (request === 'hostile') return resolveMended(pathname, search) ?? HOSTILE;
    const { plain, bare, trailingSlash } = request;
    const resource = resolveResource(pathname, request, search);
    if (resource) return resource;

    const found = resolvePlain(plain, search);
    if (found.kind === 'page') return redirect(found.path, search, '正規のパスへの統一');
    if (found.kind !== 'not-found' || found.dead) {
      return found.kind === 'not-found' && trailingSlash ? withoutSlash(bare, search) : found;
    }
    return resolveMended(pathname, search) ?? (trailingSlash ? withoutSlash(bare, search) : found);
  }

  /** Undefined when the path needs no correction, or when the corrected path does not exist either. */
  function resolveMended(pathname: string, search: string): Resolution | undefined {
    const meant = mendPath(pathname);
    const found = meant === undefined ? undefined : resolvePlain(meant, search);
    if (found?.kind === 'page') return redirect(found.path, search, '書き写しの誤りの訂正');
    return found?.kind === 'not-found' && !found.dead ? undefined : found;
  }

  /** The resolution of a normalized path; for a page also the path under which it answers 200. */
  function resolvePlain(
    plain: string,
    search: string,
  ): Exclude<Resolution, PageResolution> | (PageResolution & { path: string }) {
    const lower = plain.toLowerCase();
    const exact = table.byPath.get(plain);
    const entry = exact ?? table.byFolded.get(lower);
    if (entry) {
      const resolution = resolveEntry(entry, search);
      return resolution.kind === 'page'
        ? { ...resolution, path: exact ? plain : resolution.canonicalPath }
        : resolution;
    }
    const detail = readDetail(plain) ?? readDetail(lower);
    if (!detail) return UNKNOWN;
    const resolution = resolveDetail(detail, search);
    return resolution.kind === 'page' ? { ...resolution, path: resolution.canonicalPath } : resolution;
  }

  function resolveEntry(entry: Entry, search: string): Resolution {
    if (entry.kind === 'redirect') return followRow(entry, search);
    const byQuery = entry.query && resolveQuery(entry.query, search);
    if (byQuery) return byQuery;
    return entry.kind === 'page' ? entry.resolution : notFound(entry.row.reason, true);
  }

  function resolveDetail(detail: Detail, search: string): Resolution {
    const { route, path, raw, form, param } = detail;
    const kind = KIND_OF_FORM[form];
    const { id } = param;
    const category = categoryOf(detail);
    if (category !== undefined && slugs.has('category', category) === false) return UNKNOWN;
    if (!kind || id === undefined)
      return { kind: 'page', routeId: route.id, canonicalPath: path, param: raw };
    const canonicalPath = slugs.pathOf(kind, id);
    if (canonicalPath === undefined) return UNAVAILABLE;
    if (canonicalPath === null) return NO_RECORD;
    if (canonicalPath === path) return { kind: 'page', routeId: route.id, canonicalPath, param: raw, id };
    return landOn(canonicalPath, kind, id, search, '正しいスラッグへの統一');
  }

  function resolveQuery(rule: QueryRow, search: string): Resolution | undefined {
    if (search.length < 2) return undefined;
    const query = takeParams(
      search,
      rule.byQuery.map(({ param }) => param),
    );
    for (const { param, kind } of rule.byQuery) {
      // The first of several values that has the form of an id counts, as on the old pages.
      const id = query
        .valuesOf(param)
        .map(parseId)
        .find((value) => value !== undefined);
      const path = id === undefined ? null : slugs.pathOf(kind, id);
      if (path === undefined) return UNAVAILABLE;
      if (id !== undefined && path !== null) return landOn(path, kind, id, query.rest, rule.reason);
    }
    return undefined;
  }

  /** A row may name a record by an old slug, or a page whose own query rule applies: both in the same hop. */
  function followRow({ row, detail }: Entry & { kind: 'redirect' }, search: string): Resolution {
    const kind = detail && KIND_OF_FORM[detail.form];
    const id = detail?.param.id;
    if (kind && id !== undefined) {
      const path = slugs.pathOf(kind, id);
      if (path === null) return NO_RECORD;
      return redirect(path !== undefined && isPageOf(path, kind, id) ? path : row.to, search, row.reason);
    }
    const target = table.byPath.get(row.to);
    const byQuery = target?.kind === 'page' && target.query ? resolveQuery(target.query, search) : undefined;
    return byQuery ?? redirect(row.to, search, row.reason);
  }

  /** Redirects to the path from the index, unless a row of the table applies to it. */
  function landOn(path: string, kind: SlugKind, id: number, search: string, reason: string): Resolution {
    const entry = table.byPath.get(path);
    if (entry?.kind === 'redirect') return followRow(entry, search);
    if (entry?.kind === 'gone') return notFound(entry.row.reason, true);
    if (entry) return redirect(entry.resolution.canonicalPath, search, reason);
    return isPageOf(path, kind, id) ? redirect(path, search, reason) : NO_RECORD;
  }
}

/** The path of the category of a category or sub-category page; without an index the page itself checks it. */
function categoryOf({ route, path }: Detail): string | undefined {
  if (route.id === 'category') return path;
  return route.id === 'sub-category' ? path.slice(0, path.lastIndexOf('/')) : undefined;
}

/** Resolves files and API calls, whose paths are all lower case. Undefined for other paths. */
function resolveResource(
  pathname: string,
  { plain, bare }: RequestPath,
  search: string,
): Resolution | undefined {
  const lower = plain.toLowerCase();
  if (RESOURCE_PATHS.includes(lower)) {
    return pathname === lower ? RESOURCE : redirect(lower, search, '正規のパスへの統一');
  }
  const folder = RESOURCE_FOLDERS.find((start) => `${lower}/`.startsWith(start));
  if (folder === undefined) return undefined;
  const slash = bare.indexOf('/', 1);
  return slash < 0 || plain.startsWith(folder)
    ? RESOURCE
    : redirect(folder + bare.slice(slash + 1), search, '正規のパスへの統一');
}

function withoutSlash(bare: string, search: string): Resolution {
  return redirect(bare, search, '末尾のスラッシュの除去');
}

/** The index comes from content that may be wrong: a path is only used if it parses as a page of this record. */
function isPageOf(path: string, kind: SlugKind, id: number): boolean {
  const detail = readDetail(path);
  if (!detail) return false;
  if (kind === 'category') return detail.route.id === 'category';
  if (KIND_OF_FORM[detail.form] !== kind) return false;
  return detail.param.id === undefined || detail.param.id === id;
}

function redirect(path: string, search: string, reason: string): Resolution & { kind: 'redirect' } {
  const query = search === '' || search.startsWith('?') ? search : `?${search}`;
  return { kind: 'redirect', location: path + toAscii(query), reason };
}

function notFound(reason: string, dead = false): Resolution & { kind: 'not-found' } {
  return { kind: 'not-found', reason, dead };
}
