import { lazy } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { ShownScreens } from '../../lib/loading/find-screens.ts';
import { latePart } from '../../lib/loading/late-part.ts';

/** Loaded on demand, because few pages show a screen. */
const CODE = latePart(() => import('./screen-code.ts'));

export const LateScreen = lazy(async () => ({ default: (await CODE.load()).ScreenView }));

/** Loads the screens of the page that a record names; null if it names none, or the page has no screens. */
export async function loadScreens(
  args: Pick<LoaderFunctionArgs, 'context'>,
  named: string | null | undefined,
): Promise<ShownScreens | null> {
  return named ? (await CODE.load()).findScreens(args, named) : null;
}
