import { type Param, type ParamForm, parseParam } from './params.ts';
import { parentOf, ROUTES, type Route } from './routes.ts';

/** The path of a detail page, with its parameter parsed. */
export interface Detail {
  route: Route;
  path: string;
  /** The last segment as in the path. */
  raw: string;
  form: ParamForm;
  param: Param;
}

const ROUTES_BY_PARENT = new Map<string, Route[]>();
/** Routes with a variable segment above the record, by a pattern of the parent path. */
const BELOW_VARYING: { parent: RegExp; route: Route }[] = [];
for (const route of ROUTES as readonly Route[]) {
  const parent = parentOf(route);
  if (!parent) continue;
  if (parent.includes(':'))
    BELOW_VARYING.push({ parent: new RegExp(`^${parent.replace(/:\w+/g, '[a-z0-9-]+')}$`), route });
  else ROUTES_BY_PARENT.set(parent, [...(ROUTES_BY_PARENT.get(parent) ?? []), route]);
}

function routesBelow(parent: string): readonly Route[] {
  return (
    ROUTES_BY_PARENT.get(parent) ??
    BELOW_VARYING.filter((known) => known.parent.test(parent)).map(({ route }) => route)
  );
}

/** Parses a decoded path; undefined when it is no detail page or its parameter is invalid. */
export function readDetail(path: string): Detail | undefined {
  const slash = path.lastIndexOf('/');
  const raw = path.slice(slash + 1);
  for (const route of routesBelow(path.slice(0, slash))) {
    const param = route.param && parseParam(route.param, raw);
    if (route.param && param) return { route, path, raw, form: route.param, param };
  }
  return undefined;
}
