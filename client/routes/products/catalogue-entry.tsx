import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type Params,
  type ShouldRevalidateFunctionArgs,
  useParams,
} from 'react-router';
import { parseParam } from '../../../shared/paths/params.ts';
import { type LatePart, latePart } from '../../lib/loading/late-part.ts';

interface Page {
  loader(args: LoaderFunctionArgs): Promise<object>;
  Component(): React.ReactNode;
}

const PRODUCT = latePart(() => import('./product.tsx'));
const CATEGORY = latePart(() => import('./category.tsx'));

/** Selects the page by the format of the last segment: products and categories share a path. */
function pageOf({ param }: Params): LatePart<Page> {
  return parseParam('product', param ?? '') ? PRODUCT : CATEGORY;
}

/** Loads the code of the page at these parameters, which is required before hydration. */
export function loadPart(params: Params): Promise<unknown> {
  return pageOf(params).load();
}

export async function loader(args: LoaderFunctionArgs) {
  return (await pageOf(args.params).load()).loader(args);
}

export async function action(args: ActionFunctionArgs) {
  return (await PRODUCT.load()).action(args);
}

/** Skips reloading after a vote, which changes no data of the page. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false;
}

export function Component() {
  const page = pageOf(useParams()).loaded;
  return page ? <page.Component /> : null;
}
