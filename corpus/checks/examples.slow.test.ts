import { beforeAll, expect, test } from '@jest/globals';
import { PRODUCT_LABELS } from '../../shared/constants.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import type { ContentProblem, Corpus } from '../corpus.ts';
import { contentChecks } from './index.ts';

let corpus: Corpus;
const fileOf = () => 'a file';

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

/** Problems that all checks report for the content with some records replaced. */
async function problemsWith(change: Partial<Corpus>): Promise<ContentProblem[]> {
  const found = contentChecks.map((check) => check({ ...corpus, ...change }, fileOf));
  return (await Promise.all(found)).flatMap((problems) => [...problems]);
}

/** The items with fields of the first one replaced. */
function first<Item extends object>([item, ...rest]: Item[], fields: Partial<Item>): Item[] {
  return [{ ...item, ...fields } as Item, ...rest];
}

/** The items with the first one repeated at the end. */
function twice<Item>(items: Item[]): Item[] {
  return [...items, ...items.slice(0, 1)];
}

test.each([
  ['products', /^(?:id|urlName|model|skus)$/],
  ['solutions', /^(?:id|urlName|order)$/],
  ['cases', /^(?:id|urlName)$/],
  ['news', /^(?:id|slug)$/],
  ['careers', /^(?:id|slug)$/],
  ['banners', /^id\(id \d+\)$/],
  ['company', /^kind$/],
  ['partners', /^id\(id \d+\)$/],
  ['webinars', /^date\([\d-]+\)$/],
  ['firmware', /^(?:urlName|releases\(id \d+\)\.id)$/],
  ['serviceTexts', /^type$/],
  ['singleTexts', /^type$/],
  ['blog', /^(?:id|urlName)$/],
  ['technology', /^(?:id|urlName)$/],
  ['faq', /^(?:id|urlName|name)$/],
  ['tags', /^urlName\(.+\)$/],
  ['inquiryTopics', /^id\(id \d+\)$/],
] as const)('duplicates among %s are reported by number and name', async (kind, fields) => {
  const told = await problemsWith({ [kind]: twice<object>(corpus[kind]) });
  const repeated = told.filter(({ reason }) => /でも使われています$/.test(reason));
  expect(repeated.map(({ field }) => field)).not.toEqual([]);
  expect(repeated.filter(({ field }) => !fields.test(field))).toEqual([]);
  expect(repeated.filter(({ fix }) => !fix)).toEqual([]);
});

type Example = [what: string, change: () => Partial<Corpus>, field: string | RegExp, reason: string | RegExp];

const EXAMPLES: Example[] = [
  [
    'a product that is no longer sold and says so in its label alone',
    () => ({ products: first(corpus.products, { labels: [PRODUCT_LABELS.ended], endOfLife: undefined }) }),
    'labels',
    'endOfLife は一緒に書きます',
  ],
  [
    'a category of articles that the page of articles does not know',
    () => ({ blog: first(corpus.blog, { category: '園芸' }) }),
    'category',
    '「園芸」は pages の /blog の words.categories にありません',
  ],
  [
    'management screens that no page shows',
    () => ({ solutions: first(corpus.solutions, { screens: '/no/screens' }) }),
    'screens',
    '/no/screens に、種類が screen のブロックはありません',
  ],
  [
    'management screens that the page does not have',
    () => ({ categories: first(corpus.categories, { screens: '/products/cloud/screens#no-screen' }) }),
    'screens',
    '#no-screen に、種類が screen のブロックはありません',
  ],
  [
    'a page with one address twice',
    () => ({ pages: corpus.pages.map((page) => ({ ...page, sections: twice(page.sections) })) }),
    'sections',
    /^.+ という id が2回あります$/,
  ],
  [
    'a page whose description is too short for search engines',
    () => ({ pages: first(corpus.pages, { description: '短い説明です。' }) }),
    'description',
    '60〜130文字で書いてください(今は7文字)',
  ],
  [
    'a device that is there twice',
    () => ({ devices: twice(corpus.devices) }),
    /^\w+$/,
    'シリアル番号が重複しています',
  ],
  [
    'a device of a product that does not exist',
    () => ({ devices: first(corpus.devices, { productId: 99_999 }) }),
    /^\w+$/,
    'productId 99999 の製品はありません',
  ],
  [
    'a device that arrived before it was sent',
    () => ({ devices: first(corpus.devices, { deliveredOn: '1999-12-31' }) }),
    /^\w+$/,
    'deliveredOn が shippedOn より前です',
  ],
  [
    'a page of the search that the site does not have',
    () => ({ sitePages: first(corpus.sitePages, { path: '/no-such-page' }) }),
    'path',
    '/no-such-page はこのサイトのページではありません',
  ],
  [
    'a page of the search that has a file of its own',
    () => ({ sitePages: first(corpus.sitePages, { path: corpus.pages.find(isText)?.path ?? '' }) }),
    'path',
    'のことは content/pages のファイルに書きます',
  ],
  [
    'a page of the search that is there twice',
    () => ({ sitePages: twice(corpus.sitePages) }),
    'path',
    'が2回あります',
  ],
  [
    'an article about a product that does not exist',
    () => ({ blog: first(corpus.blog, { productIds: [99_999] }) }),
    /^productIds\(id \d+\)$/,
    'id 99999 はありません',
  ],
];

/** Selects pages of text, which the search indexes. */
function isText({ path }: { path: string }): boolean {
  return path.startsWith('/company/');
}

test.each(EXAMPLES)('%s is refused', async (_what, change, field, reason) => {
  const problem = expect.objectContaining({
    field: expect.stringMatching(field),
    reason: typeof reason === 'string' ? expect.stringContaining(reason) : expect.stringMatching(reason),
  });
  expect(await problemsWith({})).not.toContainEqual(problem);
  expect(await problemsWith(change())).toContainEqual(problem);
});
