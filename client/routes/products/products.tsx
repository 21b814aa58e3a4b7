import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { BannerRegion } from '../../features/banner/banner-region.tsx';
import { Closing } from '../../features/home/closing.tsx';
import { CategoryRows } from '../../features/products/overview/category-rows.tsx';
import { Choosing } from '../../features/products/overview/choosing.tsx';
import { HotProducts } from '../../features/products/overview/hot-products.tsx';
import { loadCategories } from '../../features/products/overview/load-categories.ts';
import { NewProducts } from '../../features/products/overview/new-products.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { homeContext } from '../../lib/loading/contexts.ts';
import { apiOf, deferred, soon } from '../../lib/loading/load.ts';
import { say } from '../../lib/words.ts';

const PRODUCT_BANNERS = 2;
const NEW_PRODUCTS = { limit: 4, page: 1 };

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const hot = deferred(args, api.getHotProducts());
  const latest = deferred(args, api.goods.newest(NEW_PRODUCTS));
  const [text, { closing }, categories, banners] = await Promise.all([
    loadPage(args),
    args.context.get(homeContext)(),
    loadCategories(args),
    soon(args, deferred(args, api.banners.list({ type: PRODUCT_BANNERS }))),
  ]);
  return { text, closing, categories, banners: banners ?? [], hot, latest };
}

export function Component() {
  const { text, closing, categories, banners, hot, latest } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={text.title} description={text.description} crumbs={[{ name: text.title }]} />
      <BannerRegion banners={banners} />
      <PageHeader title={text.title} lead={text.lead} />
      <CategoryRows categories={categories} />
      <HotProducts value={hot} />
      <NewProducts value={latest} />
      <Choosing categories={categories} lead={say(text.words, 'choosing')} />
      <Closing {...closing} />
    </>
  );
}
