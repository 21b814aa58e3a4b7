import { z } from 'zod';
import { solutionPath } from '../../shared/paths/params.ts';
import { checkConnections, configuration, links, surroundings } from '../configuration.ts';
import {
  caseId,
  id,
  largeLabel,
  largeValue,
  lead,
  scene,
  screensPath,
  text,
  updatedDay,
  urlName,
} from '../fields.ts';
import { inFolder, type RecordOf } from '../kind.ts';
import { coverPhotos } from '../photos.ts';

/** content/solutions/{urlName}.md */
const solution = z.strictObject({
  id,
  urlName,
  name: text.meta({ title: '名前', description: '一覧とページの見出しに出る名前' }),
  order: z.int().positive().meta({
    title: '並び順',
    description: '一覧での位置(1から)。先頭からの数件は、「会社とサイト」で決めた名前がURLになります',
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
  links,
  scene,
  relatedCaseIds: z.array(caseId).default([]).meta({ title: '関連する事例' }),
  screens: screensPath,
  photos: coverPhotos,
});
const solutionFrontMatter = solution.superRefine(checkConnections);

export const solutions = inFolder('markdown', 'solutions', {
  title: 'ソリューション',
  description: '用途ごとの課題と、製品の組み合わせの提案です。',
  newFile: '{urlName}.md',
  schema: solutionFrontMatter,
  pathOf: (record: { id: number }, { site, solutions: all }) =>
    solutionPath(
      site.solutionNames,
      record,
      all.findIndex(({ id: other }) => other === record.id),
    ),
});
export type SolutionRecord = RecordOf<typeof solutions>;
