import { afterEach, expect, test } from '@jest/globals';
import type { RouteObject } from 'react-router';
import request from 'supertest';
import { createRender } from '../../../client/entry.server.tsx';
import { createRoutes } from '../../../client/routes.tsx';
import { GUARDS } from '../../../server/render/guards.ts';
import { createBuiltRenderer } from '../../../server/render/renderer.ts';
import { EXPECTED_PAGES } from '../../../shared/paths/content-pages.ts';
import type { Guard } from '../../../shared/render.ts';
import { DIST } from '../../support/content/folders.ts';
import { createTestSite, type TestSite } from '../../support/sites/site.ts';

const open: TestSite[] = [];

afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

/** Creates the site with guards on its news page. */
async function siteWith(names: string[], guards: Record<string, Guard> = {}): Promise<TestSite> {
  const guard = (route: RouteObject): RouteObject =>
    ({
      ...route,
      ...(route.id === 'news' && { handle: { ...route.handle, guards: names } }),
      ...(route.children && { children: route.children.map(guard) }),
    }) as RouteObject;
  const render = createRender(createRoutes(EXPECTED_PAGES).map(guard));
  const { assets } = await (await createBuiltRenderer(DIST)).load('/');
  const site = await createTestSite({
    renderer: {
      build: 'guarded',
      load: async () => ({
        assets,
        render: (input) => render({ ...input, guards: { ...input.guards, ...guards } }),
      }),
    },
  });
  open.push(site);
  return site;
}

const page = ({ app }: TestSite, path: string) =>
  request(app).get(path).set('Accept', 'text/html').set('Accept-Language', 'ja');

test('a route that names an unknown guard is answered with 500 and the error page, and ops read the name', async () => {
  const site = await siteWith(['no-such-guard']);
  const { status, text } = await page(site, '/news');
  expect(status).toBe(500);
  expect(text).toContain('Internal Server Error');
  expect(text).toContain('ページを表示できません');
  expect(text).not.toContain('no-such-guard');
  const line = site.lines.find(({ msg }) => msg === 'render failed');
  expect(JSON.stringify(line)).toContain('no-such-guard');
  expect(site.reported).toHaveLength(1);
  expect((await page(site, '/company')).status).toBe(200);
});

test('a guard that throws a status is answered with it; one without a status is 500', async () => {
  const site = await siteWith(['closed'], {
    closed: ({ url }) => {
      throw new URL(url).search === '?fault'
        ? new Error('fault')
        : Object.assign(new Error('closed'), { status: 403 });
    },
  });
  expect((await page(site, '/news')).status).toBe(403);
  expect((await page(site, '/news?fault')).status).toBe(500);
});

test('a guard that is content lets the page through', async () => {
  const site = await siteWith(['content'], { content: () => {} });
  const { status, text } = await page(site, '/news');
  expect(status).toBe(200);
  expect(text).toContain('お知らせ');
});

test('every guard that a route of the site names is registered', () => {
  const named = (route: RouteObject): string[] => [
    ...((route.handle?.guards ?? []) as string[]),
    ...(route.children ?? []).flatMap(named),
  ];
  for (const name of createRoutes(EXPECTED_PAGES).flatMap(named)) expect(Object.keys(GUARDS)).toContain(name);
});
