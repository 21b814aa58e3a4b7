import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router';
import { formOf } from '../../shared/api/forms/all.ts';
import { formAction } from '../features/forms/form-action.ts';
import { FormPage } from '../features/forms/form-page.tsx';
import { viewAt } from '../features/forms/views/views.ts';
import { loadPage } from '../features/text-page/load-page.ts';
import { notFound } from '../lib/load.ts';

/** The pages that are a form with its explanation. */
export async function loader(args: LoaderFunctionArgs) {
  if (!viewAt(new URL(args.request.url).pathname)) throw notFound();
  return { text: await loadPage(args) };
}

export function action(args: ActionFunctionArgs) {
  const view = viewAt(new URL(args.request.url).pathname);
  if (!view) throw notFound();
  return formAction(args, formOf(view.type));
}

/** A step of the form changes nothing of the page's data, and must not fail with it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Component() {
  const { text } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const layout = viewAt(pathname);
  return layout ? <FormPage key={layout.type} text={text} layout={layout} /> : null;
}
