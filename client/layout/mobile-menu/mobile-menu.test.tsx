import { beforeAll, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInSite, stubApi } from '../../../test/support/render-in-site.tsx';
import { screenMeasured, smallNavToggled } from '../../store/layout-slice.ts';
import { MENUS } from '../late-menus.ts';
import { MenuButton } from './menu-button.tsx';
import { MobileMenu } from './mobile-menu.tsx';

beforeAll(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

// Normally loaded when the pointer comes near.
beforeAll(() => MENUS.load());

function TestMenu() {
  return (
    <>
      <MenuButton />
      <MobileMenu />
    </>
  );
}

function openMenu() {
  stubApi([]);
  const site = renderInSite(<TestMenu />, { screenWidth: 375 });
  fireEvent.click(screen.getByRole('button', { name: 'メニュー' }));
  return site;
}

const dialog = () => screen.queryByRole('dialog', { name: 'メニュー' });

test('the menu opens over the page, which does not scroll behind it, and closes with its button', () => {
  openMenu();
  expect(dialog()).not.toBeNull();
  expect(document.documentElement.className).toBe('overflow-hidden');
  fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
  expect(dialog()).toBeNull();
  expect(document.documentElement.className).toBe('');
});

test('the menu stays at 992 px and closes above', () => {
  const { store } = openMenu();
  act(() => void store.dispatch(screenMeasured(992)));
  expect(dialog()).not.toBeNull();
  act(() => void store.dispatch(screenMeasured(993)));
  expect(dialog()).toBeNull();
  act(() => void store.dispatch(smallNavToggled(true)));
  expect(store.getState().layout.isShowSmallNav).toBe(false);
});

test('the products unfold to their categories, these to their sub-categories, which lead on and close the menu', async () => {
  const { router, store } = openMenu();
  fireEvent.click(screen.getByRole('button', { name: '製品情報' }));
  fireEvent.click(screen.getByRole('button', { name: 'スイッチ' }));
  expect(store.getState().selection).toMatchObject({ subId1: 0, subId2: 1 });
  fireEvent.click(screen.getByRole('link', { name: 'スマートスイッチ' }));
  await act(async () => {});
  expect(router.state.location.pathname).toBe('/products/switches/smart_11');
  expect(dialog()).toBeNull();
  expect(store.getState().layout.isShowSmallNav).toBe(false);
});
