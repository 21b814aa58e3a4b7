import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { BannerRegion } from '../features/banner/banner-region.tsx';
import { Closing } from '../features/home/closing.tsx';
import { CategoryRows } from '../features/products/overview/category-rows.tsx';
import { Choosing } from '../features/products/overview/choosing.tsx';
import { HotProducts } from '../features/products/overview/hot-products.tsx';
import { loadCategories } from '../features/products/overview/load-categories.ts';
import { NewProducts } from '../features/products/overview/new-products.tsx';
import { breadcrumbJsonLd } from '../lib/breadcrumb-json-ld.ts';
import { homeContext } from '../lib/contexts.ts';
import { apiOf, deferred } from '../lib/load.ts';
import { usePageContext } from '../lib/page-context.tsx';

const PRODUCT_BANNERS = 2;
const NEW_PRODUCTS = { limit: 4, page: 1 };
const crumbs = [{ name: '製品情報' }];

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const hot = deferred(args, api.getHotProducts());
  const latest = deferred(args, api.getNewProducts(NEW_PRODUCTS));
  const [{ closing }, categories, banners] = await Promise.all([
    args.context.get(homeContext)(),
    loadCategories(api),
    deferred(args, api.getBanners(PRODUCT_BANNERS)),
  ]);
  return { closing, categories, banners: banners ?? [], hot, latest };
}

export function Component() {
  const { closing, categories, banners, hot, latest } = useLoaderData<typeof loader>();
  const { settings } = usePageContext();
  return (
    <>
      <Head
        title="製品情報"
        description={`法人向けの${categories.map(({ name }) => name).join('、')}をカテゴリーから探せます。カテゴリーごとの選び方の要点とおすすめ製品もご紹介します。`}
        jsonLd={[breadcrumbJsonLd(settings.siteOrigin, crumbs)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <BannerRegion banners={banners} />
      <PageHeader
        eyebrow="Products"
        title="製品情報"
        lead="有線、無線、光アクセス、クラウド管理まで。置く場所と規模に合わせて選べる法人向けネットワーク機器です。"
      />
      <CategoryRows categories={categories} />
      <HotProducts value={hot} />
      <NewProducts value={latest} />
      <Choosing categories={categories} />
      <Closing {...closing} />
    </>
  );
}
