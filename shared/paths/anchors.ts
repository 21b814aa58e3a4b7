import type { RouteId } from './routes.ts';

/** Sections that texts may link to by `#id`. Other sections may be moved or removed. */
export const ANCHORS: Partial<Record<RouteId, readonly string[]>> = {
  product: ['features', 'functions', 'spec', 'skus', 'documents'],
  'sub-category': ['models', 'compare'],
  partners: ['find-partner', 'apply'],
  'warranty-check': ['check'],
};
