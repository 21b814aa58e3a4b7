import { beforeAll, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderInSite, stubApi } from '../../../test/support/render-in-site.tsx';
import { MENUS } from '../late-menus.ts';
import { Header } from './header.tsx';

// Normally loaded when the pointer comes near.
beforeAll(() => MENUS.load());

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const settle = () => act(async () => {});

test('the product menu opens from its button and leads to every category and sub-category', () => {
  stubApi([]);
  renderInSite(<Header />);
  fireEvent.click(button('製品情報'));
  expect(isOpen('製品情報')).toBe(true);
  expect(href('スイッチ')).toBe('/products/switches');
  expect(href('スマートスイッチ')).toBe('/products/switches/smart_11');
  expect(href('光アクセス')).toBe('/products/optical-access');
  expect(href('G.hn アクセス')).toBe('/products/optical-access/ghn_43');
});

test('the category that has the focus is the chosen one, and closing forgets it', () => {
  stubApi([]);
  const { store } = renderInSite(<Header />);
  fireEvent.click(button('製品情報'));
  act(() => screen.getByRole('link', { name: 'G.hn アクセス' }).focus());
  expect(store.getState().selection.chooseId).toBe(4);
  expect(document.querySelector('img[src="/images/categories/optical-access.svg"]')).not.toBeNull();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(store.getState().selection.chooseId).toBeNull();
});

test('Escape closes a panel and gives the focus back to its button', () => {
  stubApi([]);
  renderInSite(<Header />);
  fireEvent.click(button('製品情報'));
  act(() => screen.getByRole('link', { name: 'スイッチ' }).focus());
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(isOpen('製品情報')).toBe(false);
  expect(document.activeElement).toBe(button('製品情報'));
});

test('a panel closes when the focus moves on, when the page is pressed, and when another one opens', () => {
  stubApi([]);
  renderInSite(<Header />);
  fireEvent.click(button('サポート'));
  act(() => button('企業情報').focus());
  expect(isOpen('サポート')).toBe(false);

  fireEvent.click(button('サポート'));
  fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }));
  expect(isOpen('サポート')).toBe(false);

  fireEvent.click(button('サポート'));
  fireEvent.click(button('技術・ナレッジ'));
  expect([isOpen('サポート'), isOpen('技術・ナレッジ')]).toEqual([false, true]);
});

test('a panel closes after a navigation', async () => {
  stubApi([]);
  const { router } = renderInSite(<Header />);
  fireEvent.click(button('企業情報'));
  fireEvent.click(screen.getByRole('link', { name: /会社概要/ }));
  await settle();
  expect(router.state.location.pathname).toBe('/company/profile');
  expect(isOpen('企業情報')).toBe(false);
});

test('when the API is down, the panels show the data of the page', async () => {
  stubApi();
  renderInSite(<Header />);
  fireEvent.click(button('ソリューション'));
  await settle();
  expect(href('オフィス無線LAN')).toBe('/solutions/office-wireless-lan.html');
  fireEvent.click(button('導入事例'));
  await settle();
  expect(href('導入事例の一覧')).toBe('/case-studies');
});

test('the solutions are fetched once, when their panel opens for the first time', async () => {
  const calls = stubApi({
    list: [{ id: 6, name: '工場・倉庫', webUrl: '/solutions/_6.html' }],
    total: 1,
    page: 1,
    limit: 10,
  });
  renderInSite(<Header />);
  expect(calls).not.toHaveBeenCalled();
  fireEvent.click(button('ソリューション'));
  expect(href('オフィス無線LAN')).toBe('/solutions/office-wireless-lan.html');
  await settle();
  expect(href('工場・倉庫')).toBe('/solutions/_6.html');
  fireEvent.click(button('ソリューション'));
  fireEvent.click(button('ソリューション'));
  await settle();
  expect(calls.mock.calls.map(([url]) => url)).toEqual(['/api/solution/pageList?limit=10&page=1&isIndex=1']);
});

test('the search panel toggles, and its box has the focus when it opens', () => {
  stubApi([]);
  renderInSite(<Header />);
  const search = within(screen.getByRole('search', { name: 'サイト内検索' }));
  const [toggle] = search.getAllByRole('button', { name: '検索' });
  fireEvent.click(toggle!);
  expect(document.activeElement).toBe(search.getByRole('combobox', { name: 'サイト内検索' }));
  fireEvent.click(toggle!);
  expect(search.queryByRole('combobox')).toBeNull();
});
