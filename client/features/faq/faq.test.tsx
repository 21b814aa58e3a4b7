import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createApi } from '../../../records/client.ts';
import type { FaqEntry } from '../../../records/faq/wire.ts';
import { EXPECTED_PAGES } from '../../../shared/paths/content-pages.ts';
import { OTHER_CONTENT } from '../../../test/support/sites/other-site.ts';
import { PageContextProvider, type PageContextValue } from '../../lib/page-context.tsx';
import { describeAnswer } from './describe-answer.ts';
import { FaqSearch } from './faq-search.tsx';
import { groupQuestions, loadQuestions, readFaqChoice } from './load-questions.ts';
import { Questions } from './questions.tsx';

const entry = (id: number, category = '給電'): FaqEntry => ({
  id,
  slug: `question-${id}`,
  question: `質問${id}ですか。`,
  answer: '<p>「A&amp;B」は\n<strong>使えます</strong>。</p>',
  category: { id: 1, slug: category === '給電' ? 'power' : 'line', name: category },
});

const onTheWire = ({ slug: urlName, category: { slug, ...category }, ...rest }: FaqEntry) => ({
  ...rest,
  urlName,
  category: { ...category, urlName: slug },
});

/** Part of the page context that these components read. */
const page = { content: OTHER_CONTENT, contentPages: EXPECTED_PAGES } as PageContextValue;

function show(element: React.ReactElement) {
  return render(
    <PageContextProvider value={page}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </PageContextProvider>,
  );
}

test('the query in the address is trimmed and limited in length', () => {
  const choice = (search: string) => readFaqChoice(new URL(`https://site.example/faq${search}`));
  expect(choice('?keywords=%E3%80%80poe%20')).toEqual({ keywords: 'poe', category: '' });
  expect(choice('?category=%E5%9B%9E%E7%B7%9A')).toEqual({ keywords: '', category: '回線' });
  expect(choice(`?keywords=${'a'.repeat(300)}`).keywords).toHaveLength(200);
});

test('a list of many pages is read to its end, and an upstream that counts wrongly does not hold it', async () => {
  const asked: unknown[] = [];
  const api = createApi(async ({ query }) => {
    asked.push(query?.page);
    const list = query?.page === 1 ? [entry(1), entry(2, '回線')] : query?.page === 2 ? [entry(3)] : [];
    return {
      code: 200,
      message: 'OK',
      data: { list: list.map(onTheWire), total: 9, page: query?.page, limit: 100 },
    };
  });
  const questions = await loadQuestions(api, { keywords: '', category: '' });
  expect(asked).toEqual([1, 2, 3]);
  expect(groupQuestions(questions).map(({ name, items }) => [name, items.map(({ id }) => id)])).toEqual([
    ['給電', [1, 3]],
    ['回線', [2]],
  ]);
});

test('the description of a question is plain text of fitting length', () => {
  expect(describeAnswer(entry(1))).toBe('質問1ですか。「A&B」は使えます。');
  const long = describeAnswer({ ...entry(1), answer: `<p>${'あ'.repeat(300)}</p>` });
  expect(long).toHaveLength(120);
});

test('a few found answers are open, a list to look through is closed', () => {
  const { container, unmount } = show(<Questions items={[entry(1), entry(2)]} found />);
  expect(container.querySelectorAll('details[open]')).toHaveLength(2);
  unmount();
  const list = show(<Questions items={[entry(1), entry(2)]} />);
  expect(list.container.querySelectorAll('details[open]')).toHaveLength(0);
});

test("the search is a GET form that submits to the page's address", () => {
  show(<FaqSearch action="/faq" keywords="給電" />);
  const box = screen.getByRole('searchbox', { name: 'ご質問を検索' }) as HTMLInputElement;
  expect([box.name, box.value]).toEqual(['keywords', '給電']);
  expect(box.form?.getAttribute('method')).toBe('get');
  expect(box.form?.getAttribute('action')).toBe('/faq');
});
