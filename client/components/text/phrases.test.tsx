import { expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type ServerMarkup, ServerMarkupContext } from '../../lib/markup/server-markup.ts';
import { PhraseMarks, Phrases } from './phrases.tsx';

const TEXT = 'オフィスの無線LANをWi-Fi 7へ';
const whole = (term: string) => `<span class="xs:whitespace-nowrap">${term}</span>`;
const MARKS = `オフィスの<wbr>${whole('無線LAN')}を<wbr>${whole('Wi-Fi 7')}へ`;
const MARKED = `<h2><span class="phrases">${MARKS}</span></h2>`;

function Title({ text }: { text: string }) {
  return (
    <h2>
      <Phrases>{text}</Phrases>
    </h2>
  );
}

test('marks are where lines may break, and technical terms are whole', () => {
  const { container } = render(<PhraseMarks phrases={['オフィスの', '無線LANを', 'Wi-Fi 7へ']} />);
  expect(container.innerHTML).toBe(MARKS);
});

test('the server writes the marks of a title', () => {
  const markup = { phrases: (text: string) => (text === TEXT ? MARKS : text) } as ServerMarkup;
  const { container } = render(
    <ServerMarkupContext value={markup}>
      <Title text={TEXT} />
    </ServerMarkupContext>,
  );
  expect(container.innerHTML).toBe(MARKED);
});

test('the browser hydrates the marks without the list of phrases, and later shows changes', async () => {
  const container = document.createElement('div');
  container.innerHTML = MARKED;
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => mismatches.push(error);
  const root = await act(() => hydrateRoot(container, <Title text={TEXT} />, { onRecoverableError }));
  expect(mismatches).toEqual([]);
  expect(container.innerHTML).toBe(MARKED);
  await act(() => root.render(<Title text={TEXT} />));
  expect(container.innerHTML).toBe(MARKED);
  await act(() => root.render(<Title text="次のページ" />));
  expect(container.innerHTML).toBe('<h2><span class="phrases">次のページ</span></h2>');
});

test('a title is rendered once for hydration', async () => {
  const container = document.createElement('div');
  container.innerHTML = MARKED;
  const rendered = jest.fn();
  const title = (
    <Profiler id="title" onRender={rendered}>
      <Title text={TEXT} />
    </Profiler>
  );
  await act(() => hydrateRoot(container, title));
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('children other than text stay unchanged', () => {
  const { container } = render(
    <Phrases>
      <em>題</em>
    </Phrases>,
  );
  expect(container.innerHTML).toBe('<em>題</em>');
});

test('what the browser renders by itself keeps technical terms whole, too', () => {
  const { container } = render(<Title text={TEXT} />);
  expect(container.innerHTML).toBe(
    `<h2><span class="phrases">オフィスの${whole('無線LAN')}を${whole('Wi-Fi 7')}へ</span></h2>`,
  );
});
