import { z } from 'zod';
import { text } from '../../records/fields.ts';

const names = z.array(text).min(1).optional();

/** content/choices.yaml: names that records choose from, in the order of lists. Without a list, any name is valid. */
export const choicesFile = z.strictObject({
  /** In addition to the labels of the site (PRODUCT_LABELS). */
  labels: names.meta({
    title: '製品の札',
    description: '製品に付ける札。新製品、おすすめ、販売終了は、書かなくても使えます',
  }),
  industries: names.meta({ title: '業種', description: '導入事例とパートナーの業種' }),
  partnerLevels: names.meta({ title: 'パートナーの認定', description: '上のものから順に' }),
  fileKinds: names.meta({ title: '配布するファイルの種類', description: '証明書、CAD、MIBなど' }),
  warrantyContracts: names.meta({
    title: '保守契約',
    description: '保証状況の確認で示す契約の名前',
  }),
});

export type Choices = z.infer<typeof choicesFile>;
