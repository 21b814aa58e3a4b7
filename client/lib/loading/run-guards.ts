import type { RouteObject } from 'react-router';
import type { RenderInput } from '../../../shared/render.ts';

/** Thrown when a route names a guard that is not registered. The page must then not be rendered. */
export class UnknownGuardError extends Error {
  constructor(name: string) {
    super(`a route names the guard "${name}", which is not registered`);
    this.name = 'UnknownGuardError';
  }
}

/**
 * Runs the guards of the matched routes, outermost first.
 *
 * @throws {UnknownGuardError} for a name that is not registered; otherwise errors of the guards
 */
export async function runGuards(
  matched: readonly { route: Pick<RouteObject, 'handle'> }[],
  { guards, request, resolution }: Pick<RenderInput, 'guards' | 'request' | 'resolution'>,
): Promise<void> {
  for (const { route } of matched) {
    for (const name of (route.handle?.guards ?? []) as readonly string[]) {
      const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
      if (!guard) throw new UnknownGuardError(name);
      await guard(request, resolution);
    }
  }
}
