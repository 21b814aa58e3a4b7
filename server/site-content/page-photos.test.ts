import { expect, test } from '@jest/globals';
import type { PageRecord } from '../../shared/pages/page-schema.ts';
import { type MadePhotos, pagesWithPhotos } from './page-photos.ts';
import { createSitePages } from './site-pages.ts';

const PAGE: PageRecord = {
  ...{ path: '/company', title: '会社情報', description: '説明', updated: '2026-04-01' },
  sections: [{ blocks: [{ kind: 'photo', photo: { file: 'photos/office.jpg', alt: '社屋' } }] }],
} as never;
const MADE = {
  width: 1_200,
  height: 800,
  photoUrl: '/media/photos/office',
  imgUrl: '/media/photos/office.jpg',
};

function pagesOf(photos: MadePhotos) {
  const { find } = pagesWithPhotos(createSitePages([PAGE], []), photos);
  return () => find('/company');
}

test('photographs are added to a page once per state of the media', () => {
  let made: typeof MADE | undefined;
  const photos = { version: 0, find: () => made };
  const page = pagesOf(photos);
  const before = page();
  expect(JSON.stringify(before)).not.toContain(MADE.imgUrl);
  expect(page()).toBe(before);

  made = MADE;
  photos.version = 1;
  const after = page();
  expect(JSON.stringify(after)).toContain('{"width":1200,"height":800,');
  expect(JSON.stringify(after)).toContain('"imgUrl":"/media/photos/office.jpg","alt":"社屋"');
  expect(page()).toBe(after);
});
