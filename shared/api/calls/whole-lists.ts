import type * as z from 'zod/mini';
import { solutionPath } from '../../paths/params.ts';
import { articleCardSchema } from '../article.ts';
import { careerCardSchema } from '../career.ts';
import { caseCardSchema } from '../case.ts';
import { faqEntrySchema } from '../faq.ts';
import { slugListSchema } from '../goods.ts';
import { newsCardSchema } from '../news.ts';
import { orNone, type Reader } from '../reader.ts';
import { solutionCardSchema } from '../solution.ts';
import { tagSchema } from '../tag.ts';

/** Lists from their first record to their last, for sitemaps, feeds and the index of slugs. */
export function wholeLists({ read, readPage, readAll, solutionNames }: Reader) {
  /** An upstream that does not know the call has none of its kind. */
  const all = <Item>(item: z.ZodMiniType<Item>, path: string) => orNone(readAll(item, path));
  const latest = <Item>(item: z.ZodMiniType<Item>, path: string, limit: number) =>
    orNone(readPage(item, path, { limit, page: 1 }).then(({ list }) => list));

  return {
    /** Without products an upstream is none: their list must be there. */
    getProductSlugs: () => read(slugListSchema, '/goods/listMap'),
    getNewsSlugs: () => orNone(read(slugListSchema, '/news/list')),
    /** Each with the path of its page. */
    getAllSolutions: async () =>
      (await all(solutionCardSchema, '/solution/pageList')).map((solution, index) => ({
        ...solution,
        jumpUrlName: solutionPath(solutionNames(), solution, index),
      })),
    getAllCases: () => all(caseCardSchema, '/case/pageList'),
    getAllNews: () => all(newsCardSchema, '/news/pageList'),
    getAllCareers: () => all(careerCardSchema, '/recruit/pageList'),
    getAllArticles: (kind: 'blog' | 'topic') => all(articleCardSchema, `/${kind}/pageList`),
    getAllQuestions: () => all(faqEntrySchema, '/faq/pageList'),
    getAllTags: () => all(tagSchema, '/aggregate/tags/pageList'),
    getLatestNews: (limit: number) => latest(newsCardSchema, '/news/pageList', limit),
    getLatestBlog: (limit: number) => latest(articleCardSchema, '/blog/pageList', limit),
  };
}
