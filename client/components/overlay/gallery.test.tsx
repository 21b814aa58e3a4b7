import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Gallery } from './gallery.tsx';

const PICTURES = ['外観', '前面', '背面'].map((view) => ({
  imgUrl: `/media/products/ms0000-${view}.svg`,
  alt: `MS0000 ${view}`,
  width: 1200,
  height: 900,
}));

beforeAll(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

function large() {
  return within(screen.getByRole('link', { name: /拡大/ })).getByRole('img');
}

test('a thumbnail shows its picture large; a click for a new tab is left to the browser', () => {
  render(<Gallery pictures={PICTURES} label="MS0000の画像" />);
  expect(large().getAttribute('alt')).toBe('MS0000 外観');
  const back = screen.getByRole('link', { name: 'MS0000 背面' });
  expect(fireEvent.click(back)).toBe(false);
  expect(large().getAttribute('src')).toBe('/media/products/ms0000-背面.svg');
  expect(back.getAttribute('aria-current')).toBe('true');
  const leave = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', leave, { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'MS0000 前面' }), { ctrlKey: true });
  expect(leave).toHaveBeenCalled();
  expect(large().getAttribute('alt')).toBe('MS0000 背面');
});

test('in the large view the arrow keys wrap around', () => {
  render(<Gallery pictures={PICTURES} label="MS0000の画像" />);
  fireEvent.click(screen.getByRole('link', { name: /拡大/ }));
  const dialog = screen.getByRole('dialog', { name: 'MS0000の画像' });
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(within(dialog).getByText('3 / 3')).toBeDefined();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(within(dialog).getByText('1 / 3')).toBeDefined();
  expect(within(dialog).getByRole('button', { name: '閉じる' })).toBeDefined();
});

test('the first picture loads at once, and its space is reserved', () => {
  render(<Gallery pictures={PICTURES} label="MS0000の画像" />);
  expect(large().getAttribute('loading')).toBeNull();
  expect(large().getAttribute('width')).toBe('1200');
  expect(large().getAttribute('height')).toBe('900');
});

test('thumbnails of photographs are one small file each', () => {
  const photoUrl = '/media/photos/a';
  const photo = { imgUrl: `${photoUrl}-800.jpg`, alt: '天井の製品', width: 1200, height: 800, photoUrl };
  const drawn = { imgUrl: '/media/products/a.svg', alt: '正面', width: 1200, height: 900 };
  const { container } = render(<Gallery pictures={[photo, drawn]} label="写真" />);
  const thumbs = [...container.querySelectorAll<HTMLImageElement>('li a > img')];
  expect(thumbs.map((thumb) => thumb.getAttribute('src'))).toEqual([
    '/media/photos/a-400.jpg',
    '/media/products/a.svg',
  ]);
});
