import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ApiError } from '../../shared/api/error.ts';
import { Head } from '../components/head.tsx';
import { BannerRegion } from '../features/banner/banner-region.tsx';
import { Cases } from '../features/home/cases.tsx';
import { Categories } from '../features/home/categories.tsx';
import { Closing } from '../features/home/closing.tsx';
import { News } from '../features/home/news.tsx';
import { nextWebinar } from '../features/home/next-webinar.ts';
import { Solutions } from '../features/home/solutions.tsx';
import { Statement } from '../features/home/statement.tsx';
import { Support } from '../features/home/support.tsx';
import { HotProducts } from '../features/products/overview/hot-products.tsx';
import { homeContext } from '../lib/loading/contexts.ts';
import { apiOf, deferred, inTime, toRouteError } from '../lib/loading/load.ts';
import { useSite } from '../lib/page-context.tsx';
import { describe } from '../lib/structured-data/describe.ts';
import { siteJsonLd } from '../lib/structured-data/site-json-ld.ts';

const HOME_BANNERS = 1;
const NOT_FOUND = 404;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const calls = [
    api.banners.list({ type: HOME_BANNERS }),
    api.getCategories(),
    api.getMenuSolutions(),
    api.getHeadlines(),
  ] as const;
  const [bannerCall, categoryCall, solutionCall, newsCall] = calls;
  const sections = {
    categories: deferred(args, categoryCall),
    hot: deferred(args, api.getHotProducts()),
    solutions: deferred(args, solutionCall),
    cases: deferred(args, api.getHeaderCases()),
    news: deferred(args, newsCall),
    webinar: nextWebinar(args, api),
  };
  const [home, banners] = await Promise.all([
    args.context.get(homeContext)(),
    inTime(args, deferred(args, bannerCall)),
    // Each of them may be missing. If all fail, the page has no content and fails with their error.
    inTime(args, failureOfAll(calls)),
  ]);
  return { home, banners: banners ?? [], ...sections };
}

/** Rejects when all of the calls have failed: with the first error other than 404, because the page itself exists. */
function failureOfAll(calls: readonly Promise<unknown>[]): Promise<null> {
  return Promise.any(calls).then(
    () => null,
    ({ errors }: AggregateError) => {
      const isFailure = (error: unknown) => toRouteError(error).status !== NOT_FOUND;
      throw (
        errors.find(isFailure) ??
        new ApiError('bad-answer', 'the API offers nothing that the home page shows')
      );
    },
  );
}

export function Component() {
  const { home, banners, categories, hot, solutions, cases, news, webinar } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <>
      <Head description={describe(site.description, home.description)} jsonLd={siteJsonLd(site)} />
      <Statement {...home.statement} />
      <BannerRegion banners={banners} />
      <Categories section={home.categories} value={categories} />
      <HotProducts value={hot} />
      <Solutions section={home.solutions} value={solutions} />
      <Cases section={home.cases} value={cases} />
      <Support {...home.support} />
      <News section={home.news} value={news} webinar={webinar} />
      <Closing {...home.closing} />
    </>
  );
}
