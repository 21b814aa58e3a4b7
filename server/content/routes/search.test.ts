import { expect, test } from '@jest/globals';
import request from 'supertest';
import {
  caseSearchSchema,
  newsSearchSchema,
  productSearchSchema,
  solutionSearchSchema,
} from '../../../records/search/wire.ts';
import { suggestionListSchema } from '../../../shared/api/product-card.ts';
import { searchCalls } from '../../../test/support/content/search-calls.ts';

const { service, get, list, total } = searchCalls();

test('a model is the first result, and texts about it follow', async () => {
  const hits = await list('ＭＡ－３５１１');
  expect(hits[0]).toMatchObject({
    type: 1,
    match: 'folded',
    modeName: 'MA3511',
    sku: 'MA3511',
    url: '/products/ma3511_p203.html',
  });
  expect(new Set(hits.map(({ type }) => type)).size).toBeGreaterThan(1);
});

test.each(['MA3511 仕様', 'ＭＡ３５１１の仕様', '仕様 ma-3511', 'MA3511 ファームウェア'])(
  '%j names a model among other words',
  async (keywords) => {
    expect((await list(keywords))[0]).toMatchObject({ modeName: 'MA3511' });
  },
);

test('the beginning of a model among words without matches is enough', async () => {
  const hits = await list('ms2310の取り付け寸法図');
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.every(({ modeName, match }) => modeName?.startsWith('MS2310') && match === 'prefix')).toBe(
    true,
  );
});

test('a mistyped model among other words is offered as near', async () => {
  expect((await list('MA3551 設定'))[0]).toMatchObject({ modeName: 'MA3511', match: 'near' });
});

test('an order code finds its product', async () => {
  const [first] = await list('ma3511 c3y');
  expect(first).toMatchObject({ modeName: 'MA3511', sku: 'MA3511-C3Y' });
});

test('a model that is no longer sold is found with its successor', async () => {
  const [first] = await list('MA1311');
  expect(first).toMatchObject({ modeName: 'MA1311', ended: true, successor: { modeName: 'MA2311' } });
});

test('discontinued products come after those on sale', async () => {
  const hits = await list('アクセスポイント', { type: 1, limit: 100 });
  const firstEnded = hits.findIndex(({ ended }) => ended);
  expect(firstEnded).toBeGreaterThan(0);
  expect(hits.slice(firstEnded).every(({ ended }) => ended)).toBe(true);
});

test.each(['線', '給電', 'ルーター', 'るーたー', 'ﾙｰﾀｰ', 'PoE', '屋外 PoE', '学校の無線LANを更新したい'])(
  '%j has results',
  async (keywords) => {
    expect((await list(keywords)).length).toBeGreaterThan(0);
  },
);

test.each([
  ['無線LAN', 'Wi-Fi'],
  ['サーバ', 'サーバー'],
  ['ルータ', 'ルーター'],
  ['ハブ', 'スイッチ'],
  ['ふぁーむうぇあ', 'ファームウェア'],
])('%s and %s have the same results', async (one, other) => {
  expect((await total(one)).total).toBe((await total(other)).total);
});

test.each([
  [5, 'よくあるご質問', '管理者のパスワードを忘れました', '/faq/forgotten-password'],
  [6, 'ネットワーク技術', 'DSCP', '/technology/qos-dscp-design'],
  [7, 'ブログ', 'ランプは何色', '/blog/what-front-panel-lamps-say'],
])('type %i, %s, is found, by itself and among everything', async (type, name, keywords, url) => {
  expect((await total(keywords)).types.find((kind) => kind.type === type)).toMatchObject({ name });
  for (const query of [{ type }, { limit: 100 }] as Record<string, number>[]) {
    expect((await list(keywords, query)).map((hit) => hit.url)).toContain(url);
  }
});

test.each([
  ['one character', '雷', '/faq/lightning-damage'],
  ['two characters', '落雷', '/faq/lightning-damage'],
  ['kana alone', 'ぱすわーど', '/faq/forgotten-password'],
  ['half-width kana', 'ﾊﾟｽﾜｰﾄﾞ', '/faq/forgotten-password'],
])('a word of %s finds the text that has it, and marks it', async (_what, keywords, url) => {
  const hit = (await list(keywords, { limit: 100 })).find((item) => item.url === url);
  expect([...(hit?.heading ?? []), ...(hit?.snippet ?? [])].some((part) => part.hit)).toBe(true);
});

test('every word has to be found', async () => {
  const [both, one] = [await total('屋外 光'), await total('屋外')];
  expect(both.total).toBeGreaterThan(0);
  expect(both.total).toBeLessThan(one.total);
});

