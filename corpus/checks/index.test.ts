import { expect, test } from '@jest/globals';
import { checkPictures } from '../../media/check-pictures.ts';
import { DRAWINGS } from '../../media/drawings.ts';
import { type Change, changedContent } from '../../test/support/changed-content.ts';
import { checkDates } from './dates.ts';
import { contentChecks } from './index.ts';

const content = changedContent();

/** What a load says when a file reads otherwise. */
const loadWith = (file: string, change: Change) =>
  content.loadWith(file, change, [
    ...contentChecks,
    checkDates('2026-11-20'),
    checkPictures(content.folder(), new Set(DRAWINGS)),
  ]);

test.each([
  [
    'home.yaml',
    'description: コネクタは1か所0.9dBです。',
    /home\.yaml: description: 「コネクタは1か所0\.9dB」: pon\.connectorLoss は /,
  ],
  [
    'navigation.yaml',
    'main: [{ name: 稼働率の保証は99.95%です, path: /news }]',
    /navigation\.yaml: main: 「稼働率/,
  ],
  [
    'navigation.yaml',
    'main: [{ name: 催し, path: /webinar/20200101 }]',
    /navigation\.yaml: main: .*というページは/,
  ],
])('%s is held to facts, promises and links like every other text', async (file, text, problem) => {
  const [field] = text.split(':');
  const load = loadWith(file, (source) =>
    source.replace(new RegExp(`^${field}:.*\\n(?:[ \\n].*\\n)*`, 'm'), `${text}\n`),
  );
  await expect(load).rejects.toThrow(problem);
});

test('a reference to a record that does not exist is refused', async () => {
  const load = loadWith('case-studies/wifi7ma3511.md', (source) =>
    source.replace(/^productIds: .*$/m, 'productIds: [99999]'),
  );
  await expect(load).rejects.toThrow('case-studies/wifi7ma3511.md: productIds: id 99999 はありません');
});

test('a configuration that connects what it does not have is refused', async () => {
  const load = loadWith('solutions/cloud-managed-network.md', (source) =>
    source.replace('- { productId: 502, ', '- { productId: 502, connectsTo: [999], '),
  );
  await expect(load).rejects.toThrow('999 は configuration にも surroundings にもありません');
});

test('two news items under one address are refused', async () => {
  const load = loadWith('news/2026-11-18-20261118-holiday.md', (source) =>
    source.replace(/^slug: .*$/m, 'slug: ma1311-end-of-sale'),
  );
  await expect(load).rejects.toThrow('slug: ma1311-end-of-sale は');
});

test('a large figure that contradicts the specification is refused, in whatever unit', async () => {
  const load = loadWith('products/switches/ms5710-48y6c.yaml', (source) =>
    source.replace(/(label: スイッチング容量, value: )[^,]+,/, '$1"36",'),
  );
  await expect(load).rejects.toThrow('「スイッチング容量」は 36Tbps とありますが、仕様は 3,600Gbps です');
});

test('a picture from elsewhere is refused, and so is a place that a page does not have', async () => {
  const file = 'news/2026-11-18-20261118-holiday.md';
  await expect(loadWith(file, (source) => `${source}\n![図](https://example.com/a.png)\n`)).rejects.toThrow(
    '外部の画像 https://example.com/a.png は表示されません',
  );
  const withLink = (link: string) => loadWith(file, (source) => `${source}\n[仕様](${link})\n`);
  await expect(withLink('/products/ma3511_p203.html#specs')).rejects.toThrow('#specs という場所はありません');
  await expect(withLink('/products/ma3511_p203.html#spec')).resolves.toBeDefined();
});

test('two products with one search key are refused, and both files are named', async () => {
  const load = loadWith('products/wireless/ma2311.yaml', (source) =>
    source.replace(/^model: MA2311$/m, 'model: MA35-11'),
  );
  await expect(load).rejects.toThrow(/MA3511 は products\/wireless\/ma\d+\.yaml でも使われています/);
});

test.each([
  ['/products/ma3511_p999.html', 'というページはありません'],
  ['/no-such-page', 'というページはありません'],
  ['/case-studies/no-such-case', 'というページはありません'],
  ['/about', 'に転送されます'],
  ['/products/old-name_p203.html', 'に転送されます'],
])('a link in a text to %s is refused', async (link, reason) => {
  const load = loadWith('news/2026-11-18-20261118-holiday.md', (source) => `${source}\n[リンク](${link})\n`);
  await expect(load).rejects.toThrow(new RegExp(`news/.*: 本文: ${link} .*${reason}`));
});

test('a link in a text of the company leads to a page, too', async () => {
  const load = loadWith('company/partner.yaml', (source) => source.replace('_p503.html', '_p9503.html'));
  await expect(load).rejects.toThrow(/company\/partner\.yaml: .*mc-cloud-msp_p9503\.html/);
});

