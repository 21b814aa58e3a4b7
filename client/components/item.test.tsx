import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { type Writer, WriterContext } from '../lib/writer.ts';
import { Item } from './item.tsx';

interface Model {
  name: string;
}

const pressed = jest.fn();

function Card({ item, wide = false }: { item: Model; wide?: boolean }) {
  return (
    <button type="button" className={wide ? 'wide' : undefined} onClick={pressed}>
      {item.name}
    </button>
  );
}

const LIST = (
  <ul>
    <Item item={{ name: 'A' }} part={Card} options={{ wide: true }} className="row" />
  </ul>
);
const MARKUP = '<button type="button" class="wide">A</button>';

function renderWith(written: string | null) {
  const writer = { item: () => written } as unknown as Writer;
  return render(<WriterContext value={writer}>{LIST}</WriterContext>).container.innerHTML;
}

test('what the server has written once is what React would render', () => {
  const expected = `<ul><li class="row">${MARKUP}</li></ul>`;
  expect([renderWith(MARKUP), renderWith(null)]).toEqual([expected, expected]);
});

test('the browser takes it over as it is, and it works', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<ul><li class="row">${MARKUP}</li></ul>`;
  const button = container.querySelector('button');
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(container, LIST, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('button')).toBe(button);
  fireEvent.click(button as Element);
  expect(pressed).toHaveBeenCalledTimes(1);
});
