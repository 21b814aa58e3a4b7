import { z } from 'zod';
import { pattern, text, urlName } from '../../records/fields.ts';

function isPattern(source: string): boolean {
  try {
    // Exactly one capturing group, which holds the value.
    return new RegExp(`${source}|`).exec('')?.length === 2;
  } catch {
    return false;
  }
}

const name = z.string().regex(/^[a-z][a-zA-Z0-9]*\.[a-zA-Z0-9]+$/, 'pon.connectorLoss の形で書いてください');

const ruleTitle = { title: '求め方' };

/** Derivation of a value from other facts or from the records (checks/products/derived-facts.ts). */
const derivation = z.discriminatedUnion(
  'rule',
  [
    /** Whole units that a budget leaves for a line after its losses. */
    z
      .strictObject({
        rule: z.literal('reach').meta(ruleTitle),
        budget: name.meta({ title: '使える損失', description: '事柄の名前' }),
        losses: z
          .array(
            z.strictObject({
              fact: name.meta({ title: '事柄の名前' }),
              times: z.int().positive().default(1).meta({ title: '個数' }),
            }),
          )
          .min(1)
          .meta({ title: '引く損失' }),
        perUnit: name.meta({ title: '1単位の損失', description: '線路の1単位(1kmなど)の損失の、事柄の名前' }),
        unit: text.meta({ title: '単位', description: '答えに付ける単位(例: km)' }),
        max: z.number().positive().optional().meta({ title: '上限' }),
      })
      .meta({ title: '届く距離' }),
    /** The month of the company history whose text contains these words. */
    z
      .strictObject({
        rule: z.literal('history-month').meta(ruleTitle),
        words: text.meta({ title: '言葉', description: '沿革の出来事にある言葉' }),
      })
      .meta({ title: '沿革の年月' }),
    /** The warranty of the models that match one pattern and not another. */
    z
      .strictObject({
        rule: z.literal('warranty-years').meta(ruleTitle),
        models: pattern.optional().meta({ title: '対象の型番', description: '正規表現' }),
        except: pattern.optional().meta({ title: '除く型番', description: '正規表現' }),
      })
      .meta({ title: '保証の年数' }),
    /** Products on sale with a function: a series where all have it, single models where only some do. */
    z
      .strictObject({
        rule: z.literal('models-with-function').meta(ruleTitle),
        function: text.meta({ title: '機能', description: '製品の functions にある言葉' }),
        category: urlName.meta({ title: 'カテゴリー', description: 'カテゴリーの urlName' }),
        field: text
          .optional()
          .meta({ title: '持つべき項目', description: 'この仕様の項目がある製品だけを数えます' }),
        series: pattern.meta({
          title: 'シリーズの部分',
          description: '型番のうちシリーズを表す部分の正規表現',
        }),
        seriesWord: text.meta({ title: 'シリーズの言い方', description: '例: シリーズ' }),
        suffix: text.meta({ title: '後に付ける言葉' }),
      })
      .meta({ title: '機能を持つ機種' }),
    /** Models on sale with an order code and a name that match. */
    z
      .strictObject({
        rule: z.literal('models-with-sku').meta(ruleTitle),
        sku: pattern.meta({ title: '品番', description: '正規表現' }),
        name: pattern.meta({ title: '品番の名前', description: '正規表現' }),
      })
      .meta({ title: '品番を持つ機種' }),
  ],
  {
    error: 'rule は reach、history-month、warranty-years、models-with-function、models-with-sku のどれかです',
  },
);
export type FactDerivation = z.infer<typeof derivation>;

/** content/facts.yaml: values that several texts cite, each written once. */
export const factsFile = z.array(
  z.strictObject({
    name: name.meta({
      title: '名前',
      description: '文では {{fact:名前}} と書いて使います(例: pon.connectorLoss)',
    }),
    meaning: text.meta({ title: '意味', description: '何の値か。編集する人のための説明です' }),
    value: text.meta({ title: '値', description: '文にそのまま入る形で、単位も書きます(例: 3.5dB)' }),
    derive: derivation
      .optional()
      .meta({ title: '値の求め方', description: 'ほかの事柄や記録から求まる値の場合に書きます' }),
    wordings: z
      .array(z.string().refine(isPattern, '値を囲む括弧が1組だけある正規表現で書いてください'))
      .default([])
      .meta({ title: '文での書かれ方', description: '値を直に書いた文を見つける正規表現。括弧1組が値です' }),
  }),
);

export type FactRecord = z.infer<typeof factsFile>[number];
