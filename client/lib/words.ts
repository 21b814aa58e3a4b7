import type { LoaderFunctionArgs } from 'react-router';
import type { Words } from '../../shared/pages/say.ts';
import { findPageContext } from './loading/contexts.ts';
import { deferred } from './loading/load.ts';

export { say, sayAll, type Words } from '../../shared/pages/say.ts';

/** Texts that the vendor wrote for the pages below this path; empty without such a page. */
export async function loadWords(args: Pick<LoaderFunctionArgs, 'context'>, path: string): Promise<Words> {
  const page = await deferred(args, args.context.get(findPageContext)(path));
  return page?.words ?? {};
}
