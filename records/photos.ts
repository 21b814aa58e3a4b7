import { z } from 'zod';
import { photoRecord } from '../shared/pages/photo-record.ts';

export type { PhotoRecord } from '../shared/pages/photo-record.ts';

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

const onePhoto = z.array(photoRecord).max(1, '写真は1枚です').default([]);

/** The picture of an article: a photograph or a drawing. */
export const coverPhotos = onePhoto.meta({
  title: '写真か絵',
  description: '一覧、ページの先頭、共有したリンクに出る写真か絵。1枚まで',
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
