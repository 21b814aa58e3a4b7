import { beforeEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { Banner } from '../../../records/banner/wire.ts';
import { BannerMedia } from './banner-media.tsx';

const PHOTO = { alt: '', width: 2000, height: 1200, photoUrl: '/media/photos/a' };
const WIDE = { imgUrl: '/media/photos/a-800.jpg', photo: PHOTO };

beforeEach(() => {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as never;
});

function placed(parts: Partial<Banner>) {
  const banner = { id: 1, title: '', details: '', ...parts } as unknown as Banner;
  const { container } = render(<BannerMedia banner={banner} first playing={false} />);
  const { className, style } = container.querySelector('img')!;
  return {
    classes: className.split(' ').filter((name) => /object-(?!cover)/.test(name)),
    narrow: style.getPropertyValue('--focus-narrow'),
    wide: style.getPropertyValue('--focus-wide'),
  };
}

const AS_DRAWN = ['md:object-left', 'md:max-lg:object-[70%_50%]'];

test('a banner without a focus keeps the right of a wide picture and the foot of a narrow one', () => {
  expect(placed(WIDE)).toEqual({ classes: ['object-bottom', ...AS_DRAWN], narrow: '', wide: '' });
});

test('a wide photograph keeps its focus at every width', () => {
  expect(placed({ ...WIDE, photo: { ...PHOTO, focus: { x: 30, y: 0 } } })).toEqual({
    classes: ['max-md:object-(--focus-narrow)', 'md:object-(--focus-wide)'],
    narrow: '30% 0%',
    wide: '30% 0%',
  });
});

test('the photograph for narrow windows has a focus of its own', () => {
  const narrow = { appImgUrl: '/media/photos/b-800.jpg', appPhoto: { ...PHOTO, focus: { x: 50, y: 10 } } };
  expect(placed({ ...WIDE, ...narrow })).toEqual({
    classes: ['max-md:object-(--focus-narrow)', ...AS_DRAWN],
    narrow: '50% 10%',
    wide: '',
  });
});

test('a drawing for narrow windows has no focus of the wide photograph', () => {
  const parts = { photo: { ...PHOTO, focus: { x: 30, y: 0 } }, appImgUrl: '/images/a-sp.svg' };
  expect(placed({ ...WIDE, ...parts })).toMatchObject({ narrow: '', wide: '30% 0%' });
});
