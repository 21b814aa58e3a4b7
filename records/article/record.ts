import { z } from 'zod';
import { blogPath, technologyPath } from '../../shared/paths/params.ts';
import { chosenFrom } from '../../shared/reference.ts';
import { hot, id, publishedDay, relatedProducts, tags, text, top, updatedDay, urlName } from '../fields.ts';
import { inFolder, type RecordOf } from '../kind.ts';
import { coverPhotos } from '../photos.ts';
import { figure } from './figure.ts';

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
const blogFrontMatter = z.strictObject({
  ...article,
  category: text.meta({ title: '分類', ...chosenFrom('blogCategories') }),
});

/** content/technology/{urlName}.md */
const technologyFrontMatter = z.strictObject({
  ...article,
  category: text.meta({ title: '分類', description: '一覧で記事をまとめる言葉' }),
  figure,
});

export const blog = inFolder('markdown', 'blog', {
  title: 'ブログ',
  description: '現場や開発の話題を書く記事です。',
  newFile: '{publishedOn}-{urlName}.md',
  schema: blogFrontMatter,
  pathOf: ({ urlName }: { urlName: string }) => blogPath({ slug: urlName }),
});

export const technology = inFolder('markdown', 'technology', {
  title: '技術記事',
  description: '規格や設計の基礎を説明する記事です。',
  newFile: '{urlName}.md',
  schema: technologyFrontMatter,
  pathOf: ({ urlName }: { urlName: string }) => technologyPath({ slug: urlName }),
});

export type ArticleRecord = RecordOf<typeof technology>;
