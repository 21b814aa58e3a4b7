import { z } from 'zod';
import { text } from '../../records/fields.ts';
import { chosenFrom } from '../../shared/reference.ts';

const reason = text.meta({
  title: '理由',
  description: 'いつ、何のために変わったか。後から読む人のために書きます',
});
const from = text.meta({
  title: '古いパス',
  description:
    '/ で始まるサイト内のパス。末尾の / と # から後ろは書きません。/product.php?id=12 はそのクエリのときだけ、/old/* はその下のすべてを転送します',
});
const gonePath = text.meta({
  title: '古いパス',
  description: '/ で始まるサイト内のパス。末尾の / と、? や # から後ろは書きません',
});

/** content/redirects.yaml: old addresses. `buildTable` checks that they form a consistent table. */
export const redirectsFile = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from,
        to: text.meta({
          title: '転送先',
          description: 'いまのページ(例: /downloads)',
          ...chosenFrom('pages'),
        }),
        reason,
      }),
    )
    .default([])
    .meta({ title: '転送', description: '引っ越し先のページがある場合' }),
  gone: z
    .array(z.strictObject({ path: gonePath, reason }))
    .default([])
    .meta({ title: '廃止', description: '引っ越し先のページがない場合' }),
});
