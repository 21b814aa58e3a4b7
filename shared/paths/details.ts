import { type Param, type ParamForm, parseParam } from './params.ts';
import { parentOf, ROUTES, type Route } from './routes.ts';

/** A path read as a detail page, its parameter in the right form. */
export interface Detail {
  route: Route;
  path: string;
  /** The last segment as it stands in the path. */
  raw: string;
  form: ParamForm;
  param: Param;
}

const ROUTE_BY_PARENT = new Map<string, Route>();
for (const route of ROUTES as readonly Route[]) {
  const parent = parentOf(route);
  if (parent) ROUTE_BY_PARENT.set(parent, route);
}

/** Undefined when the (decoded) path is no detail page or its parameter does not have its form. */
export function readDetail(path: string): Detail | undefined {
  const slash = path.lastIndexOf('/');
  const route = ROUTE_BY_PARENT.get(path.slice(0, slash));
  if (!route?.param) return undefined;
  const raw = path.slice(slash + 1);
  const param = parseParam(route.param, raw);
  return param ? { route, path, raw, form: route.param, param } : undefined;
}
