import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router';
import type { Api } from '../../records/client.ts';
import { formOf } from '../../shared/api/forms/all.ts';
import { GivenProducts } from '../features/forms/fields/given-products.tsx';
import { takesRows } from '../features/forms/fields/product-rows.ts';
import { formAction } from '../features/forms/state/form-action.ts';
import { FormPage } from '../features/forms/steps/form-page.tsx';
import { viewAt } from '../features/forms/views/views.ts';
import { loadPage } from '../features/text-page/load-page.ts';
import { apiOf, deferred, notFound } from '../lib/loading/load.ts';

/** Loads a page that consists of a form and its explanation. */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const view = viewAt(pathname);
  if (!view) throw notFound();
  const items = searchParams.get('items');
  const [text, given] = await Promise.all([
    loadPage(args),
    items && takesRows(formOf(view.type)) ? deferred(args, fromList(apiOf(args), items)) : undefined,
  ]);
  return { text, given };
}

/** Imported on demand, because few forms are opened with a list. */
async function fromList(api: Api, items: string) {
  const { givenByItems } = await import('../features/forms/fields/rows-of-list.ts');
  return givenByItems(api, items);
}

export function action(args: ActionFunctionArgs) {
  const view = viewAt(new URL(args.request.url).pathname);
  if (!view) throw notFound();
  return formAction(args, formOf(view.type));
}

/** Skips reloading after a step of the form, which changes no data of the page and must not fail with it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Component() {
  const { text, given } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const layout = viewAt(pathname);
  if (!layout) return null;
  return (
    <FormPage
      key={layout.type}
      text={text}
      layout={layout}
      known={given?.values}
      aside={given ? <GivenProducts products={given.products} /> : null}
    />
  );
}
