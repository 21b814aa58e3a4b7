import { z } from 'zod';
import { day, id, pagePath, productId, text } from '../fields.ts';
import { inFile, type RecordOf } from '../kind.ts';
import { coverPhotos } from '../photos.ts';
import { pathOfWebinar } from './page.ts';

/** content/webinars.yaml: future and past webinars. */
const webinarsFile = z.array(
  z.strictObject({
    id,
    /** One webinar a day: the address contains the date. */
    date: day.meta({ title: '開催日', description: '2026-11-20 の形。1日に1回まで' }),
    hours: text.meta({ title: '時間', description: '14:00〜15:00 の形。日本時間で' }),
    full: z.boolean().default(false).meta({
      title: '満席',
      description: '満席になったら「はい」。参加のお申し込みを締め切り、録画のお申し込みを受け付けます',
    }),
    title: text.meta({ title: '題' }),
    lead: text.meta({ title: '導入文', description: '何を扱うかを1〜2文で' }),
    audience: text.meta({ title: '対象', description: 'どのような方に役立つか' }),
    chapters: z
      .array(
        z.strictObject({
          title: text.meta({ title: '章の題', description: '時間も書きます(例: 設計の手順(20分))' }),
          text: text.meta({ title: '内容', description: '1〜2文で' }),
        }),
      )
      .min(2)
      .meta({ title: '内容', description: '2章以上' }),
    takeaways: z.array(text).min(1).meta({ title: 'わかること', description: '1点を1文で' }),
    recorded: z.boolean().default(false).meta({ title: '録画', description: '録画を公開したら「はい」' }),
    next: z
      .array(
        z.strictObject({
          to: pagePath,
          title: text.meta({ title: '見出し' }),
          text: text.meta({ title: '説明' }),
        }),
      )
      .default([])
      .meta({ title: '次に読むもの', description: '開催した後のページで案内するページ' }),
    photos: coverPhotos,
    productIds: z.array(productId).min(1).meta({ title: '関連する製品' }),
  }),
);

export const webinars = inFile('list', 'webinars', {
  title: 'ウェビナー',
  description: 'これから開くウェビナーと、開催したウェビナーです。',
  schema: webinarsFile,
  pathOf: (record: { date: string }) => pathOfWebinar(record),
});
export type WebinarRecord = RecordOf<typeof webinars>;
