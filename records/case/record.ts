import { z } from 'zod';
import { casePath } from '../../shared/paths/params.ts';
import { chosenFrom } from '../../shared/reference.ts';
import { checkConnections, configuration, links, surroundings } from '../configuration.ts';
import { id, lead, productId, publishedDay, scene, solutionId, text, urlName } from '../fields.ts';
import { inFolder, type RecordOf } from '../kind.ts';
import { coverPhotos } from '../photos.ts';
import { chart } from './chart.ts';

/** content/case-studies/{urlName}.md */
const caseStudy = z.strictObject({
  id,
  urlName,
  name: text.meta({ title: '見出し', description: '一覧とページの見出し' }),
  /** Never a real customer: described by place and kind, e.g. 北海道の自治体 K町様. */
  customer: text.meta({ title: 'お客様', description: '所在地と業種で書きます(例: 北海道の自治体 K町様)' }),
  industry: text.meta({ title: '業種', ...chosenFrom('industries') }),
  region: text.meta({ title: '地域', description: '都道府県など(例: 北海道)' }),
  publishedOn: publishedDay,
  featured: z
    .boolean()
    .default(false)
    .meta({ title: '注目', description: '「はい」なら、メニューとトップページにも出します' }),
  lead,
  scale: text.meta({ title: '規模', description: '台数や拠点の数(例: 庁舎3棟、アクセスポイント42台)' }),
  challenges: z
    .array(text)
    .min(2)
    .max(5)
    .meta({ title: '課題', description: '導入前の課題を2〜5点、1点を1文で' }),
  outcomes: z.array(text).min(2).max(5).meta({ title: '導入後の変化', description: '2〜5点、1点を1文で' }),
  productIds: z.array(productId).min(1).meta({ title: '使った製品', description: '1つ以上' }),
  configuration: configuration.optional(),
  surroundings,
  links,
  chart,
  scene,
  solutionId: solutionId
    .optional()
    .meta({ title: '近いソリューション', description: 'ページの終わりで案内します' }),
  photos: coverPhotos,
});
const caseFrontMatter = caseStudy.superRefine(checkConnections);

export const cases = inFolder('markdown', 'case-studies', {
  title: '導入事例',
  description: 'お客様の課題、構成、導入後の変化を伝える記事です。',
  newFile: '{urlName}.md',
  schema: caseFrontMatter,
  pathOf: (record: { urlName: string }) => casePath({ slug: record.urlName }),
});
export type CaseRecord = RecordOf<typeof cases>;
