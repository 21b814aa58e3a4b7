import type { LoaderFunctionArgs } from 'react-router';
import { type ExplainedScreen, screensOf, splitScreensPath } from '../../../shared/pages/screen.ts';
import { findPageContext } from '../../lib/loading/contexts.ts';
import { deferred } from '../../lib/loading/load.ts';
import { serverOnly } from '../text/static-html.tsx';

// Code for screens, loaded on demand by late-screen.ts.

export { ScreenView } from './screen-view.tsx';

export interface ShownScreens {
  title: string;
  lead: string | null;
  /** Path of the page that shows all screens. */
  path: string;
  /** Undefined in a document that contains the markup already. */
  details: { screens: ExplainedScreen[] } | undefined;
}

/** Screens of the page that a record names, in an order that starts with the named one. */
export async function findScreens(
  args: Pick<LoaderFunctionArgs, 'context'>,
  named: string,
): Promise<ShownScreens | null> {
  const { page: path, first } = splitScreensPath(named);
  const page = await deferred(args, args.context.get(findPageContext)(path));
  const screens = page ? screensOf(page, first) : [];
  if (!page || screens.length === 0) return null;
  return { title: page.title, lead: page.lead ?? null, path, details: serverOnly({ screens }) };
}
