import type { PageCall } from '../../shared/api/call.ts';
import { orNone, type Reader } from '../../shared/api/reader.ts';
import { solutionPath } from '../../shared/paths/params.ts';
import { type ArticleKind, articleCalls } from '../article/wire.ts';
import { caseCalls } from '../case/wire.ts';
import { faqCalls } from '../faq/wire.ts';
import { newsCalls } from '../news/wire.ts';
import { goodsCalls } from '../product/wire.ts';
import { solutionCalls } from '../solution/wire.ts';
import { tagCalls } from '../tag/wire.ts';

/** Complete lists for sitemaps, feeds and the index of slugs. */
export function wholeLists({ read, readAll, solutionNames }: Reader) {
  /** Empty for an upstream without the call. */
  const all = <Item>(call: PageCall<Item>) => orNone(readAll(call));

  return {
    /** Rejects without the call, because every upstream has products. */
    getProductSlugs: () => read(goodsCalls.slugs),
    getNewsSlugs: () => orNone(read(newsCalls.slugs)),
    /** Each with the path of its page. */
    getAllSolutions: async () =>
      (await all(solutionCalls.list)).map((solution, index) => ({
        ...solution,
        jumpUrlName: solutionPath(solutionNames(), solution, index),
      })),
    getAllCases: () => all(caseCalls.list),
    getAllNews: () => all(newsCalls.list),
    getAllArticles: (kind: ArticleKind) => all(articleCalls[kind].list),
    getAllQuestions: () => all(faqCalls.list),
    getAllTags: () => all(tagCalls.list),
    getLatestNews: (limit: number) =>
      orNone(read(newsCalls.list, { limit, page: 1 }).then(({ list }) => list)),
    getLatestBlog: (limit: number) =>
      orNone(read(articleCalls.blog.list, { limit, page: 1 }).then(({ list }) => list)),
  };
}
