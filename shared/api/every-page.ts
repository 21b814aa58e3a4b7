import { LIST_PAGES_MAX, PAGE_LIMIT_MAX } from '../constants.ts';

type Paging = Record<'limit' | 'page', number>;

/**
 * Loads all records of a list, one page after the other; at most {@link LIST_PAGES_MAX} pages, whatever total the API
 * claims.
 */
export async function everyPage<Item>(
  load: (paging: Paging) => Promise<{ list: readonly Item[]; total: number }>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= LIST_PAGES_MAX; page += 1) {
    const { list, total } = await load({ limit: PAGE_LIMIT_MAX, page });
    items.push(...list);
    if (list.length === 0 || items.length >= total) break;
  }
  return items;
}
