import { parseUrl } from '../../shared/paths/parse-url.ts';
import { isHostile } from '../../shared/paths/request-path.ts';
import { readCsv } from '../../shared/text/read-csv.ts';

/** An address of a former site. */
export interface OldAddress {
  /** Decoded, without a trailing slash. */
  path: string;
  /** '' or '?…' */
  search: string;
  /** Empty when the file has none. */
  title: string;
}

interface OldAddresses {
  addresses: OldAddress[];
  /** Lines without an address of the former site: other hosts, headings, invalid addresses. */
  skipped: number;
  /** The file has more lines than `ADDRESSES_MAX`. */
  isCut: boolean;
}

export const ADDRESSES_MAX = 200_000;

const LOCATION = /<loc>\s*([^<\s]{1,8000})\s*<\/loc>/g;
const TITLE_COLUMN = /title|タイトル|ページ名/i;
const PLACEHOLDER_HOST = 'former.invalid';

/**
 * Reads the addresses of a table (the first cell of each line that is an address; titles from a column that is named
 * so), a list with one address on each line, or a sitemap. The first absolute address names the host of the former
 * site, with or without `www.`.
 */
export function readOldAddresses(text: string): OldAddresses {
  const { lines, isCut } = /<(?:urlset|sitemapindex)\b/.test(text) ? sitemapLines(text) : tableLines(text);
  const found = new Map<string, OldAddress>();
  let host: string | undefined;
  let skipped = 0;
  for (const { address, title } of lines) {
    const url = parseAddress(address);
    const isAbsolute = url !== undefined && url.hostname !== PLACEHOLDER_HOST;
    if (isAbsolute) host ??= bareHost(url);
    const old = url && (!isAbsolute || bareHost(url) === host) ? oldAddress(url, title) : undefined;
    if (!old) {
      skipped += 1;
      continue;
    }
    const key = (old.path + old.search).toLowerCase();
    const known = found.get(key);
    if (!known || (known.title === '' && old.title !== '')) found.set(key, old);
  }
  return { addresses: [...found.values()], skipped, isCut };
}

interface Line {
  address: string;
  title: string;
}

function sitemapLines(text: string): { lines: Line[]; isCut: boolean } {
  const found = [...text.matchAll(LOCATION)];
  const lines = found
    .slice(0, ADDRESSES_MAX)
    .map(([, address = '']) => ({ address: address.replaceAll('&amp;', '&'), title: '' }));
  return { lines, isCut: found.length > ADDRESSES_MAX };
}

function tableLines(text: string): { lines: Line[]; isCut: boolean } {
  const { records, isCut } = readCsv(text, ADDRESSES_MAX);
  const column = records[0]?.cells.findIndex((cell) => TITLE_COLUMN.test(cell)) ?? -1;
  const lines = records.map(({ cells }) => ({
    address: cells.find((cell) => /^\s*(?:https?:\/\/|\/)/i.test(cell)) ?? '',
    title: cells[column] ?? '',
  }));
  return { lines, isCut };
}

function parseAddress(address: string): URL | undefined {
  const trimmed = address.trim();
  if (trimmed === '') return undefined;
  const url = parseUrl(trimmed, `http://${PLACEHOLDER_HOST}`);
  return url?.protocol.startsWith('http') ? url : undefined;
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^www\./, '');
}

function oldAddress({ pathname, search }: URL, title: string): OldAddress | undefined {
  try {
    const path = decodeURIComponent(pathname).replace(/\/+$/, '');
    if (/\s/.test(path) || isHostile(pathname, path)) return undefined;
    return { path: path || '/', search, title };
  } catch {
    return undefined;
  }
}
