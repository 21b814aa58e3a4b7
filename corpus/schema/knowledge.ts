import { z } from 'zod';
import {
  hot,
  id,
  publishedDay,
  relatedProducts,
  tags,
  text,
  top,
  updatedDay,
  urlName,
} from '../../records/fields.ts';
import { coverPhotos } from '../../records/photos.ts';

/** Editors' articles: the blog, and the technology part of the site. */

const article = {
  id,
  urlName,
  title: text.meta({ title: '見出し', description: '一覧とページの見出し' }),
  publishedOn: publishedDay,
  updatedOn: updatedDay.optional(),
  summary: text.meta({ title: '要約', description: '一覧と検索結果に出る1〜2文' }),
  tags,
  photos: coverPhotos,
  productIds: relatedProducts,
  top,
  hot,
};

/** content/blog/{date}-{urlName}.md */
export const blogFrontMatter = z.strictObject({
  ...article,
  category: text.meta({ title: '分類', description: 'pages/blog.yaml の words.categories のどれか' }),
});

/** content/technology/{urlName}.md */
export const technologyFrontMatter = z.strictObject({
  ...article,
  category: text.meta({ title: '分類', description: '一覧で記事をまとめる言葉' }),
});

export type ArticleRecord = z.infer<typeof technologyFrontMatter> & { body: string };
