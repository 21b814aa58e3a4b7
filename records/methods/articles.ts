import type { Call, CallParams } from '../../shared/api/call.ts';
import { orNone, type Reader } from '../../shared/api/reader.ts';
import { SEARCH_TYPE } from '../../shared/api/vocabulary.ts';
import { HEADER_CASES, HEADER_SOLUTIONS, PAGE_LIMIT_MAX, START_SOLUTIONS } from '../../shared/constants.ts';
import { solutionPath } from '../../shared/paths/params.ts';
import { linkedBy } from '../../shared/paths/solution-links.ts';
import { type ArticleKind, articleCalls as calls } from '../article/wire.ts';
import { caseCalls } from '../case/wire.ts';
import { faqCalls } from '../faq/wire.ts';
import { newsCalls } from '../news/wire.ts';
import { ownListCalls, searchCalls, searchPageSchema } from '../search/wire.ts';
import type { WireSolutionCard } from '../solution/card.ts';
import { solutionCalls } from '../solution/wire.ts';
import { webinarCalls } from '../webinar/wire.ts';
import { firstSolutions } from './first-solutions.ts';
import { toHeadlines, toMenuSolutions, withSolutionLinks } from './shown-lists.ts';

type SolutionQuery = CallParams<typeof solutionCalls.list>;

/** Calls for one kind of result, by the kind's number in the search. */
const OWN_LISTS = new Map<number, Call>(
  Object.entries(ownListCalls).map(([kind, call]) => [SEARCH_TYPE[kind as keyof typeof ownListCalls], call]),
);

/** Case studies, solutions, news, articles, questions, webinars, and the search over all of them. */
export function articleCalls(reader: Reader) {
  const { read, readAll, readAs, solutionNames } = reader;
  const solutions = async (query: SolutionQuery) =>
    withSolutionLinks(solutionNames(), await read(solutionCalls.list, query));

  return {
    getHeaderCases: () => read(caseCalls.list, HEADER_CASES),
    getCases: (query: CallParams<typeof caseCalls.list>) => read(caseCalls.list, query),
    getCase: (id: number) => read(caseCalls.info, { id }),
    /** Adds the page address to a solution outside its list. */
    linkSolution: async (solution: WireSolutionCard) =>
      linkedBy(solutionNames(), await firstSolutions(reader))(solution),
    findCase: (slug: string) => bySlug(slug, (query) => read(caseCalls.list, query)),
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
    /** Complete, each with the path of its page; empty for an upstream without the call. */
    getAllSolutions: async () =>
      (await orNone(readAll(solutionCalls.list))).map((solution, index) => ({
        ...solution,
        jumpUrlName: solutionPath(solutionNames(), solution, index),
      })),
    /** Empty for an upstream without the call. */
    getNewsSlugs: () => orNone(read(newsCalls.slugs)),
    /** The latest news, for the home page. */
    getHeadlines: async () => toHeadlines(await read(newsCalls.top)),
    getArticles: (kind: ArticleKind, query: CallParams<typeof calls.blog.list>) =>
      read(calls[kind].list, query),
    /** The most read articles. */
    getHotArticles: (kind: ArticleKind) => read(calls[kind].hot),
    /** Articles that editors recommend. */
    getTopArticles: (kind: ArticleKind) => read(calls[kind].top),
    getArticle: (kind: ArticleKind, id: number) => read(calls[kind].info, { id }),
    findArticle: (kind: ArticleKind, slug: string) => bySlug(slug, (query) => read(calls[kind].list, query)),
    findQuestion: (slug: string) => bySlug(slug, (query) => read(faqCalls.list, query)),
    /** Upcoming webinars, the next one first; empty for an upstream without the call. */
    getUpcomingWebinars: () => orNone(read(webinarCalls.upcoming)),
    /** Past webinars, the last one first; empty for an upstream without the call. */
    getPastWebinars: () => orNone(read(webinarCalls.past)),
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

/** Finds an item by its slug; an upstream that ignores the slug answers the whole list, which contains the item as well. */
async function bySlug<Item extends { slug: string }>(
  slug: string,
  read: (query: { limit: number; page: number; slug: string }) => Promise<{ list: readonly Item[] }>,
): Promise<Item | undefined> {
  const { list } = await read({ limit: PAGE_LIMIT_MAX, page: 1, slug });
  return list.find((item) => item.slug === slug);
}
