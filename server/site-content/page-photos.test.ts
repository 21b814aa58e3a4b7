import { expect, test } from '@jest/globals';
import type { PageRecord } from '../../shared/pages/page-schema.ts';
import { pagesWithPhotos } from './page-photos.ts';
import { createSitePages } from './site-pages.ts';

const PAGE: PageRecord = {
  ...{ path: '/company', title: '会社情報', description: '説明', updated: '2026-04-01' },
  sections: [{ blocks: [{ kind: 'photo', photo: { file: 'photos/office.jpg', alt: '社屋' } }] }],
} as never;
const MADE = {
  width: 1_200,
  height: 800,
  photoUrl: '/media/photos/office',
  preview: '/media/photos/office.jpg',
};

test('photographs are added to a page once per state of the media', () => {
  let photos: Record<string, typeof MADE> = {};
  const media = { version: 0 };
  const { find } = pagesWithPhotos(createSitePages([PAGE], []), media, () => ({ photos }));
  const page = () => find('/company');
  const before = page();
  expect(JSON.stringify(before)).not.toContain(MADE.photoUrl);
  expect(page()).toBe(before);

  photos = { 'photos/office.jpg': MADE };
  media.version = 1;
  const after = page();
  expect(JSON.stringify(after)).toContain('{"width":1200,"height":800,');
  expect(JSON.stringify(after)).toContain('"imgUrl":"/media/photos/office-800.jpg","alt":"社屋"');
  expect(page()).toBe(after);
});
