/** Page number in an address (`?page=2`); 1 for missing or invalid ones. */
export function readPage(url: URL): number {
  const raw = url.searchParams.get('page') ?? '';
  return /^[1-9][0-9]{0,4}$/.test(raw) ? Number(raw) : 1;
}

/**
 * Whether an address requests a list that does not exist: a page behind the last one, or an unknown filter, whose text
 * would appear in title and headline. Filters of the upstream itself have records, or are among the known ones.
 */
export function isInvented(
  { list, page }: { list: readonly unknown[]; page: number },
  filter = '',
  known: readonly string[] = [],
): boolean {
  return list.length === 0 && (page > 1 || (filter !== '' && !known.includes(filter)));
}

/** Address of another page of the same list; the first page has no parameter. */
export function pageHref({ pathname, search }: Pick<Location, 'pathname' | 'search'>, page: number): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  if (page > 1) params.set('page', String(page));
  return pathname + (params.size > 0 ? `?${params}` : '');
}

/** Title of a list with its filter and page number. */
export function listTitle(name: string, filter: string, page: number): string {
  return [name, filter && `:${filter}`, page > 1 && `(${page}ページ目)`].filter(Boolean).join('');
}

const AROUND = 1;

/** Page numbers to link: the first, the last, the current one and its neighbours. Null stands for a gap. */
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
