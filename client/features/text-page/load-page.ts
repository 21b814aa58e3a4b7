import type { LoaderFunctionArgs } from 'react-router';
import type { PageContent } from '../../../shared/pages/page-schema.ts';
import { canonicalUrl } from '../../../shared/paths/canonical.ts';
import { expiryContext, findPageContext } from '../../lib/loading/contexts.ts';
import { notFound } from '../../lib/loading/load.ts';

/** Content of the page at this address; undefined where there is none. */
export function findPage({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<PageContent | undefined> {
  return context.get(findPageContext)(canonicalUrl('', new URL(request.url).pathname));
}

/** The same for a page that needs its text: throws a 404 without it. */
export async function loadPage(args: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<PageContent> {
  const page = await findPage(args);
  if (!page) throw notFound();
  const [now] = page.support?.states ?? [];
  if (now) args.context.get(expiryContext).at = now.until;
  return page;
}
