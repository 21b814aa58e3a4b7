import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { parseItems } from '../../../shared/products/selection.ts';
import { Container } from '../../components/container.tsx';
import { type ListResult, listAction } from '../../features/selection/list-action.ts';
import { ProductList } from '../../features/selection/product-list.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { PageTop } from '../../features/text-page/page-top.tsx';
import { TextSections } from '../../features/text-page/text-sections.tsx';
import { apiOf, orStatus } from '../../lib/loading/load.ts';
import { loadListed } from '../../lib/products/listed-products.ts';

export async function loader(args: LoaderFunctionArgs) {
  const items = new URL(args.request.url).searchParams.get('items');
  const { rows, dropped } = parseItems(items ?? '');
  const ids = new Set(rows.map(({ id }) => id));
  const [text, { found, status }] = await Promise.all([
    loadPage(args),
    orStatus(args, ids.size > 0 ? loadListed(apiOf(args)) : Promise.resolve([])),
  ]);
  const loaded = {
    text,
    given: items === null ? undefined : rows,
    dropped,
    products: found?.filter(({ id }) => ids.has(id)) ?? null,
  };
  return data(loaded, { status });
}

export function action(args: ActionFunctionArgs) {
  return listAction(args);
}

export function Component() {
  const { text, given, dropped, products } = useLoaderData<typeof loader>();
  const result = useActionData<ListResult>();
  return (
    <>
      <PageTop text={text} noindex />
      <Container className="py-8 md:py-10">
        {dropped > 0 ? (
          <p
            role="status"
            className="mb-6 rounded-lg border border-notice-line bg-notice-pale p-4 print:hidden"
          >
            {`アドレスのうち${dropped}件は、リストの形でないか上限を超えるため、表示していません。`}
          </p>
        ) : null}
        <ProductList given={given} products={products} result={result} words={text.words} />
      </Container>
      <TextSections sections={text.sections} tone="surface" />
    </>
  );
}
