import { expect, test } from '@jest/globals';
import { ROUTES, type Route, type RouteId } from '../../shared/paths/routes.ts';
import { documentPageAt } from './document-pages.ts';
import { pageModules } from './pages.ts';

const PATHS = (ROUTES as readonly Route[])
  .filter(({ id }) => pageModules[id as RouteId].source === 'client/routes/document.tsx')
  .flatMap(({ pattern, aliases }) => [pattern, ...(aliases ?? [])]);

test('every page whose text editors keep has its place, under each of its addresses', () => {
  expect(PATHS.length).toBeGreaterThan(3);
  for (const path of PATHS) expect([path, documentPageAt(path)?.eyebrow]).toEqual([path, expect.any(String)]);
});

test('an address without such a text has none', () => {
  expect(documentPageAt('/service')).toBeUndefined();
  expect(documentPageAt('/privacy-policy/more')).toBeUndefined();
});
