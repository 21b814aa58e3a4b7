import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Link } from '../navigation/link.tsx';
import { StaticHtml, serverOnly } from './static-html.tsx';

interface Models {
  names: string[];
}

function List({ models, name }: { models: Models | undefined; name: string }) {
  return (
    <StaticHtml name={name} as="ul" data={models}>
      {({ names }) =>
        names.map((model) => (
          <li key={model}>
            <Link to={`/products/${model}`}>{model}</Link>
          </li>
        ))
      }
    </StaticHtml>
  );
}

const WRITTEN = '<li><a href="/products/a1">A1</a></li>';

/** Hydrates a document whose data the browser does not receive. */
async function takeOver(name: string) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `<ul data-static="${name}">${WRITTEN}</ul>`;
  const link = root.querySelector('a');
  const onRecoverableError = jest.fn();
  const router = createMemoryRouter([
    { path: '/', element: <List name={name} models={undefined} /> },
    { path: '/products/a1', element: <List name={name} models={{ names: ['b2'] }} /> },
  ]);
  await act(async () => void hydrateRoot(root, <RouterProvider router={router} />, { onRecoverableError }));
  return { root, link, router, onRecoverableError };
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('server markup stays if its data are missing, and the router follows its links', async () => {
  const { root, link, router, onRecoverableError } = await takeOver('first');
  expect(root.querySelector('ul')?.innerHTML).toBe(WRITTEN);
  expect(root.querySelector('a')).toBe(link);
  expect(onRecoverableError).not.toHaveBeenCalled();
  let left = true;
  await act(async () => {
    left = fireEvent.click(link as Element, { button: 0 });
  });
  expect([left, router.state.location.pathname]).toEqual([false, '/products/a1']);
  expect(root.textContent).toBe('b2');
});

test('it appears again when the visitor returns without its data', async () => {
  const { root, router } = await takeOver('second');
  await act(() => router.navigate('/products/a1'));
  await act(() => router.navigate('/'));
  expect(root.querySelector('ul')?.innerHTML).toBe(WRITTEN);
});

test('data of such markup are not serialized', () => {
  expect(JSON.stringify({ id: 1, models: serverOnly({ names: ['a1'] }) })).toBe('{"id":1}');
  expect(serverOnly({ names: ['a1'] })).toMatchObject({ names: ['a1'] });
});
