import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
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
import { getTotals } from '../features/home/totals.ts';
import { HotProducts } from '../features/products/overview/hot-products.tsx';
import { homeContext } from '../lib/contexts.ts';
import { describe } from '../lib/describe.ts';
import { apiOf, deferred, inTime, soon } from '../lib/load.ts';
import { useSite } from '../lib/page-context.tsx';
import { siteJsonLd } from '../lib/site-json-ld.ts';
import { useAppSelector } from '../store/store.ts';

const HOME_BANNERS = 1;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const bannerCall = api.getBanners(HOME_BANNERS);
  const newsCall = api.getHeadlines();
  const sections = {
    hot: deferred(args, api.getHotProducts()),
    cases: deferred(args, api.getHeaderCases()),
    totals: deferred(args, getTotals(api)),
    webinar: nextWebinar(args, api),
  };
  const [home, banners, news] = await Promise.all([
    args.context.get(homeContext)(),
    inTime(args, deferred(args, bannerCall)),
    inTime(args, deferred(args, newsCall)),
  ]);
  // One of them alone may be missing. When neither answers there is nothing to show: the page fails as the call did.
  if (!banners && !news) await soon(args, failureOfAll([bannerCall, newsCall]), 0);
  return { home, banners: banners ?? [], news: news ?? [], ...sections };
}

/** Rejects with the first of the calls' errors when all of them have failed. */
function failureOfAll(calls: Promise<unknown>[]): Promise<null> {
  return Promise.any(calls).then(
    () => null,
    ({ errors }: AggregateError) => Promise.reject(errors[0]),
  );
}

export function Component() {
  const { home, banners, news, hot, cases, totals, webinar } = useLoaderData<typeof loader>();
  const { cateList, soluList } = useAppSelector((state) => state.catalogue);
  const site = useSite();
  return (
    <>
      <Head description={describe(site.description, home.description)} jsonLd={siteJsonLd(site)} />
      <BannerRegion banners={banners} />
      <Statement {...home.statement} totals={totals} />
      <Categories section={home.categories} categories={cateList} />
      <HotProducts value={hot} />
      <Solutions section={home.solutions} solutions={soluList} />
      <Cases section={home.cases} value={cases} />
      <Support {...home.support} />
      <News section={home.news} items={news} webinar={webinar} />
      <Closing {...home.closing} />
    </>
  );
}
