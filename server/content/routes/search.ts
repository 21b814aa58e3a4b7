import { Router } from 'express';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import { ApiFailure, endpoint } from '../envelope.ts';
import { readQuery } from '../parse-request.ts';
import type { Search } from '../search/search.ts';
import type { SearchCounting } from '../search/search-counting.ts';

/** Calls that list one kind alone. */
const LISTS = {
  getJapanSkuList: SEARCH_TYPE.product,
  getJapanCaseList: SEARCH_TYPE.case,
  getJapanSolutionList: SEARCH_TYPE.solution,
  getJapanNewsList: SEARCH_TYPE.news,
} as const;
const LIST_NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];

export function searchRoutes(search: Search, searches?: Pick<SearchCounting, 'count'>): Router {
  const router = Router();
  router.get(
    '/search/getSearchList',
    endpoint((req) => {
      const { keywords, type, ...paging } = readQuery('/search/getSearchList', req);
      if (type !== undefined && !search.types.includes(type)) {
        throw new ApiFailure(400, `typeは${search.types.join('、')}のいずれかで指定してください。`);
      }
      return search.find(keywords, type, paging);
    }),
  );
  router.get(
    '/search/getSearchTotal',
    endpoint((req) => {
      const { keywords } = readQuery('/search/getSearchTotal', req);
      const found = search.total(keywords);
      // Asked once for each page of results that is computed: suggestions and other lists are no searches.
      searches?.count(keywords, found.total > 0);
      return found;
    }),
  );
  for (const name of LIST_NAMES) {
    router.get(
      `/search/${name}`,
      endpoint((req) => {
        const { keywords, ...paging } = readQuery(`/search/${name}`, req);
        return search.findCards(keywords, LISTS[name], paging);
      }),
    );
  }
  return router;
}
