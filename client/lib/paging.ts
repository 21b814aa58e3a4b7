/** The page of a list that an address asks for (`?page=2`); anything that is no page number asks for the first. */
export function readPage(url: URL): number {
  const raw = url.searchParams.get('page') ?? '';
  return /^[1-9][0-9]{0,4}$/.test(raw) ? Number(raw) : 1;
}

/**
 * Whether an address asks for what the site does not have: a page behind the last one, or a filter of the visitor's own
 * making, whose text would stand in title and headline. An upstream's own filter has records, and is known by them.
 */
export function isInvented(
  { list, page }: { list: readonly unknown[]; page: number },
  filter = '',
  known: readonly string[] = [],
): boolean {
  return list.length === 0 && (page > 1 || (filter !== '' && !known.includes(filter)));
}

/** The same list at another page; the first page has no parameter. */
export function pageHref({ pathname, search }: Pick<Location, 'pathname' | 'search'>, page: number): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  if (page > 1) params.set('page', String(page));
  return pathname + (params.size > 0 ? `?${params}` : '');
}

/** The title of a list, with what it is narrowed to and which page of it is shown. */
export function listTitle(name: string, filter: string, page: number): string {
  return [name, filter && `:${filter}`, page > 1 && `(${page}ページ目)`].filter(Boolean).join('');
}

const AROUND = 1;

/** Which page numbers are offered: the ends, the current one and its neighbours. Null stands for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = new Set([1, last]);
  for (let page = current - AROUND; page <= current + AROUND; page += 1) {
    if (page >= 1 && page <= last) shown.add(page);
  }
  const sorted = [...shown].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
