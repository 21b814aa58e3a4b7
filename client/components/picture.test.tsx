import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Focus } from '../../shared/api/picture.ts';
import { Cover } from './card/cover.tsx';
import { Picture } from './picture.tsx';

function show(range?: [number, number]) {
  const { container } = render(
    <Picture
      src="/media/photos/a-800.jpg"
      alt="事務所"
      width={1000}
      height={750}
      photoUrl="/media/photos/a"
      sizes="50vw"
      range={range}
    />,
  );
  return [...container.querySelectorAll('picture > source')];
}

test('a photograph offers its formats in order, in its widths, and reserves its space', () => {
  const offered = show();
  expect(offered.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
  expect(offered[0]?.getAttribute('srcset')).toBe(
    '/media/photos/a-400.avif 400w, /media/photos/a-800.avif 800w, /media/photos/a-1000.avif 1000w',
  );
  expect(offered.every((source) => source.getAttribute('sizes') === '50vw')).toBe(true);
  // Each visible source would be an item with a gap in cards with a row layout.
  expect(offered.every((source) => source.classList.contains('hidden'))).toBe(true);
  const image = screen.getByRole('img', { name: '事務所' });
  expect(image.parentElement).toBe(offered[0]?.parentElement);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1000', '750']);
  expect(image.getAttribute('srcset')).toContain('/media/photos/a-1000.jpg 1000w');
  expect([image.getAttribute('src'), image.getAttribute('sizes')]).toEqual([
    '/media/photos/a-800.jpg',
    '50vw',
  ]);
});

test('a small picture offers no more than the densest screen needs', () => {
  const [avif] = show([200, 400]);
  expect(avif?.getAttribute('srcset')).toBe('/media/photos/a-200.avif 200w, /media/photos/a-400.avif 400w');
});

test('a photograph is placed in its frame by its focus, and by its class without one', () => {
  const photo = { alt: '', width: 1000, height: 750, photoUrl: '/media/photos/a' };
  const placeOf = (focus?: Focus) => {
    const { container } = render(<Cover src="/media/photos/a-800.jpg" photo={{ ...photo, focus }} />);
    return container.querySelector('img')?.getAttribute('style');
  };
  expect(placeOf({ x: 20, y: 0 })).toBe('object-position: 20% 0%;');
  expect(placeOf()).toBeNull();
});

test('a photograph of a page gives the image no attributes of its other fields', () => {
  const made = {
    alt: '',
    width: 1000,
    height: 750,
    photoUrl: '/media/photos/a',
    imgUrl: '/media/photos/a-800.jpg',
  };
  const { container } = render(<Cover src={made.imgUrl} photo={made} />);
  expect(container.querySelector('img')?.getAttributeNames()).not.toContain('imgurl');
});

test('a drawing is a plain image', () => {
  const { container } = render(<Picture src="/media/products/a.svg" alt="" sizes="50vw" />);
  expect(container.querySelector('picture')).toBeNull();
  expect(container.querySelector('img')?.hasAttribute('sizes')).toBe(false);
});

test('a picture with several widths has its displayed width', () => {
  const { container } = render(
    <Picture src="/media/scenes/a-800.webp" srcSet="/media/scenes/a-800.webp 800w" alt="" sizes="50vw" />,
  );
  expect(container.querySelector('img')?.getAttribute('sizes')).toBe('50vw');
});
