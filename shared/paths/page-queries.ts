import { FACET_NAMES } from '../api/vocabulary.ts';
import { comparisonQuery, readAskedModels } from '../comparison/asked-models.ts';
import { markedModelQuery, readMarkedModel } from '../products/marked-model.ts';
import type { RouteId } from './routes.ts';

/**
 * Parameters that each page reads. Other parameters (campaigns, click ids) do not change a page, so that one cached
 * copy serves all of them. Pages that are not listed read none.
 */
const PAGE_QUERIES: Partial<Record<RouteId, readonly string[]>> = {
  'all-products': [...FACET_NAMES, 'cateId', 'subId', 'sort', 'view', 'page'],
  'case-studies': ['industry', 'page'],
  news: ['category', 'page'],
  blog: ['category', 'page'],
  technology: ['page'],
  faq: ['keywords', 'category'],
  'service-faq': ['keywords', 'category'],
  downloads: ['cateId', 'type', 'keywords', 'page'],
  partners: ['prefecture', 'kind'],
  search: ['value', 'type', 'page'],
  'tool-poe': [
    ...['cable', 'speed', 'temperature', 'reserve', 'place', 'survive'],
    ...['device', 'class', 'watts', 'count', 'length', 'rows'],
  ],
  // In addition to a list of products (`items`), which is personal anyway.
  'tool-power': [
    ...['poe', 'other', 'circuit', 'factor', 'minutes', 'efficiency', 'battery', 'hours', 'years', 'price'],
    ...['model', 'count', 'rows'],
  ],
  'tool-optics': ['kind', 'km', 'near', 'first', 'second', 'connectors', 'splices', 'onus', 'speed'],
  'tool-wan': [
    ...[
      'perUser',
      'vpn',
      'cipher',
      'frame',
      'hub',
      'outer',
      'reserve',
      'traversal',
      'inspect',
      'mobile',
      'spare',
    ],
    ...['site', 'sites', 'users', 'line', 'speed', 'rows'],
  ],
  'tool-wireless': [
    ...['place', 'generation', 'width', 'six', 'radar', 'growth', 'survive'],
    ...['room', 'rooms', 'area', 'ceiling', 'people', 'each', 'use', 'wall', 'rows'],
  ],
};

/** Pages whose query has several equivalent forms, each with a function that returns the canonical one. */
const CANONICAL: Partial<Record<RouteId, (sent: URLSearchParams) => URLSearchParams>> = {
  compare: (sent) => comparisonQuery(readAskedModels(sent)),
  'sub-category': (sent) => markedModelQuery(readMarkedModel(sent)),
};

/** Pages whose queries are calculations: too many for a cache, and each is requested once. */
const CALCULATIONS: ReadonlySet<RouteId> = new Set([
  'tool-poe',
  'tool-power',
  'tool-wan',
  'tool-optics',
  'tool-wireless',
]);

/** Whether a query, as returned by `readQuery`, is a calculation, whose page is not worth caching. */
export function isCalculation(routeId: RouteId, read: string): boolean {
  return read !== '' && CALCULATIONS.has(routeId);
}

/** Parameters that make a page personal: data of a form, and the visitor's list of products. */
export const PERSONAL_PARAMETERS = ['receipt', 'happenContent', 'goods', 'backUrl', 'items'] as const;

/** The canonical form of the parameters that a route's page reads: '' or '?…'. */
export function readQuery(routeId: RouteId, search: string): string {
  const names = PAGE_QUERIES[routeId];
  const canonical = CANONICAL[routeId];
  if ((!names && !canonical) || search === '') return '';
  const sent = new URLSearchParams(search);
  const read = canonical?.(sent) ?? new URLSearchParams();
  for (const name of names ?? []) for (const value of sent.getAll(name)) read.append(name, value);
  return read.size > 0 ? `?${read}` : '';
}

/** Whether a query has personal parameters. */
export function isPersonal(search: string): boolean {
  if (search === '') return false;
  const sent = new URLSearchParams(search);
  return PERSONAL_PARAMETERS.some((name) => sent.has(name));
}
