import { Router } from 'express';
import { ownListCalls, searchCalls } from '../../../records/search/wire.ts';
import type { CallData, CallInput } from '../../../shared/api/call.ts';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import { ApiFailure } from '../envelope.ts';
import type { Search } from '../search/search.ts';
import type { SearchCounting } from '../search/search-counting.ts';
import { serve } from '../serve.ts';

export function searchRoutes(search: Search, searches?: Pick<SearchCounting, 'count'>): Router {
  const all = serve(searchCalls, {
    list: ({ keywords, type, ...paging }) => {
      if (type !== undefined && !search.types.includes(type)) {
        throw new ApiFailure(400, `typeは${search.types.join('、')}のいずれかで指定してください。`);
      }
      return search.find(keywords, type, paging);
    },
    total: ({ keywords }) => {
      const found = search.total(keywords);
      // Called once for each computed page of results: suggestions and other lists are not counted as searches.
      searches?.count(keywords, (found.partial?.whole ?? found.total) > 0);
      return found;
    },
  });
  // The kinds of the search guarantee the fields of their cards (search/kinds.ts).
  const cards =
    <Kind extends keyof typeof ownListCalls>(kind: Kind) =>
    ({ keywords, ...paging }: CallInput<(typeof ownListCalls)[Kind]>) =>
      search.findCards(keywords, SEARCH_TYPE[kind], paging) as CallData<(typeof ownListCalls)[Kind]>;
  const ownLists = serve(ownListCalls, {
    product: cards('product'),
    case: cards('case'),
    news: cards('news'),
    solution: cards('solution'),
  });
  return Router().use(all, ownLists);
}
