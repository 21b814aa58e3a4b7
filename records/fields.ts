import { z } from 'zod';
import { chosenFrom } from '../shared/reference.ts';
import { SCENE_KINDS } from '../shared/scenes.ts';
import { cell, markdown, sitePath, text } from '../shared/site/text-schema.ts';

export { cell, markdown, sitePath, text };

const positive = z.int().positive();

/** Ids are positive integers, unique within their kind. */
export const id = positive.meta({
  title: '番号',
  description: '同じ種類のなかで重ならない、1以上の整数。公開した後は変えません',
});

/** The part of an address that names a record: lower case, digits and single hyphens. */
export const urlName = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '小文字の英数字とハイフンだけで書いてください')
  .meta({
    title: 'アドレスの名前',
    description: 'ページのURLに入る名前。小文字の英数字とハイフン(例: new-release)',
  });

/** A calendar day in Japan, `2026-11-20`. */
export const day = z.iso.date('YYYY-MM-DD の形で書いてください');

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'));
  } catch {
    return false;
  }
}

/** A regular expression. */
export const pattern = cell.refine(isPattern, '正規表現として読めません');

export const productId = positive.meta({ title: '製品', ...chosenFrom('products') });
export const solutionId = positive.meta({ title: 'ソリューション', ...chosenFrom('solutions') });
export const caseId = positive.meta({ title: '導入事例', ...chosenFrom('cases') });
export const categoryId = positive.meta({ title: 'カテゴリー', ...chosenFrom('categories') });
export const subCategoryId = positive.meta({ title: '小分類', ...chosenFrom('series') });

/** A tier of drawings, by its id in site.yaml. */
export const tier = text.meta({ title: '段', ...chosenFrom('tiers') });

/** The path of a page of this site. */
export const pagePath = sitePath.meta({ title: '行き先', ...chosenFrom('pages') });
/** The path of a picture below `/images`. */
export const picturePath = sitePath.meta({ title: '画像', ...chosenFrom('pictures') });

export const relatedProducts = z.array(productId).default([]).meta({ title: '関連する製品' });

/** Version of a firmware, `4.2.0`. */
export const version = z
  .string()
  .regex(/^\d+\.\d+\.\d+$/, 'バージョンは「1.2.0」のように3つの数字を点で区切って書いてください');

/** A future day publishes the record on that day. */
export const publishedDay = day.meta({
  title: '公開日',
  description: '2026-11-20 の形。先の日付なら、その日の0時に公開します',
});
export const updatedDay = day.meta({ title: '更新日', description: '内容を最後に変えた日(2026-11-20 の形)' });

/** One fact in large type. */
export const largeValue = text.meta({ title: '値', description: '大きく出る値(例: 1/3)' });
export const largeLabel = text.meta({ title: '値の説明', description: '値が何かを数語で' });

/** A month, `2026-11`. */
export const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'YYYY-MM の形で書いてください');

/** A page, optionally with `#` and one of its sections. */
export const screensPath = sitePath.optional().meta({
  title: '管理画面の例',
  ...chosenFrom('screens'),
  description: '管理画面の例を載せたページのパス。# の後にセクションの id を書くと、その画面が先頭に出ます',
});

export const lead = text.meta({ title: '導入文', description: '見出しの下と一覧に出る1〜2文' });

/** Scene with the record's products, at the head of its page and on its card. */
export const scene = z.enum(SCENE_KINDS).optional().meta({
  title: '設置場所の絵',
  description: 'ページの先頭と一覧で製品を置いて見せる場所。写真があれば写真を出します',
});

export const tags = z
  .array(urlName.meta({ title: 'タグ', description: '記事と質問に付けるタグ', ...chosenFrom('tags') }))
  .default([])
  .meta({ title: 'タグ' });

export const hot = z
  .int()
  .positive()
  .optional()
  .meta({ title: 'よく読まれる順', description: 'よく読まれるものの一覧での位置(1から)' });

export const top = z
  .boolean()
  .default(false)
  .meta({ title: 'おすすめ', description: '「はい」なら、一覧の先頭でおすすめします' });
