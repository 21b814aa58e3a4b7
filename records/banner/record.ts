import { z } from 'zod';
import { id, markdown, pagePath, picturePath, productId, sitePath, text } from '../fields.ts';
import { inFile } from '../kind.ts';
import { bannerPhotos, phoneBannerPhotos } from '../photos.ts';

/** An entry of content/banners.yaml */
const banner = z
  .strictObject({
    id,
    type: z.literal([1, 2, 3, 4]).meta({
      title: '出す場所',
      names: { 1: 'トップページ', 2: '製品', 3: 'ソリューション', 4: '導入事例' },
    }),
    advertisementName: text.meta({
      title: '社内での呼び名',
      description: 'アクセス解析に出る名前。ページには出ません',
    }),
    name: text.meta({ title: '見出し', description: 'バナーの上に大きく出る文' }),
    subTitle: text.optional().meta({ title: '副題', description: '見出しの下の1文' }),
    details: markdown
      .optional()
      .meta({ title: '詳しい説明', description: 'Markdown。製品を見せるバナーにだけ書きます' }),
    fromProduct: z.boolean().default(false).meta({
      title: '製品を見せる',
      description: '「はい」なら、詳しい説明を並べて出し、バナーからのリンクはなくなります',
    }),
    productId: productId.optional().meta({ title: '製品', description: '見せる製品' }),
    imgUrl: picturePath.optional().meta({
      title: '画像',
      description: '広い画面の画像(例: /images/banners/spring.svg)。写真があれば要りません',
    }),
    appImgUrl: picturePath
      .optional()
      .meta({ title: '狭い画面の画像', description: '幅750pxまでの画面の画像' }),
    videoUrl: sitePath
      .optional()
      .meta({ title: '動画', description: '画像に重ねて繰り返す、音のない短い動画。600KBまで' }),
    linkUrl: pagePath.optional().meta({ title: 'リンク先', description: '押したときに開くページ' }),
    photos: bannerPhotos,
    appPhotos: phoneBannerPhotos,
  })
  .refine(({ imgUrl, photos }) => imgUrl !== undefined || photos.length > 0, {
    path: ['imgUrl'],
    error: 'imgUrl か photos のどちらかが必要です',
  });

const BANNER_PAGES = ['/', '/products', '/solutions', '/case-studies'] as const;

export const banners = inFile('list', 'banners', {
  title: 'バナー',
  description: 'トップページなどの先頭で切り替わる大きな案内です。',
  schema: z.array(banner),
  pathOf: ({ type }: { type: number }) => BANNER_PAGES[type - 1],
});
