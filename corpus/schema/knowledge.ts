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

/** Editors' explanations: articles, questions and their common tags. */

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

/** content/faq/{urlName}.yaml: a category of questions. */
export const faqFile = z.strictObject({
  id,
  urlName,
  name: text.meta({ title: '分類の名前' }),
  lead: text.meta({ title: '導入文', description: '分類の見出しの下に出る1文' }),
  entries: z
    .array(
      z.strictObject({
        id,
        urlName,
        question: text.meta({ title: '質問', description: '訪問者の言葉で1文' }),
        answer: text.meta({ title: '答え', description: 'Markdown。最初の文で結論を書きます' }),
        updatedOn: updatedDay,
        tags,
        productIds: relatedProducts,
        hot,
        top,
      }),
    )
    .min(1)
    .meta({ title: '質問と答え' }),
});

/** content/inquiry-topics.yaml: topics that a visitor can choose for an inquiry. */
export const inquiryTopicsFile = z.array(
  z.strictObject({
    id,
    name: text.meta({ title: '名前', description: 'フォームで選ぶ項目の名前' }),
    note: text.meta({ title: '補足', description: '名前の横に出る例' }),
  }),
);

export type ArticleRecord = z.infer<typeof technologyFrontMatter> & { body: string };
export type FaqCategoryRecord = z.infer<typeof faqFile>;
export type FaqEntryRecord = FaqCategoryRecord['entries'][number];
export type InquiryTopicRecord = z.infer<typeof inquiryTopicsFile>[number];