test.each([
  ['products/wireless/ma2541.yaml', /^labels: \[.*$/m, 'labels: [防滴]', '「防滴」は choices.yaml の labels'],
  ['partners.yaml', /industries: \[[^,\]]*/, 'industries: [農業', '「農業」は choices.yaml の industries'],
  ['partners.yaml', /level: .*/, 'level: 特級', '「特級」は choices.yaml の partnerLevels'],
  ['partners.yaml', /categoryIds: \[/, 'categoryIds: [99, ', 'categoryIds(id 1): id 99 はありません'],
  ['warranty.yaml', 'オンサイト保守', '現地保守', '「現地保守」は choices.yaml の warrantyContracts'],
])('a name in %s that no list has is refused', async (file, part, other, message) => {
  await expect(loadWith(file, (source) => source.replace(part, other))).rejects.toThrow(message);
});

test.each([
  ['field: cooling, is: [内蔵ファン]', 'field: coolness', 'coolness という項目はありません'],
  ['field: cooling, is: [内蔵ファン]', 'field: cooling, is: [水冷]', '水冷 は cooling の選択肢にありません'],
  ['is: [switches]', 'is: [toasters]', 'toasters は product.category の選択肢にありません'],
  ['{weightKg}kg', '{weightLb}lb', 'weightLb という項目はありません'],
  [/^ +天井: .*\n/m, '', '天井 の文がありません'],
])('a setup guide that asks what no record answers is refused: %s', async (part, other, message) => {
  const load = loadWith('setup-guide.yaml', (source) => source.replace(part, other));
  await expect(load).rejects.toThrow(new RegExp(`setup-guide\\.yaml: sections.*: ${message}\\(\\d+行目\\)`));
});

test('a word that is its own synonym is refused', async () => {
  const load = loadWith('synonyms.yaml', (source) => `${source}- [ラック, ラック]\n`);
  await expect(load).rejects.toThrow(/synonyms\.yaml: \[\d+\]: 同じ語が2回あります\(\d+行目\)/);
});

test('a prefecture without a partner is named', async () => {
  const load = loadWith('partners.yaml', (source) => source.replaceAll('沖縄県', '鹿児島県'));
  await expect(load).rejects.toThrow('沖縄県を受け持つパートナーがありません');
});

const MISSPELLED: [text: string, reason: string][] = [
  ['３台まで', '英数字は半角で'],
  ['帯域は10gbpsです', 'Mbps、Gbps'],
  ['6Ghz帯', 'MHz、GHz'],
  ['40°Cまで', '℃ と書きます'],
  ['幅440㎜', '文字を並べて'],
  ['給電は30 Wまで', '空白は入れません'],
  ['質量は3Kg', 'mm、cm、km、kg'],
  ['10GBase-Tのポート', 'BASE を大文字'],
  ['WiFiの速度', 'Wi-Fi と書きます'],
  ['0～50℃', 'U+301C'],
];

test.each([
  ['an article', 'blog/2026-09-15-what-lightning-leaves-behind.md', /$/, '本文'],
  ['a record', 'products/wireless/ma3511.yaml', /(?<=^remarks: ).*$/m, 'remarks'],
])('units and letters that are written otherwise are refused in %s', async (_what, file, place, field) => {
  const words = MISSPELLED.map(([text]) => text).join('、');
  const load = loadWith(file, (source) => source.replace(place, words));
  const message = await load.then(String, (error: Error) => error.message);
  const found = message.split('\n').filter((line) => line.includes(`${file}: ${field}: `));
  expect(MISSPELLED.filter(([, reason]) => !found.some((line) => line.includes(reason)))).toEqual([]);
});

test('what a device or a browser reads is not held to it', async () => {
  const corpus = await loadWith(
    'blog/2026-09-15-what-lightning-leaves-behind.md',
    (source) => `${source}\n\`speed 10gbps\`と[資料](https://example.com/WiFi)\n`,
  );
  expect(corpus).toHaveProperty('products');
});

test('a picture that is not there is refused, in records and in texts', async () => {
  const banner = loadWith('banners.yaml', (source) => source.replace('cloud-sp.svg', 'clouds-sp.svg'));
  await expect(banner).rejects.toThrow('/images/banners/clouds-sp.svg という画像がありません');
  const text = loadWith(
    'news/2026-11-18-20261118-holiday.md',
    (source) => `${source}\n![図](/media/no.svg)\n`,
  );
  await expect(text).rejects.toThrow(/holiday\.md: 本文: \/media\/no\.svg という画像がありません/);
  const japanese = loadWith(
    'news/2026-11-18-20261118-holiday.md',
    (source) => `${source}\n![図](/images/配線図.png)\n`,
  );
  await expect(japanese).rejects.toThrow('/images/配線図.png という画像がありません');
  const drawn = await loadWith(
    'news/2026-11-18-20261118-holiday.md',
    (source) => `${source}\n![図](/media/products/ma3511.svg)\n`,
  ).catch((error: Error) => error.message);
  expect(String(drawn)).not.toContain('という画像がありません');
});

test('a day that has not come is refused', async () => {
  const load = loadWith('news/2026-11-18-20261118-holiday.md', (source) =>
    source.replace(/^publishedOn: .*$/m, 'publishedOn: 2026-11-21'),
  );
  await expect(load).rejects.toThrow('publishedOn: 2026-11-21 は未来の日付です');
});

test('a product whose release was announced for another day is refused', async () => {
  const load = loadWith('products/wireless/ma3511.yaml', (source) =>
    source.replace(/^releasedOn: .*$/m, 'releasedOn: 2026-02-24'),
  );
  await expect(load).rejects.toThrow(
    'products/wireless/ma3511.yaml: releasedOn: news/2026-04-14-ma3511-release.md は 2026-04-14 の発売を知らせています',
  );
});

test('a device that was shipped before its product was on sale is refused', async () => {
  const load = loadWith('warranty.yaml', (source) => source.replace('2018-10-09', '2015-06-09'));
  await expect(load).rejects.toThrow(/warranty\.yaml: MN18100E0005: .*発売日/);
});
