import { z } from 'zod';
import { pattern, text, urlName } from '../../records/fields.ts';

/** content/functions.yaml: the functions that texts name, each with the words by which records and texts name it. */
export const functionsFile = z.array(
  z.strictObject({
    urlName,
    name: text.meta({ title: '機能の名前', description: '比較、絞り込み、記事に出る名前' }),
    facet: z.boolean().optional().meta({
      title: '絞り込み',
      description: '「はい」なら、製品の絞り込みの条件に出ます。製品を選び分けられる機能に選びます',
    }),
    meaning: text.meta({ title: '説明', description: '何をする機能かを1文で' }),
    words: pattern.optional().meta({
      title: '書かれ方',
      description: '製品の functions と文で、この機能を表す言葉の正規表現。書かなければ、名前のとおり',
    }),
  }),
);

export type FunctionRecord = z.infer<typeof functionsFile>[number];
