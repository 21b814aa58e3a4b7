import { z } from 'zod';
import { newsPath } from '../../shared/paths/params.ts';
import { chosenFrom } from '../../shared/reference.ts';
import { day, id, publishedDay, relatedProducts, text, updatedDay, urlName } from '../fields.ts';
import { inFolder, type RecordOf } from '../kind.ts';
import { newsPhotos } from '../photos.ts';

/** content/news/{date}-{slug}.md; the address is /news/{slug}_{id}.html */
const newsFrontMatter = z.strictObject({
  id,
  slug: urlName,
  title: text.meta({ title: '見出し', description: '一覧とページの見出し' }),
  category: text.meta({
    title: '種別',
    description: '一覧の絞り込みに使います',
    ...chosenFrom('newsKinds'),
  }),
  publishedOn: publishedDay,
  updatedOn: updatedDay.optional(),
  summary: text.meta({ title: '要約', description: '一覧と検索結果に出る1〜2文' }),
  productIds: relatedProducts,
  event: z
    .strictObject({
      name: text.meta({ title: '催しの名前' }),
      startsOn: day.meta({ title: '初日' }),
      endsOn: day.meta({ title: '最終日' }),
      place: text.meta({ title: '会場' }),
      region: text.meta({ title: '都道府県' }),
      locality: text.meta({ title: '市区町村' }),
    })
    .refine(({ startsOn, endsOn }) => startsOn <= endsOn, '会期の終わりが始まりより前です')
    .optional()
    .meta({
      title: '展示会',
      description: '会場のある展示会のお知らせにだけ書きます。オンラインの催しには書きません',
    }),
  photos: newsPhotos,
});

export const news = inFolder('markdown', 'news', {
  title: 'お知らせ',
  description: '新製品、展示会、保守などのお知らせ。一覧、トップページ、フィードに出ます。',
  newFile: '{publishedOn}-{slug}.md',
  schema: newsFrontMatter,
  pathOf: (record: { slug: string; id: number }) => newsPath(record),
});
export type NewsRecord = RecordOf<typeof news>;
