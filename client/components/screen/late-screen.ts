import { lazy } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { latePart } from '../../lib/loading/late-part.ts';
import type { ShownScreens } from './screen-code.ts';

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
