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

const ROUTES_BY_PARENT = new Map<string, Route[]>();
/** Routes with a segment above the record that varies, by what the parent has to look like. */
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

/** Undefined when the (decoded) path is no detail page or its parameter does not have its form. */
export function readDetail(path: string): Detail | undefined {
  const slash = path.lastIndexOf('/');
  const raw = path.slice(slash + 1);
  for (const route of routesBelow(path.slice(0, slash))) {
    const param = route.param && parseParam(route.param, raw);
    if (route.param && param) return { route, path, raw, form: route.param, param };
  }
  return undefined;
}
