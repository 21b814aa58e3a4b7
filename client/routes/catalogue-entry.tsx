import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { useParams } from 'react-router';
import { parseParam } from '../../shared/paths/params.ts';
import * as category from './category.tsx';
import * as product from './product.tsx';

export { shouldRevalidate } from './product.tsx';

/** Products and categories stand below one path: which of them it is, the form of the last segment says. */
function pageOf(param: string | undefined) {
  return parseParam('product', param ?? '') ? product : category;
}

export function loader(args: LoaderFunctionArgs) {
  return pageOf(args.params.param).loader(args);
}

export function action(args: ActionFunctionArgs) {
  return product.action(args);
}

export function Component() {
  const { Component: Page } = pageOf(useParams().param);
  return <Page />;
}
