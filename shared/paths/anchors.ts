import type { RouteId } from './routes.ts';

/** The sections of pages that texts may lead to by `#id`. Other sections may move or go. */
export const ANCHORS: Partial<Record<RouteId, readonly string[]>> = {
  product: ['features', 'functions', 'spec', 'skus', 'documents'],
  'sub-category': ['models', 'compare'],
  partners: ['find-partner', 'apply'],
  'warranty-check': ['check'],
};
