import { lazy } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { ShownScreens } from '../../lib/find-screens.ts';
import { latePart } from '../../lib/late-part.ts';

/** Few pages show a screen: their code comes with those that do. */
const CODE = latePart(() => import('./screen-code.ts'));

export const LateScreen = lazy(async () => ({ default: (await CODE.load()).ScreenView }));

/** The screens of the page that a record names; none where it names no page, or the page has none. */
export async function loadScreens(
  args: Pick<LoaderFunctionArgs, 'context'>,
  named: string | null | undefined,
): Promise<ShownScreens | null> {
  return named ? (await CODE.load()).findScreens(args, named) : null;
}
