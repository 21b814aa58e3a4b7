import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isApiError } from '../../shared/api/error.ts';
import { Container } from '../components/container.tsx';
import { namedModel } from '../features/search/model-files.tsx';
import { PopularProducts } from '../features/search/popular-products.tsx';
import { Results } from '../features/search/results.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { readSearch } from '../features/search/search-query.ts';
import { loadPage } from '../features/text-page/load-page.ts';
import { PageTop } from '../features/text-page/page-top.tsx';
import { TextSections } from '../features/text-page/text-sections.tsx';
import { apiOf, deferred, notFound } from '../lib/loading/load.ts';
import { isInvented } from '../lib/paging.ts';

const RESULTS_PER_PAGE = 20;
const POPULAR_SHOWN = 4;

export async function loader(args: LoaderFunctionArgs) {
  const { value, isSentEmpty, type, page } = readSearch(new URL(args.request.url));
  const text = await loadPage(args);
  const api = apiOf(args);
  if (value === '') {
    const popular = deferred(args, api.getProductsByWriting({ keywords: '', limit: POPULAR_SHOWN }));
    return { text, value, isSentEmpty, type, found: null, popular, files: undefined };
  }
  const [totals, results] = await Promise.all([
    api.getSearchTotal(value),
    api.getSearchList({ keywords: value, limit: RESULTS_PER_PAGE, page, ...(type && { type }) }),
  ]).catch((error: unknown) => {
    // An unknown kind: no page of this site links to it.
    throw type !== undefined && isApiError(error) && error.kind === 'business' ? notFound() : error;
  });
  if (isInvented({ ...results, page })) throw notFound();
  const named = namedModel(results.list);
  const files = named ? deferred(args, api.getProductFiles(named.id)) : undefined;
  return { text, value, isSentEmpty, type, found: { totals, results }, popular: undefined, files };
}

export function Component() {
  const { text, value, isSentEmpty, type, found, popular, files } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTop
        text={{ ...text, lead: undefined }}
        headTitle={value ? `「${value}」の検索結果` : text.title}
        noindex
      >
        <SearchBox key={String(isSentEmpty)} value={value} isSentEmpty={isSentEmpty} />
      </PageTop>
      {found ? (
        <Container className="py-6 md:py-8">
          <Results value={value} type={type} words={text.words} files={files} {...found} />
        </Container>
      ) : null}
      {found ? null : <PopularProducts value={popular} />}
      <TextSections sections={text.sections} tone={value ? 'surface' : 'plain'} />
    </>
  );
}
