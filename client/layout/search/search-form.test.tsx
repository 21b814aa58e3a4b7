import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInSite, stubApi } from '../../../test/support/render-in-site.tsx';
import { SearchForm } from './search-form.tsx';

const models = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    urlName: `ma35${index}`,
    modeName: `MA35${index}`,
  }));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const box = () => screen.getByRole('combobox', { name: 'サイト内検索' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('an empty keyword is not sent; the warning stays for two seconds', async () => {
  stubApi([]);
  const { router } = renderInSite(<SearchForm />);
  fireEvent.click(screen.getByRole('button', { name: '検索' }));
  expect(screen.getByRole('alert').textContent).toBe('モデル名などのキーワードを入力');
  await wait(1_999);
  expect(screen.getByRole('alert').textContent).toBe('モデル名などのキーワードを入力');
  await wait(1);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(router.state.location.pathname).toBe('/');
});

test('the box is a plain GET form to the search page, so that it works without script', () => {
  stubApi([]);
  renderInSite(<SearchForm />);
  const form = box().closest('form');
  expect([form?.getAttribute('action'), form?.method, box().getAttribute('name')]).toEqual([
    '/search',
    'get',
    'value',
  ]);
});

test('ten models at most are listed, and more than ten lead to the search page', async () => {
  stubApi(models(11));
  renderInSite(<SearchForm />);
  type('MA35');
  await wait(200);
  const options = screen.getAllByRole('option');
  expect(options).toHaveLength(10);
  expect(options[0]?.getAttribute('href')).toBe('/products/ma350_p1.html');
  expect(screen.getByRole('link', { name: 'もっと見る' }).getAttribute('href')).toBe('/search?value=MA35');
});

test('ten models are all of them', async () => {
  stubApi(models(10));
  renderInSite(<SearchForm />);
  type('MA35');
  await wait(200);
  expect(screen.getAllByRole('option')).toHaveLength(10);
  expect(screen.queryByRole('link', { name: 'もっと見る' })).toBeNull();
});

test('an approximate match of a model is marked as such', async () => {
  stubApi(['MA3511', 'MA3551-24'].map((modeName, index) => ({ id: index, urlName: 'x', modeName })));
  renderInSite(<SearchForm />);
  type('ma-3551');
  await wait(200);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'MA3511近い型番',
    'MA3551-24',
  ]);
});

test('only the last of several quick inputs is requested, and a running call is aborted', async () => {
  const calls = stubApi(models(1));
  renderInSite(<SearchForm />);
  type('M');
  await wait(100);
  type('MA');
  await wait(200);
  expect(calls.mock.calls.map(([url]) => url)).toEqual(['/api/goods/listSuggestGoodsModel?keywords=MA']);

  calls.mockImplementation(() => new Promise(() => {}));
  type('MA3');
  await wait(200);
  const signal = calls.mock.calls.at(-1)?.[1]?.signal;
  type('MA35');
  expect(signal?.aborted).toBe(true);
});

test('a failed call empties the list', async () => {
  stubApi(models(3));
  renderInSite(<SearchForm />);
  type('MA35');
  await wait(200);
  expect(screen.getAllByRole('option')).toHaveLength(3);
  stubApi();
  type('MA3');
  await wait(200);
  expect(screen.queryAllByRole('option')).toHaveLength(0);
});

test('no suggestion is requested and no form submitted while an input method composes', async () => {
  const calls = stubApi(models(1));
  const { router } = renderInSite(<SearchForm />);
  fireEvent.compositionStart(box());
  type('すいっち');
  await wait(1_000);
  expect(fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })).toBe(false);
  fireEvent.submit(box().closest('form')!);
  await wait(0);
  expect(calls).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/');

  fireEvent.compositionEnd(box());
  // Safari fires the keydown of the Enter that ended the composition after its end, with the input method's
  // key code.
  expect(fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })).toBe(false);
  await wait(200);
  expect(calls).toHaveBeenCalledTimes(1);
});

test('the arrow keys move through the list, Enter opens the entry, Escape closes the list', async () => {
  stubApi(models(2));
  const { router } = renderInSite(<SearchForm />);
  type('MA35');
  await wait(200);
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  const active = screen.getByRole('option', { selected: true });
  expect(active.textContent).toBe('MA351');
  expect(box().getAttribute('aria-activedescendant')).toBe(active.id);
  fireEvent.keyDown(box(), { key: 'Enter' });
  await wait(0);
  expect(router.state.location.pathname).toBe('/products/ma351_p2.html');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(screen.queryAllByRole('option')).toHaveLength(0);
});

const hit = (type: number, url: string, values: object = {}) => ({
  type,
  id: 1,
  urlName: 'x',
  url,
  name: `名前${url}`,
  match: 'text',
  heading: [],
  snippet: [],
  ...values,
});

/** Stubs the search with a list of hits; no model has this name. */
function stubSearch(list: object[]) {
  return stubApi().mockImplementation(async (url) =>
    Response.json({
      code: 200,
      message: '成功',
      data: String(url).includes('listSuggest') ? [] : { list, total: list.length, page: 1, limit: 8 },
    }),
  );
}

test('words that name no model find products, pages and articles, each kind together', async () => {
  stubSearch([
    hit(8, '/faq'),
    hit(1, '/products/a_p1.html', { modeName: 'MS5500', ended: true }),
    hit(4, '/news/a_1.html'),
  ]);
  const { router } = renderInSite(<SearchForm />);
  type('保証');
  await wait(200);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    '製品',
    'ページ',
    '記事',
  ]);
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('販売終了');
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  fireEvent.keyDown(box(), { key: 'Enter' });
  await wait(0);
  expect(router.state.location.pathname).toBe('/news/a_1.html');
});

test('an unknown model name is reported as such, next to similar ones', async () => {
  stubSearch([hit(1, '/products/a_p1.html', { modeName: 'MC3000', match: 'near' })]);
  renderInSite(<SearchForm />);
  type('C9300');
  await wait(200);
  expect(screen.getByText(/という型番の製品はありません/).textContent).toContain('「C9300」');
  expect(screen.getByRole('option').textContent).toContain('近い型番');
});

test('a single letter only requests models', async () => {
  const calls = stubSearch([]);
  renderInSite(<SearchForm />);
  type('保');
  await wait(200);
  expect(calls).toHaveBeenCalledTimes(1);
});
