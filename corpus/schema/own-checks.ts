import { z } from 'zod';
import { pattern, text } from '../../records/fields.ts';

/** content/checks.yaml: a vendor's own rules for its content, in addition to the checks of every site. */
export const ownChecksFile = z.strictObject({
  /** Articles and jobs may use them. */
  promises: z
    .array(
      z.strictObject({
        refuse: pattern.meta({ title: '使わない書き方', description: '正規表現' }),
        reason: text.meta({ title: '理由', description: 'どう書き直すか' }),
      }),
    )
    .default([])
    .meta({ title: '約束できないこと', description: '訪問者が得られないものを約束する書き方' }),
  conditions: z
    .array(
      z.strictObject({
        claim: pattern.meta({ title: '条件の要る文', description: '正規表現' }),
        needs: pattern.meta({ title: '条件', description: '同じ文章にあるべき言葉の正規表現' }),
        reason: text.meta({ title: '理由' }),
      }),
    )
    .default([])
    .meta({
      title: '条件を添えて書くこと',
      description: '数値や動作を書くときに、同じ記事、質問、製品の中で述べる条件',
    }),
  functionNames: z.array(pattern).default([]).meta({
    title: '機能の名前の形',
    description: '機能の名前に見える言葉の正規表現。当てはまる言葉は「機能の名前」にあることを求めます',
  }),
  productNews: z
    .boolean()
    .default(false)
    .meta({ title: '製品のお知らせ', description: '新製品と販売終了の製品に、お知らせがあることを求めます' }),
  partnersEverywhere: z.boolean().default(false).meta({
    title: '全国のパートナー',
    description: 'どの都道府県にも、受け持つパートナーがあることを求めます',
  }),
  partnersReachable: z.boolean().default(false).meta({
    title: 'パートナーの連絡先',
    description: 'どのパートナーにも、住所と電話番号があることを求めます',
  }),
});

export type OwnChecks = z.infer<typeof ownChecksFile>;
export const NO_OWN_CHECKS: OwnChecks = {
  promises: [],
  conditions: [],
  functionNames: [],
  productNews: false,
  partnersEverywhere: false,
  partnersReachable: false,
};
