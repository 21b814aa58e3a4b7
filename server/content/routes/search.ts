import { Router } from 'express';
import { z } from 'zod';
import { FIELD_MAX_LENGTH } from '../../../shared/constants.ts';
import { BusinessError, endpoint, optionalId, pagingQuery, parseInput } from '../answer.ts';
import { SEARCH_TYPE } from '../search/kinds.ts';
import type { Search } from '../search/search.ts';

const MISSING = 'モデル名などのキーワードを入力してください。';

const keywordsQuery = z.object({
  keywords: z
    .string({ error: MISSING })
    .trim()
    .min(1, MISSING)
    .max(FIELD_MAX_LENGTH, `キーワードは${FIELD_MAX_LENGTH}文字以内で入力してください。`),
});
const kindQuery = pagingQuery.extend(keywordsQuery.shape);
const listQuery = kindQuery.extend({ type: optionalId('type') });

/** Calls that list one kind alone. */
const LISTS = {
  getJapanSkuList: SEARCH_TYPE.product,
  getJapanCaseList: SEARCH_TYPE.case,
  getJapanSolutionList: SEARCH_TYPE.solution,
  getJapanNewsList: SEARCH_TYPE.news,
} as const;

export function searchRoutes(search: Search): Router {
  const router = Router();
  router.get(
    '/search/getSearchList',
    endpoint((req) => {
      const { keywords, type, ...paging } = parseInput(listQuery, req.query);
      if (type !== undefined && !search.types.includes(type)) {
        throw new BusinessError(400, `typeは${search.types.join('、')}のいずれかで指定してください。`);
      }
      return search.find(keywords, type, paging);
    }),
  );
  router.get(
    '/search/getSearchTotal',
    endpoint((req) => search.total(parseInput(keywordsQuery, req.query).keywords)),
  );
  for (const [name, type] of Object.entries(LISTS)) {
    router.get(
      `/search/${name}`,
      endpoint((req) => {
        const { keywords, ...paging } = parseInput(kindQuery, req.query);
        return search.findCards(keywords, type, paging);
      }),
    );
  }
  return router;
}
