import { HEADER_CASES, HEADER_SOLUTIONS, PAGE_LIMIT_MAX, START_SOLUTIONS } from '../../constants.ts';
import { type ArticleKind, articleDetailSchema, articleListSchema, articlePageSchema } from '../article.ts';
import { casePageSchema } from '../case.ts';
import { caseDetailSchema, caseIndustriesSchema } from '../case-detail.ts';
import {
  faqCategoriesSchema,
  faqDetailSchema,
  faqListSchema,
  faqPageSchema,
  inquiryTopicsSchema,
} from '../faq.ts';
import { newsDetailSchema, newsListSchema, newsPageSchema } from '../news.ts';
import type { PlainQuery } from '../queries.ts';
import type { Reader } from '../reader.ts';
import { SEARCH_LISTS, searchPageSchema, searchTotalSchema } from '../search.ts';
import { type SolutionCard, solutionDetailSchema, solutionPageSchema } from '../solution.ts';
import { hotReadingSchema, tagDetailSchema, tagListSchema, tagPageSchema, tagSchema } from '../tag.ts';
import { firstSolutions } from './first-solutions.ts';
import { linkedBy } from './links.ts';
import { toHeadlines, toMenuSolutions, withSolutionLinks } from './shown-lists.ts';

/** Case studies, solutions, news, articles, questions, tags, and the search over all of them. */
export function articleCalls(reader: Reader) {
  const { read, solutionNames } = reader;
  const solutions = async (query: PlainQuery<'/solution/pageList'>) =>
    withSolutionLinks(solutionNames(), await read(solutionPageSchema, '/solution/pageList', query));

  return {
    getHeaderCases: () => read(casePageSchema, '/case/pageList', HEADER_CASES),
    getCases: (query: PlainQuery<'/case/pageList'>) => read(casePageSchema, '/case/pageList', query),
    getCaseIndustries: () => read(caseIndustriesSchema, '/case/cateList'),
    getCase: (id: number) => read(caseDetailSchema, `/case/info/${id}`),
    /** A solution that stands outside its list, with the address of its page. */
    linkSolution: async (solution: SolutionCard) =>
      linkedBy(solutionNames(), await firstSolutions(reader))(solution),
    /** An upstream that does not know the name answers its list, in which the case is found as well. */
    findCase: async (slug: string) => {
      const query = { limit: PAGE_LIMIT_MAX, page: 1, slug };
      const { list } = await read(casePageSchema, '/case/pageList', query);
      return list.find((item) => item.slug === slug);
    },
    getHeaderSolutions: () => solutions(HEADER_SOLUTIONS),
    /** The first solutions, which every page carries. */
    getMenuSolutions: async () => toMenuSolutions((await solutions(START_SOLUTIONS)).list),
    getSolutions: solutions,
    /** Those whose configuration has the product; an upstream that does not know the question answers all. */
    getSolutionsWith: async (query: PlainQuery<'/solution/pageList'> & { productId: number }) => {
      const [{ list }, first] = await Promise.all([
        read(solutionPageSchema, '/solution/pageList', query),
        firstSolutions(reader),
      ]);
      return list.map(linkedBy(solutionNames(), first));
    },
    getSolution: (id: number) => read(solutionDetailSchema, `/solution/info/${id}`),
    getNewsPage: (query: PlainQuery<'/news/pageList'>) => read(newsPageSchema, '/news/pageList', query),
    /** The latest news, for the home page. */
    getHeadlines: async () => toHeadlines(await read(newsListSchema, '/news/topList')),
    getHotNews: () => read(newsListSchema, '/news/hotList'),
    getNews: (id: number) => read(newsDetailSchema, `/news/info/${id}`),
    getArticles: (kind: ArticleKind, query: PlainQuery<'/blog/pageList'>) =>
      read(articlePageSchema, `/${kind}/pageList`, query),
    /** What is read most. */
    getHotArticles: (kind: ArticleKind) => read(articleListSchema, `/${kind}/hotList`),
    /** What editors recommend. */
    getTopArticles: (kind: ArticleKind) => read(articleListSchema, `/${kind}/topList`),
    getArticle: (kind: ArticleKind, id: number) => read(articleDetailSchema, `/${kind}/info/${id}`),
    /** An upstream that does not know the name answers its list, in which the article is found as well. */
    findArticle: async (kind: ArticleKind, slug: string) => {
      const query = { limit: PAGE_LIMIT_MAX, page: 1, slug };
      const { list } = await read(articlePageSchema, `/${kind}/pageList`, query);
      return list.find((item) => item.slug === slug);
    },
    getQuestions: (query: PlainQuery<'/faq/pageList'>) => read(faqPageSchema, '/faq/pageList', query),
    getHotQuestions: () => read(faqListSchema, '/faq/hotList'),
    getTopQuestions: () => read(faqListSchema, '/faq/topList'),
    getQuestion: (id: number) => read(faqDetailSchema, `/faq/info/${id}`),
    findQuestion: async (slug: string) => {
      const query = { limit: PAGE_LIMIT_MAX, page: 1, slug };
      const { list } = await read(faqPageSchema, '/faq/pageList', query);
      return list.find((item) => item.slug === slug);
    },
    /** What visitors get in touch about. */
    getInquiryTopics: () => read(inquiryTopicsSchema, '/consult/quesList'),
    getFaqCategories: () => read(faqCategoriesSchema, '/categoryFaq'),
    getTags: (query: PlainQuery<'/aggregate/tags/pageList'>) =>
      read(tagPageSchema, '/aggregate/tags/pageList', query),
    getHotTags: () => read(tagListSchema, '/aggregate/tags/hotLabelList'),
    getHotReading: () => read(hotReadingSchema, '/aggregate/tags/hotList'),
    /** What a tag is, without what carries it. */
    getTagLabel: (slug: string) => read(tagSchema, `/aggregate/tags/labelInfo/${encodeURIComponent(slug)}`),
    getTag: (slug: string) => read(tagDetailSchema, `/aggregate/tags/info/${encodeURIComponent(slug)}`),
    /** Results of all kinds, or of the one that `type` names. */
    getSearchList: ({ type, ...query }: PlainQuery<'/search/getSearchList'>) => {
      const ownList = type === undefined ? undefined : SEARCH_LISTS[type];
      return ownList
        ? read(searchPageSchema, ownList, query)
        : read(searchPageSchema, '/search/getSearchList', { ...query, ...(type && { type }) });
    },
    getSearchTotal: (keywords: string) => read(searchTotalSchema, '/search/getSearchTotal', { keywords }),
  };
}
