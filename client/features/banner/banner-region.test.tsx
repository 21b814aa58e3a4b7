import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Banner } from '../../../records/banner/wire.ts';
import { CAROUSEL_INTERVAL_MS } from '../../../shared/constants.ts';
import { layoutStart } from '../../store/layout-slice.ts';
import { makeStore } from '../../store/store.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { BannerRegion } from './banner-region.tsx';
import { BANNER_FRAME } from './banner-slide.tsx';

const STEP_MS = 200;

let reducedMotion = false;

beforeEach(() => {
  reducedMotion = false;
  window.dataLayer = [];
  window.matchMedia = (query) =>
    ({ matches: reducedMotion, media: query, addEventListener() {}, removeEventListener() {} }) as never;
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function banner(id: number, more: Partial<Banner> = {}): Banner {
  return {
    id,
    name: `お知らせ${id}`,
    imgUrl: `/images/${id}.svg`,
    linkUrl: `/news/${id}`,
    fromProduct: false,
    ...more,
  };
}

function show(content: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: content }]);
  return render(
    <Provider store={makeStore({ layout: layoutStart, catalogue: { cateList: [], soluList: [] } })}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

function showCarousel(banners = [banner(1), banner(2), banner(3)]) {
  jest.useFakeTimers();
  show(<BannerCarousel banners={banners} />);
}

/** Advances the clock in steps, because React renders only between them. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
  }
}

function shown(): string | null {
  return document.querySelector('[role="group"]:not([inert])')?.getAttribute('aria-label') ?? null;
}

test('renders empty without banners', () => {
  show(<BannerRegion banners={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('one banner stands alone, without arrows, indicators or a pause button', () => {
  show(<BannerRegion banners={[banner(1, { subTitle: '詳しい説明' })]} />);
  const region = screen.getByRole('region', { name: 'おすすめ情報' });
  expect(within(region).queryAllByRole('button')).toEqual([]);
  expect(within(region).getByRole('link', { name: 'お知らせ1' }).getAttribute('href')).toBe('/news/1');
  expect(within(region).getByText('詳しい説明')).toBeTruthy();
});

test('narrow windows get the app image', () => {
  const { container } = show(<BannerRegion banners={[banner(1, { appImgUrl: '/images/1-sp.svg' })]} />);
  const source = container.querySelector('source');
  expect(source?.getAttribute('media')).toBe('(max-width: 750px)');
  expect(source?.getAttribute('srcset')).toBe('/images/1-sp.svg');
});

test('a banner made from a product shows its details and has no link', () => {
  show(
    <BannerRegion
      banners={[banner(1, { fromProduct: true, subTitle: '副題', details: '<p>給電<b>370W</b></p>' })]}
    />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('370W')).toBeTruthy();
  expect(screen.queryByText('副題')).toBeNull();
});

test('an address of another site opens there', () => {
  show(<BannerRegion banners={[banner(1, { linkUrl: 'https://partner.example/x' })]} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://partner.example/x');
});

test('a click on a banner is reported with the address that it opens', () => {
  document.title = 'ホーム';
  show(<BannerRegion banners={[banner(1)]} />);
  fireEvent.click(screen.getByRole('link'));
  expect(window.dataLayer).toEqual([
    {
      event: 'banner_interaction',
      module: 'image',
      click_url: '/news/1',
      page_name: 'ホーム',
      page_category: 'home',
    },
  ]);
});

test('a click on a banner without a link is reported, except on links in its details', () => {
  const details = '<p><b>370W</b></p><p><a href="/news">詳細</a></p>';
  show(<BannerRegion banners={[banner(1, { fromProduct: true, details })]} />);
  fireEvent.click(screen.getByText('370W'));
  fireEvent.click(screen.getByRole('link'));
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ event: 'banner_interaction', module: 'image', click_url: '' }),
  ]);
});

test('a video of a lone banner can be paused, and does not start when little motion is wanted', () => {
  reducedMotion = true;
  const { container } = show(<BannerRegion banners={[banner(1, { videoUrl: '/media/loop.mp4' })]} />);
  expect(container.querySelector('video')).toBeNull();
  const pause = screen.getByRole('button', { name: '一時停止' });
  expect(pause.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(pause);
  const video = container.querySelector('video');
  expect(video?.muted).toBe(true);
  expect(video?.getAttribute('poster')).toBe('/images/1.svg');
});

test('a banner is never higher than the limit', () => {
  expect(BANNER_FRAME).toContain('max-h-[830px]');
});

test('several banners have named controls, and only the shown one can have the focus', () => {
  showCarousel();
  for (const name of ['前へ', '次へ', '一時停止']) expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(
    within(screen.getByRole('list', { name: '表示する項目' }))
      .getAllByRole('button')
      .map((indicator) => [indicator.getAttribute('aria-label'), indicator.getAttribute('aria-current')]),
  ).toEqual([
    ['1件目 お知らせ1', 'true'],
    ['2件目 お知らせ2', 'false'],
    ['3件目 お知らせ3', 'false'],
  ]);
  expect(
    [...document.querySelectorAll('[role="group"]')].map((slide) => slide.hasAttribute('inert')),
  ).toEqual([false, true, true]);
});

test('the next banner comes after the interval', async () => {
  showCarousel();
  await pass(CAROUSEL_INTERVAL_MS - 1);
  expect(shown()).toBe('3件中1件目');
  await pass(2);
  await pass(2);
  expect(shown()).toBe('3件中2件目');
});

test('the pause button stops the rotation and starts it again', async () => {
  showCarousel();
  const pause = screen.getByRole('button', { name: '一時停止' });
  fireEvent.click(pause);
  await pass(CAROUSEL_INTERVAL_MS * 2);
  expect(shown()).toBe('3件中1件目');
  expect(pause.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(pause);
  await pass(CAROUSEL_INTERVAL_MS + STEP_MS);
  expect(shown()).toBe('3件中2件目');
});

test('the rotation pauses while the pointer is over it or the focus is inside', async () => {
  showCarousel();
  const next = screen.getByRole('button', { name: '次へ' });
  fireEvent.mouseOver(next);
  await pass(CAROUSEL_INTERVAL_MS * 2);
  expect(shown()).toBe('3件中1件目');
  fireEvent.mouseOut(next);
  fireEvent.focus(next);
  await pass(CAROUSEL_INTERVAL_MS * 2);
  expect(shown()).toBe('3件中1件目');
  fireEvent.blur(next);
  await pass(CAROUSEL_INTERVAL_MS + STEP_MS);
  expect(shown()).toBe('3件中2件目');
});

test('the rotation does not start by itself with reduced motion', async () => {
  reducedMotion = true;
  showCarousel();
  await pass(CAROUSEL_INTERVAL_MS * 3);
  expect(shown()).toBe('3件中1件目');
});

test('arrows and indicators bring up a banner and are reported', async () => {
  showCarousel();
  fireEvent.click(screen.getByRole('button', { name: '前へ' }));
  await pass(800);
  expect(shown()).toBe('3件中3件目');
  fireEvent.click(screen.getByRole('button', { name: '2件目 お知らせ2' }));
  await pass(800);
  expect(shown()).toBe('3件中2件目');
  expect(window.dataLayer).toMatchObject([
    { event: 'banner_interaction', module: 'arrow', click_url: '/news/3' },
    { event: 'banner_interaction', module: 'indicators', click_url: '/news/2' },
  ]);
});
