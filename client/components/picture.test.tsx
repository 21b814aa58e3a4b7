import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const SOURCES = [
  { type: 'image/avif', srcSet: '/media/photos/a-400.avif 400w' },
  { type: 'image/jpeg', srcSet: '/media/photos/a-400.jpg 400w' },
];

test('a photograph offers its formats in order, and reserves its space', () => {
  const { container } = render(
    <Picture
      src="/media/photos/a-400.jpg"
      alt="事務所"
      width={400}
      height={300}
      sources={SOURCES}
      sizes="50vw"
    />,
  );
  const offered = [...container.querySelectorAll('picture > source')];
  expect(offered.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/jpeg']);
  expect(offered.every((source) => source.getAttribute('sizes') === '50vw')).toBe(true);
  // Each would take a place, and the gap beside it, in a card that lays its parts in a row.
  expect(offered.every((source) => source.classList.contains('hidden'))).toBe(true);
  const image = screen.getByRole('img', { name: '事務所' });
  expect(image.parentElement).toBe(offered[0]?.parentElement);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['400', '300']);
});

test('a drawing is a plain image', () => {
  const { container } = render(<Picture src="/media/products/a.svg" alt="" sizes="50vw" />);
  expect(container.querySelector('picture')).toBeNull();
  expect(container.querySelector('img')?.hasAttribute('sizes')).toBe(false);
});

test('one that comes in widths says how wide it is shown', () => {
  const { container } = render(
    <Picture src="/media/scenes/a-800.webp" srcSet="/media/scenes/a-800.webp 800w" alt="" sizes="50vw" />,
  );
  expect(container.querySelector('img')?.getAttribute('sizes')).toBe('50vw');
});
