import { FACET_NAMES } from '../api/vocabulary.ts';
import { comparisonQuery, readAskedModels } from '../comparison/asked-models.ts';
import { markedModelQuery, readMarkedModel } from '../products/marked-model.ts';
import type { RouteId } from './routes.ts';

/**
 * What each page reads from its query. Any other parameter (campaigns, click ids) changes nothing of the page, so that
 * caches keep one copy for all of them. Pages that are not here read none.
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
  // Beside a list of products (`items`), which is personal anyway.
  'tool-power': [
    ...['poe', 'other', 'circuit', 'factor', 'minutes', 'efficiency', 'battery'],
    ...['model', 'count', 'rows'],
  ],
  'tool-optics': ['kind', 'km', 'first', 'second', 'connectors', 'splices', 'onus', 'speed'],
  'tool-wan': [
    ...['perUser', 'vpn', 'cipher', 'frame', 'hub', 'reserve', 'traversal', 'inspect', 'mobile', 'spare'],
    ...['site', 'sites', 'users', 'line', 'speed', 'rows'],
  ],
  'tool-wireless': [
    ...['place', 'generation', 'width', 'six', 'radar', 'growth', 'survive'],
    ...['room', 'area', 'ceiling', 'people', 'each', 'use', 'wall', 'rows'],
  ],
};

/** Pages whose query has many spellings that say the same: how it is written in one. */
const CANONICAL: Partial<Record<RouteId, (sent: URLSearchParams) => URLSearchParams>> = {
  compare: (sent) => comparisonQuery(readAskedModels(sent)),
  'sub-category': (sent) => markedModelQuery(readMarkedModel(sent)),
};

/** Pages whose queries are calculations: there are more of them than a cache could keep, and nobody asks for one twice. */
const CALCULATIONS: ReadonlySet<RouteId> = new Set([
  'tool-poe',
  'tool-power',
  'tool-wan',
  'tool-optics',
  'tool-wireless',
]);

/** Whether a query that `readQuery` has read makes a page that is not worth keeping. */
export function isCalculation(routeId: RouteId, read: string): boolean {
  return read !== '' && CALCULATIONS.has(routeId);
}

/** Parameters that make a page one visitor's own: what a form knows of them, and their list of products. */
export const PERSONAL_PARAMETERS = ['receipt', 'happenContent', 'goods', 'backUrl', 'items'] as const;

/** The part of a query that the page of a route reads, in one spelling: '' or '?…'. */
export function readQuery(routeId: RouteId, search: string): string {
  const names = PAGE_QUERIES[routeId];
  const canonical = CANONICAL[routeId];
  if ((!names && !canonical) || search === '') return '';
  const sent = new URLSearchParams(search);
  const read = canonical?.(sent) ?? new URLSearchParams();
  for (const name of names ?? []) for (const value of sent.getAll(name)) read.append(name, value);
  return read.size > 0 ? `?${read}` : '';
}

/** Whether a query says something that is for one visitor alone. */
export function isPersonal(search: string): boolean {
  if (search === '') return false;
  const sent = new URLSearchParams(search);
  return PERSONAL_PARAMETERS.some((name) => sent.has(name));
}
