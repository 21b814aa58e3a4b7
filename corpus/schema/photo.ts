import { z } from 'zod';
import { photoRecord } from '../../shared/pages/photo-record.ts';

export type { PhotoRecord } from '../../shared/pages/photo-record.ts';

/** Photographs of a product, in the order of its gallery: each must carry information. */
export const photos = z
  .array(
    photoRecord.check(
      z.refine(({ decorative }) => !decorative, {
        path: ['decorative'],
        error: '製品の写真は飾りではありません。何が写っているかを alt に書いてください',
      }),
    ),
  )
  .default([])
  .meta({
    title: '写真',
    description: '描いた図より先に見せる写真。1枚目は一覧にも出ます',
  });

const onePhoto = z.array(photoRecord).max(1, '表紙の写真は1枚です').default([]);

/** The photograph on the cover of an article. */
export const coverPhotos = onePhoto.meta({
  title: '表紙の写真',
  description: '描いた表紙の代わりに見せる写真。1枚まで',
});
export const newsPhotos = onePhoto.meta({
  title: '写真',
  description: 'ページの本文の上に見せる写真。1枚まで',
});
export const bannerPhotos = onePhoto.meta({
  title: '写真',
  description: '画像(imgUrl)の代わりに見せる横長の写真。1枚まで',
});
export const phoneBannerPhotos = onePhoto.meta({
  title: '狭い画面の写真',
  description: '幅750pxまでの画面に見せる縦長の写真。1枚まで。なければ横長の写真を切り取ります',
});
