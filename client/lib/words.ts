import type { LoaderFunctionArgs } from 'react-router';
import type { PageContent } from '../../shared/pages/page-schema.ts';
import { findPageContext } from './contexts.ts';
import { deferred } from './load.ts';

export type Words = NonNullable<PageContent['words']>;

/** What the vendor says on the pages below this one; nothing where the page is not written. */
export async function loadWords(args: Pick<LoaderFunctionArgs, 'context'>, path: string): Promise<Words> {
  const page = await deferred(args, args.context.get(findPageContext)(path));
  return page?.words ?? {};
}

/** One sentence by its name; empty where the vendor has none. */
export function say(words: Words | undefined, name: string): string {
  const value = words?.[name];
  return typeof value === 'string' ? value : '';
}

/** Several sentences by their name. */
export function sayAll(words: Words | undefined, name: string): readonly string[] {
  const value = words?.[name];
  return Array.isArray(value) ? value : [];
}
