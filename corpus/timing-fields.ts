import { z } from 'zod';

const moment = '「2026-12-01 09:00」の形(日本時間)。時刻を省くと0時です';

/** The fields of the publication period of a record or list item, for editors; `readTiming` reads them. */
export const timingFields = z.strictObject({
  publishFrom: z.string().optional().meta({ title: '公開の始まり', description: moment }),
  publishUntil: z.string().optional().meta({ title: '公開の終わり', description: moment }),
  draft: z
    .boolean()
    .optional()
    .meta({ title: '非表示にする', description: '「はい」の間は、公開してもサイトに出ません' }),
});