test('results lack some of the words where too few have all, and the total names the words without a result', async () => {
  const [both, one] = [await total('屋外 かわうそ'), await total('屋外')];
  expect(both).toEqual({ ...one, partial: { whole: 0, missing: ['かわうそ'] } });
  expect((await total('屋外')).partial).toBeUndefined();
  expect(await list('かわうそ らっこ')).toEqual([]);
  expect(await total('かわうそ らっこ')).toMatchObject({ total: 0 });
});

test('words that are found apart but hardly together are found apart, those with both in their title first', async () => {
  const found = await total('管理者 ローミング');
  expect(found.partial?.missing).toEqual([]);
  expect(found.total).toBeGreaterThan(found.partial?.whole ?? 0);
  const urls = (await list('管理者 ローミング', { limit: 100 })).map(({ url }) => url);
  expect(urls).toHaveLength(found.total);
  expect(urls).toEqual(expect.arrayContaining(['/faq/forgotten-password', '/faq/roaming-sticky-client']));
});

test('vacancies come after all other results, discontinued products included', async () => {
  const pages = [1, 2].map((page) => list('スイッチ', { limit: 100, page }));
  const hits = (await Promise.all(pages)).flat();
  const vacancies = hits.filter(({ url }) => url.startsWith('/careers/')).length;
  expect(vacancies).toBeGreaterThan(0);
  expect(hits.slice(-vacancies).every(({ url }) => url.startsWith('/careers/'))).toBe(true);
  expect(hits.at(-vacancies - 1)).toMatchObject({ ended: true });
});

test.each([
  ['a certification', 'RoHS'],
  ['a row of the specification', '結露しないこと'],
  ['an option of the finder', '60℃'],
])('products are found by %s', async (_what, keywords) => {
  const hits = await list(keywords, { type: 1, limit: 100 });
  expect(hits.length).toBeGreaterThan(1);
  expect(hits.every(({ match }) => match === 'text')).toBe(true);
});

test('2.5G is another speed than 25G', async () => {
  const of = async (keywords: string) =>
    (await list(keywords, { type: 1, limit: 100 })).map(({ url }) => url);
  const [slow, fast] = [await of('2.5G'), await of('25G')];
  expect(slow.length).toBeGreaterThan(1);
  expect(fast.length).toBeGreaterThan(1);
  expect(slow[0]).not.toBe(fast[0]);
});

test('a similar name counts only where no text has what was typed', async () => {
  expect((await list('100G')).filter(({ match }) => match === 'near')).toEqual([]);
});

test.each(['wifi7', 'Wi-Fi7', 'WiFi 7', 'ｗｉ－ｆｉ　７'])('%s is Wi-Fi 7', async (typed) => {
  expect(await list(typed, { limit: 100 })).toEqual(await list('Wi-Fi 7', { limit: 100 }));
});

test.each([
  ['取扱説明書', '/downloads'],
  ['説明書はどこですか', '/downloads'],
  ['switch', '/products/switches'],
])('%s leads to the page that a synonym of it names', async (keywords, url) => {
  expect((await list(keywords))[0]).toMatchObject({ url, match: 'exact' });
});

test('a model comes before the page of its synonym', async () => {
  expect((await list('mc-cloud'))[0]).toMatchObject({ modeName: 'MC-CLOUD' });
});

test('totals agree with the lists, kind by kind', async () => {
  for (const keywords of ['MA3511', 'クラウド管理', 'MR', '3511', '管理者 ローミング']) {
    const { types, total: all } = await total(keywords);
    expect(types.map(({ name }) => name).slice(0, 4)).toEqual([
      '製品',
      '導入事例',
      'ソリューション',
      'お知らせ',
    ]);
    const { data } = await get('/search/getSearchList', { keywords });
    expect(data.total).toBe(all);
    for (const { type, total: expected } of types) {
      const hits = await list(keywords, { type, limit: 100 });
      expect(hits).toHaveLength(expected);
      expect(hits.every((hit) => hit.type === type)).toBe(true);
    }
  }
});

test('pages follow each other without gap or repetition', async () => {
  const whole = await list('MA3', { limit: 30 });
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list('MA3', { limit: 5, page })));
  expect(pages.flat().map(({ url }) => url)).toEqual(whole.map(({ url }) => url));
  expect(await list('MA3', { page: 1_000 })).toEqual([]);
});

