import { z } from 'zod';
import {
  id,
  ids,
  largeLabel,
  largeValue,
  publishedDay,
  screensPath,
  text,
  updatedDay,
  urlName,
} from '../../records/fields.ts';
import { coverPhotos } from '../../records/photos.ts';
import { SCENE_KINDS } from '../../shared/scenes.ts';
import { checkConnections, configuration, surroundings } from './configuration.ts';

/** Front matter of the Markdown files. The body below it is the article's text. */

const lead = text.meta({ title: '導入文', description: '見出しの下と一覧に出る1〜2文' });
/** Scene with the record's products, at the head of its page and on its card. */
const scene = z.enum(SCENE_KINDS).optional().meta({
  title: '設置場所の絵',
  description: 'ページの先頭と一覧で製品を置いて見せる場所。写真があれば写真を出します',
});

/** content/solutions/{urlName}.md */
const solution = z.strictObject({
  id,
  urlName,
  name: text.meta({ title: '名前', description: '一覧とページの見出しに出る名前' }),
  order: z.int().positive().meta({
    title: '並び順',
    description: '一覧での位置(1から)。先頭からの数件は、site.yaml の solutionNames の名前がURLになります',
  }),
  updatedOn: updatedDay,
  lead,
  audience: text.meta({ title: '対象', description: 'どのような方のための提案か' }),
  figure: z
    .strictObject({ value: largeValue, label: largeLabel })
    .optional()
    .meta({ title: '大きな数字', description: 'ページの先頭に大きく見せる事実を1つ' }),
  challenges: z
    .array(text)
    .min(3)
    .max(5)
    .meta({ title: '課題', description: 'よくある課題を3〜5点、1点を1文で' }),
  outcomes: z
    .array(
      z.strictObject({
        label: text.meta({ title: '見出し', description: '数語で' }),
        text: text.meta({ title: '説明', description: '1〜2文で' }),
      }),
    )
    .min(3)
    .max(4)
    .meta({ title: '導入後の変化', description: '3〜4点' }),
  configuration: configuration.min(2),
  surroundings,
  scene,
  relatedCaseIds: ids.meta({ title: '関連する事例', description: '導入事例の番号の一覧' }),
  screens: screensPath,
  photos: coverPhotos,
});
export const solutionFrontMatter = solution.superRefine(checkConnections);

/** content/case-studies/{urlName}.md */
const caseStudy = z.strictObject({
  id,
  urlName,
  name: text.meta({ title: '見出し', description: '一覧とページの見出し' }),
  /** Never a real customer: described by place and kind, e.g. 北海道の自治体 K町様. */
  customer: text.meta({ title: 'お客様', description: '所在地と業種で書きます(例: 北海道の自治体 K町様)' }),
  industry: text.meta({ title: '業種', description: 'choices.yaml の industries のどれか' }),
  region: text.meta({ title: '地域', description: '都道府県など(例: 北海道)' }),
  publishedOn: publishedDay,
  featured: z
    .boolean()
    .default(false)
    .meta({ title: '注目', description: 'true なら、メニューとトップページにも出します' }),
  lead,
  scale: text.meta({ title: '規模', description: '台数や拠点の数(例: 庁舎3棟、アクセスポイント42台)' }),
  challenges: z
    .array(text)
    .min(2)
    .max(5)
    .meta({ title: '課題', description: '導入前の課題を2〜5点、1点を1文で' }),
  outcomes: z.array(text).min(2).max(5).meta({ title: '導入後の変化', description: '2〜5点、1点を1文で' }),
  productIds: z.array(id).min(1).meta({ title: '使った製品', description: '製品の番号の一覧。1つ以上' }),
  configuration: configuration.optional(),
  surroundings,
  scene,
  solutionId: id
    .optional()
    .meta({ title: '近いソリューション', description: 'ソリューションの番号。ページの終わりで案内します' }),
  photos: coverPhotos,
});
export const caseFrontMatter = caseStudy.superRefine(checkConnections);

export type SolutionRecord = z.infer<typeof solutionFrontMatter> & { body: string };
export type CaseRecord = z.infer<typeof caseFrontMatter> & { body: string };
