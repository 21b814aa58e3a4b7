import { expect, test } from '@jest/globals';
import { createStaticHandler } from 'react-router';
import { EXPECTED_PAGES } from '../shared/paths/content-pages.ts';
import type { Resolution } from '../shared/paths/resolve.ts';
import { ROUTES } from '../shared/paths/routes.ts';
import { createHandlers } from './page-handlers.ts';
import { createRoutes, FRAME_ID, ROOT_ID } from './routes.tsx';

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

test('an address that is not of the route that it is said to be of goes through the whole tree', () => {
  expect(leafOf(find(pageOf('home', '/news'), '/news').matched)).toBe('news');
});

test.each(['/nowhere', '/news', '/products/gone_p9.html'])(
  '%s that is no page tries no route of a page',
  (pathname) => {
    const { handler, matched } = find({ kind: 'not-found' } as Resolution, pathname);
    expect(matched?.map(({ route }) => route.id)).toEqual([ROOT_ID, FRAME_ID, 'unknown']);
    expect(countRoutes(handler)).toBe(1);
  },
);
