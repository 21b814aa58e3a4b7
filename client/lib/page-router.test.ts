import { expect, test } from '@jest/globals';
import { createStaticHandler, type RouteObject, type StaticHandlerContext } from 'react-router';
import { createPageRouter } from './page-router.server.ts';

const lazy: RouteObject['lazy'] = async () => ({
  Component: () => null,
  loader: ({ params }) => params.name ?? null,
});
const handler = createStaticHandler([
  {
    id: 'root',
    path: '/',
    children: [
      { id: 'product', path: 'products/:name', lazy },
      { id: 'article', path: 'articles/:name', lazy },
    ],
  },
]);

async function pageAt(path: string): Promise<StaticHandlerContext> {
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error('a redirect');
  return context;
}

const shownRoute = (context: StaticHandlerContext) =>
  createPageRouter(handler, context).state.matches.at(-1)?.route;

test('a route whose code came after that of another, or was not there for its first page, has it', async () => {
  const product = await pageAt('/products/a');
  expect(shownRoute(product)).toMatchObject({ id: 'product', element: expect.anything() });
  const refused = { ...product, matches: handler.match('/articles/refused') ?? [] };
  expect(shownRoute(refused)).toMatchObject({ id: 'article', lazy });
  expect(shownRoute(await pageAt('/articles/a'))).toMatchObject({
    id: 'article',
    element: expect.anything(),
  });
});

test('pages of a route share its routes, and nothing of what they show', async () => {
  const [first, second] = [await pageAt('/products/a'), await pageAt('/products/b')];
  const [one, other] = [createPageRouter(handler, first), createPageRouter(handler, second)];
  expect(other.routes).toBe(one.routes);
  expect(one.state).toMatchObject({ location: { pathname: '/products/a' }, loaderData: { product: 'a' } });
  expect(other.state).toMatchObject({ location: { pathname: '/products/b' }, loaderData: { product: 'b' } });
});
