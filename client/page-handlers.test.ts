import { expect, test } from '@jest/globals';
import { createStaticHandler } from 'react-router';
import { EXPECTED_PAGES } from '../shared/paths/content-pages.ts';
import type { Resolution } from '../shared/paths/resolve.ts';
import { ROUTES } from '../shared/paths/routes.ts';
import { createHandlers } from './page-handlers.ts';
import { createRoutes } from './routes.tsx';

const tree = createRoutes({ ...EXPECTED_PAGES, extra: [{ path: '/guides/wiring', section: 'support' }] });
const whole = createStaticHandler(tree);
const find = createHandlers(tree);

const leafOf = (matches: ReturnType<typeof whole.match>) => matches?.at(-1)?.route.id;
const pageOf = (routeId: string, canonicalPath: string) =>
  ({ kind: 'page', routeId, canonicalPath }) as Resolution;
const countRoutes = ({ dataRoutes }: typeof whole) => dataRoutes[0]?.children?.[0]?.children?.length;

test.each([...ROUTES])('the handler of $id finds what the whole tree finds', ({ id, pattern }) => {
  const pathname = pattern.replace(/:\w+/g, 'some');
  const { handler, matched } = find(pageOf(id, pathname), pathname);
  expect(leafOf(matched)).toBe(leafOf(whole.match(pathname)));
  expect(leafOf(handler.match(pathname))).toBe(leafOf(matched));
  expect(countRoutes(handler)).toBeLessThan(5);
});

test('so does the handler of pages that only the content folder has', () => {
  const pathname = '/guides/wiring';
  const { matched } = find(pageOf('text-page', pathname), pathname);
  expect(leafOf(matched)).toBe(`text-page:${pathname}`);
});

test('an address that is no page, or not of the route that it is said to be of, goes through the whole tree', () => {
  const notFound = { kind: 'not-found' } as Resolution;
  expect(leafOf(find(notFound, '/nowhere').matched)).toBe('unknown');
  expect(leafOf(find(pageOf('home', '/news'), '/news').matched)).toBe('news');
});
