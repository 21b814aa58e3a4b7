import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { Breadcrumbs, type Crumb } from '../components/breadcrumbs.tsx';
import { Container } from '../components/container.tsx';
import { Head } from '../components/head.tsx';
import { Pagination } from '../components/page/pagination.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { FinderForm } from '../features/products/finder-form.tsx';
import { FINDER_LIMIT, readFinderQuery, toApiQuery } from '../features/products/finder-query.ts';
import { Chosen, FinderResults } from '../features/products/finder-results.tsx';
import { NextSteps } from '../features/products/next-steps.tsx';
import { useCurrentCategory } from '../features/products/use-current-category.ts';
import { loadPage } from '../features/text-page/load-page.ts';
import { breadcrumbJsonLd } from '../lib/breadcrumb-json-ld.ts';
import { apiOf, notFound } from '../lib/load.ts';
import { usePageContext } from '../lib/page-context.tsx';
import { isInvented } from '../lib/paging.ts';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const categories = await api.getCategories();
  const { choice, page } = readFinderQuery(new URL(args.request.url).searchParams, categories);
  const query = toApiQuery(choice);
  const [text, products, facets] = await Promise.all([
    loadPage(args),
    api.getProducts({ ...query, limit: FINDER_LIMIT, page }),
    api.getFacets(query),
  ]);
  if (isInvented({ ...products, page })) throw notFound();
  const onlyCategory = choice.category?.length === 1 ? choice.category[0] : undefined;
  const category = categories.find(({ urlName }) => urlName === onlyCategory);
  const sub = category?.child.find(({ urlName }) => choice.series?.includes(urlName));
  return { text, products, facets, choice, cateId: category?.id ?? null, subId: sub?.id ?? null };
}

export function Component() {
  const { text, products, facets, choice, cateId, subId } = useLoaderData<typeof loader>();
  const { settings } = usePageContext();
  const isLoading = useNavigation().state === 'loading';
  useCurrentCategory(cateId, subId);
  const crumbs: Crumb[] = [...(text.crumbs ?? []), { name: text.title }];
  return (
    <>
      <Head
        title={text.title}
        description={text.description}
        jsonLd={[breadcrumbJsonLd(settings.siteOrigin, crumbs)]}
        // Categories and series have pages of their own; every other choice is one of thousands.
        noindex={Object.keys(choice).length > 0}
      />
      <Breadcrumbs crumbs={crumbs} />
      <PageHeader eyebrow={text.eyebrow} title={text.title} lead={text.lead} />
      <Container className="py-8 md:py-10">
        <FinderForm facets={facets} choice={choice} total={products.total} />
        <section aria-labelledby="results" aria-busy={isLoading} className="mt-6 border-t border-line pt-6">
          <h2 id="results" className="sr-only">
            製品の一覧
          </h2>
          <Chosen facets={facets} choice={choice} />
          <FinderResults products={products.list} />
          <Pagination page={products.page} limit={products.limit} total={products.total} />
        </section>
      </Container>
      <NextSteps title="機種選びに迷ったら" inquiry="/sales" />
    </>
  );
}
