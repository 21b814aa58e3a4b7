import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { Container } from '../../components/container.tsx';
import { Pagination } from '../../components/page/pagination.tsx';
import { FinderForm } from '../../features/products/finder/finder-form.tsx';
import { FINDER_LIMIT, readFinderQuery, toApiQuery } from '../../features/products/finder/finder-query.ts';
import { Chosen, FinderResults, ResultBar } from '../../features/products/finder/finder-results.tsx';
import { finderTable } from '../../features/products/finder/finder-table.ts';
import { NextSteps } from '../../features/products/next-steps.tsx';
import { useCurrentCategory } from '../../features/products/use-current-category.ts';
import { loadPage } from '../../features/text-page/load-page.ts';
import { PageTop } from '../../features/text-page/page-top.tsx';
import { apiOf, notFound } from '../../lib/loading/load.ts';
import { isInvented } from '../../lib/paging.ts';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const categories = await api.getCategories();
  const asked = readFinderQuery(new URL(args.request.url).searchParams, categories);
  const { choice, sort, isTable, page } = asked;
  const query = toApiQuery(choice);
  const onlyCategory = choice.category?.length === 1 ? choice.category[0] : undefined;
  const category = categories.find(({ urlName }) => urlName === onlyCategory);
  const [text, products, facets, groups] = await Promise.all([
    loadPage(args),
    api.getProducts({ ...query, ...(sort && { sort }), limit: FINDER_LIMIT, page }),
    api.getFacets(query),
    isTable && category ? api.goods.comparison({ categoryId: category.id }) : [],
  ]);
  if (isInvented({ ...products, page })) throw notFound();
  const sub = category?.child.find(({ urlName }) => choice.series?.includes(urlName));
  return {
    text,
    products,
    facets,
    table: isTable ? finderTable(products.list, groups) : undefined,
    query: { choice, sort, isTable },
    cateId: category?.id ?? null,
    subId: sub?.id ?? null,
  };
}

export function Component() {
  const { text, products, facets, table, query, cateId, subId } = useLoaderData<typeof loader>();
  const isLoading = useNavigation().state === 'loading';
  useCurrentCategory(cateId, subId);
  return (
    <>
      <PageTop
        text={text}
        // Categories and series have pages of their own; other choices are combinations without number.
        noindex={Object.keys(query.choice).length > 0 || query.sort !== undefined || query.isTable}
      />
      <Container className="py-4 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10 lg:py-6">
        <FinderForm {...query} facets={facets} total={products.total} />
        <section aria-labelledby="results" aria-busy={isLoading}>
          <h2 id="results" className="sr-only">
            製品の一覧
          </h2>
          <ResultBar query={query} total={products.total} />
          <Chosen facets={facets} query={query} />
          <FinderResults products={products.list} table={table} />
          <Pagination page={products.page} limit={products.limit} total={products.total} />
        </section>
      </Container>
      <NextSteps title="機種選びに迷ったら" inquiry="/sales" />
    </>
  );
}
