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
  const { style } = container.querySelector('img')!;
  return { narrow: style.getPropertyValue('--narrow'), wide: style.getPropertyValue('--wide') };
}

test('a banner without a focus is placed by its class', () => {
  expect(placed(WIDE)).toEqual({ narrow: '', wide: '' });
});

test('a wide photograph keeps its focus at every width', () => {
  expect(placed({ ...WIDE, photo: { ...PHOTO, focus: { x: 30, y: 0 } } })).toEqual({
    narrow: '30% 0%',
    wide: '30% 0%',
  });
});

test('the photograph for narrow windows has a focus of its own', () => {
  const narrow = { appImgUrl: '/media/photos/b-800.jpg', appPhoto: { ...PHOTO, focus: { x: 50, y: 10 } } };
  expect(placed({ ...WIDE, ...narrow })).toEqual({ narrow: '50% 10%', wide: '' });
});

test('a drawing for narrow windows has no focus of the wide photograph', () => {
  const parts = { photo: { ...PHOTO, focus: { x: 30, y: 0 } }, appImgUrl: '/images/a-sp.svg' };
  expect(placed({ ...WIDE, ...parts })).toEqual({ narrow: '', wide: '30% 0%' });
});
