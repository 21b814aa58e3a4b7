import type { Call, CallParams } from '../../shared/api/call.ts';
import type { Reader } from '../../shared/api/reader.ts';
import { SEARCH_TYPE } from '../../shared/api/vocabulary.ts';
import { HEADER_CASES, HEADER_SOLUTIONS, PAGE_LIMIT_MAX, START_SOLUTIONS } from '../../shared/constants.ts';
import { linkedBy } from '../../shared/paths/solution-links.ts';
import { type ArticleKind, articleCalls as calls } from '../article/wire.ts';
import { caseCalls } from '../case/wire.ts';
import { faqCalls } from '../faq/wire.ts';
import { newsCalls } from '../news/wire.ts';
import { ownListCalls, searchCalls, searchPageSchema } from '../search/wire.ts';
import type { WireSolutionCard } from '../solution/card.ts';
import { solutionCalls } from '../solution/wire.ts';
import { firstSolutions } from './first-solutions.ts';
import { toHeadlines, toMenuSolutions, withSolutionLinks } from './shown-lists.ts';

type SolutionQuery = CallParams<typeof solutionCalls.list>;

/** Calls for one kind of result, by the kind's number in the search. */
const OWN_LISTS = new Map<number, Call>(
  Object.entries(ownListCalls).map(([kind, call]) => [SEARCH_TYPE[kind as keyof typeof ownListCalls], call]),
);

/** Case studies, solutions, news, articles, questions, tags, and the search over all of them. */
export function articleCalls(reader: Reader) {
  const { read, readAs, solutionNames } = reader;
  const solutions = async (query: SolutionQuery) =>
    withSolutionLinks(solutionNames(), await read(solutionCalls.list, query));

  return {
    getHeaderCases: () => read(caseCalls.list, HEADER_CASES),
    getCases: (query: CallParams<typeof caseCalls.list>) => read(caseCalls.list, query),
    getCaseIndustries: () => read(caseCalls.industries),
    getCase: (id: number) => read(caseCalls.info, { id }),
    /** Adds the page address to a solution outside its list. */
    linkSolution: async (solution: WireSolutionCard) =>
      linkedBy(solutionNames(), await firstSolutions(reader))(solution),
    /**
     * Finds a case by its slug; an upstream that ignores the slug answers the whole list, which contains the case as
     * well.
     */
    findCase: async (slug: string) => {
      const { list } = await read(caseCalls.list, { limit: PAGE_LIMIT_MAX, page: 1, slug });
      return list.find((item) => item.slug === slug);
    },
    getHeaderSolutions: () => solutions(HEADER_SOLUTIONS),
    /** The first solutions, which every page contains. */
    getMenuSolutions: async () => toMenuSolutions((await solutions(START_SOLUTIONS)).list),
    getSolutions: solutions,
    /** Solutions whose configuration contains the product; an upstream without that parameter answers all. */
    getSolutionsWith: async (query: SolutionQuery & { productId: number }) => {
      const [{ list }, first] = await Promise.all([read(solutionCalls.list, query), firstSolutions(reader)]);
      return list.map(linkedBy(solutionNames(), first));
    },
    getSolution: (id: number) => read(solutionCalls.info, { id }),
    /** The latest news, for the home page. */
    getHeadlines: async () => toHeadlines(await read(newsCalls.top)),
    getArticles: (kind: ArticleKind, query: CallParams<typeof calls.blog.list>) =>
      read(calls[kind].list, query),
    /** The most read articles. */
    getHotArticles: (kind: ArticleKind) => read(calls[kind].hot),
    /** Articles that editors recommend. */
    getTopArticles: (kind: ArticleKind) => read(calls[kind].top),
    getArticle: (kind: ArticleKind, id: number) => read(calls[kind].info, { id }),
    /**
     * Finds an article by its slug; an upstream that ignores the slug answers the whole list, which contains the
     * article as well.
     */
    findArticle: async (kind: ArticleKind, slug: string) => {
      const { list } = await read(calls[kind].list, { limit: PAGE_LIMIT_MAX, page: 1, slug });
      return list.find((item) => item.slug === slug);
    },
    findQuestion: async (slug: string) => {
      const { list } = await read(faqCalls.list, { limit: PAGE_LIMIT_MAX, page: 1, slug });
      return list.find((item) => item.slug === slug);
    },
    /** Results of all kinds, or of the kind `type`. */
    getSearchList: ({ type, ...query }: CallParams<typeof searchCalls.list>) => {
      const ownList = type === undefined ? undefined : OWN_LISTS.get(type);
      return ownList
        ? readAs(searchPageSchema, ownList, query)
        : read(searchCalls.list, { ...query, ...(type && { type }) });
    },
    getSearchTotal: (keywords: string) => read(searchCalls.total, { keywords }),
  };
}
