import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type Params,
  type ShouldRevalidateFunctionArgs,
  useParams,
} from 'react-router';
import { parseParam } from '../../shared/paths/params.ts';
import { type LatePart, latePart } from '../lib/late-part.ts';

interface Page {
  loader(args: LoaderFunctionArgs): Promise<object>;
  Component(): React.ReactNode;
}

const PRODUCT = latePart(() => import('./product.tsx'));
const CATEGORY = latePart(() => import('./category.tsx'));

/** Products and categories stand below one path: which of them it is, the form of the last segment says. */
function pageOf({ param }: Params): LatePart<Page> {
  return parseParam('product', param ?? '') ? PRODUCT : CATEGORY;
}

/** The code of the page at these parameters, which has to be there before a document is taken over. */
export function loadPart(params: Params): Promise<unknown> {
  return pageOf(params).load();
}

export async function loader(args: LoaderFunctionArgs) {
  return (await pageOf(args.params).load()).loader(args);
}

export async function action(args: ActionFunctionArgs) {
  return (await PRODUCT.load()).action(args);
}

/** A vote changes nothing of what the page shows. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false;
}

export function Component() {
  const page = pageOf(useParams()).loaded;
  return page ? <page.Component /> : null;
}