test('lists of one kind carry the fields of its card', async () => {
  const lists = [
    ['getJapanSkuList', productSearchSchema, 1],
    ['getJapanCaseList', caseSearchSchema, 2],
    ['getJapanSolutionList', solutionSearchSchema, 3],
    ['getJapanNewsList', newsSearchSchema, 4],
  ] as const;
  for (const [name, schema, type] of lists) {
    const { data } = await get(`/search/${name}`, { keywords: '無線LAN', limit: 2 });
    const page = schema.parse(data);
    expect(page.list).toHaveLength(2);
    expect(page.list.every((hit) => hit.type === type)).toBe(true);
  }
});

test('matches are marked in text, never in HTML', async () => {
  const [hit] = await list('MA3511');
  expect(hit?.heading[0]).toEqual({ text: 'MA3511', hit: true });
  expect(JSON.stringify(hit)).not.toContain('<');
});

test.each([
  ['/search/getSearchList', {}, 'モデル名などのキーワードを入力してください。'],
  ['/search/getSearchTotal', { keywords: '  ' }, 'モデル名などのキーワードを入力してください。'],
  ['/search/getJapanSkuList', { keywords: 'a'.repeat(201) }, 'キーワードは200文字以内で入力してください。'],
  ['/search/getSearchList', { keywords: 'MA', limit: '101' }, 'limitは100以下で指定してください。'],
  ['/search/getSearchList', { keywords: 'MA', page: '0' }, 'pageは1以上で指定してください。'],
  ['/search/getSearchList', { keywords: 'MA', type: 'x' }, 'typeは整数で指定してください。'],
  [
    '/search/getSearchList',
    { keywords: 'MA', type: '99' },
    /^typeは1、2、3、4.*のいずれかで指定してください。$/,
  ],
])('%s with %j is refused with a message', async (call, query: Record<string, string>, message) => {
  const body = await get(call, query);
  expect(body.code).toBe(400);
  expect(body.message).toMatch(message);
});

test.each(['"', "'", '*', '(', 'NEAR(', 'a AND', 'name:', '%00', '\\', '\uD800', '{a}', '-', 'OR'])(
  '%j causes no error',
  async (keywords) => {
    const body = await get('/search/getSearchList', { keywords });
    expect(body.code).toBe(200);
  },
);

test('keywords that repeat are refused', async () => {
  const { body } = await request(service.app).get('/api/search/getSearchList?keywords=a&keywords=b');
  expect(body.code).toBe(400);
});

test('suggestions contain one more than the ten that are shown', async () => {
  const many = await get('/goods/listSuggestGoodsModel', { keywords: 'M' });
  expect(suggestionListSchema.parse(many.data)).toHaveLength(11);
  const few = await get('/goods/listSuggestGoodsModel', { keywords: 'ＭＡ３５ー１１' });
  expect(few.data.map(({ modeName }: { modeName: string }) => modeName)).toEqual(['MA3511']);
  const mistyped = await get('/goods/listSuggestGoodsModel', { keywords: 'MA3551' });
  expect(mistyped.data[0].modeName).toBe('MA3511');
});

test.each([
  'バージョン',
  'フェイルオーバー',
  'フェールオーバー',
  'オートネゴシエーション',
  'レイテンシー',
  'コンフィグ',
])('the technical term %s has results', async (word) => {
  expect((await total(word)).total).toBeGreaterThan(0);
});

test("another vendor's model is not mistaken for an own one", async () => {
  expect((await get('/goods/listSuggestGoodsModel', { keywords: 'C9300' })).data).toEqual([]);
});

test.each([
  ['Wi-Fi', 2],
  ['ワイヤレス', 2],
  ['ma3', 2],
])('products for %s are of that kind', async (keywords, categoryId) => {
  const { data: general } = await get('/goods/queryTopByWriting', { keywords: '' });
  const { data } = await get('/goods/queryTopByWriting', { keywords, limit: 5 });
  expect(data).toHaveLength(5);
  expect(data).not.toEqual(general.slice(0, 5));
  for (const { id } of data) expect((await get(`/goods/detail/${id}`, {})).data.categoryId).toBe(categoryId);
});

test('products for PoE have it, and words that no product has give the general list', async () => {
  const { data: general } = await get('/goods/queryTopByWriting', { keywords: '' });
  const { data: powered } = await get('/goods/queryTopByWriting', { keywords: 'PoE', limit: 5 });
  for (const product of powered) expect(JSON.stringify(product)).toMatch(/PoE|給電|受電/);
  for (const keywords of ['存在しないことば', 'C9300']) {
    expect((await get('/goods/queryTopByWriting', { keywords })).data).toEqual(general);
  }
});
