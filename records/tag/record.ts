import { z } from 'zod';
import { tagPath } from '../../shared/paths/params.ts';
import { hot, text, urlName } from '../fields.ts';
import { inFile, type RecordOf } from '../kind.ts';

/** content/tags.yaml, in the order that the page of tags shows them. */
const tagsFile = z.array(
  z.strictObject({
    urlName,
    name: text.meta({ title: '名前', description: '記事に付くタグの名前' }),
    description: text.meta({ title: '説明', description: 'タグのページの見出しの下に出る1〜2文' }),
    hot,
  }),
);

export const tags = inFile('list', 'tags', {
  title: 'タグ',
  description: '記事と質問に付けるタグ。並びはタグの一覧の順です。',
  schema: tagsFile,
  pathOf: (record: { urlName: string }) => tagPath({ slug: record.urlName }),
});
export type TagRecord = RecordOf<typeof tags>;
