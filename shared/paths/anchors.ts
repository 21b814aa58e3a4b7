import type { RouteId } from './routes.ts';

const SUB_CATEGORY = ['models', 'compare'];

/** The sections of pages that texts may lead to by `#id`. Other sections may move or go. */
export const ANCHORS: Partial<Record<RouteId, readonly string[]>> = {
  product: ['features', 'functions', 'spec', 'skus', 'documents'],
  'switches-sub': SUB_CATEGORY,
  'wireless-sub': SUB_CATEGORY,
  'routers-sub': SUB_CATEGORY,
  partners: ['find-partner'],
  'warranty-check': ['check'],
};
