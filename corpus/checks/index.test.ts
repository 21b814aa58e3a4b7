import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { checkPictures } from '../../media/check-pictures.ts';
import { DRAWINGS } from '../../media/drawings.ts';
import { type Change, changedContent } from '../../test/support/content/changed-content.ts';
import { loadCorpus } from '../corpus.ts';
import { checkDates } from './dates.ts';
import { contentChecks } from './index.ts';

const content = changedContent();

/** A change of one file, and the lines that report it. */
interface Fault {
  title: string;
  file: string;
  change: Change;
  problems: RegExp[];
}

const fault = (title: string, file: string, change: Change, ...problems: RegExp[]): Fault => ({
  title,
  file,
  change,
  problems,
});

const HOLIDAY = 'news/2026-11-18-20261118-holiday.md';
const append = (text: string) => (source: string) => `${source}\n${text}\n`;
const replace = (part: string | RegExp, other: string) => (source: string) => source.replace(part, other);
/** Replaces a field of the first level, with all lines that belong to it. */
const field = (line: string) =>
  replace(new RegExp(`^${line.split(':')[0]}:.*\\n(?:[ \\n].*\\n)*`, 'm'), `${line}\n`);

/** Spellings that are refused, with the words of the reason. */
const MISSPELLED: [text: string, reason: RegExp][] = [
  ['３台まで', /英数字は半角で/],
  ['帯域は10gbpsです', /Mbps、Gbps/],
  ['6Ghz帯', /MHz、GHz/],
  ['40°Cまで', /℃ と書きます/],
  ['幅440㎜', /文字を並べて/],
  ['給電は30 Wまで', /空白は入れません/],
  ['質量は3Kg', /mm、cm、km、kg/],
  ['10GBase-Tのポート', /BASE を大文字/],
  ['WiFiの速度', /Wi-Fi と書きます/],
  ['0～50℃', /U\+301C/],
];

const misspelled = (title: string, file: string, place: RegExp, name: string) =>
  fault(
    title,
    file,
    replace(place, MISSPELLED.map(([text]) => text).join('、')),
    ...MISSPELLED.map(([, reason]) => new RegExp(`^${file}: ${name}: .*${reason.source}`)),
  );

/** Faults that one load reports side by side; a second fault of the same lines is in the next list. */
const LOADS: Fault[][] = [
  [
    fault(
      'a figure of home.yaml that contradicts a fact',
      'home.yaml',
      field('description: コネクタは1か所0.9dBです。'),
      /^home\.yaml: description: 「コネクタは1か所0\.9dB」: pon\.connectorLoss は /,
    ),
    fault(
      'a promise in the navigation',
      'navigation.yaml',
      field('main: [{ name: 稼働率の保証は99.95%です, path: /news }]'),
      /^navigation\.yaml: main: 「稼働率/,
    ),
    fault(
      'a reference to a record that does not exist',
      'case-studies/wifi7ma3511.md',
      replace(/^productIds: .*$/m, 'productIds: [99999]'),
      /^case-studies\/wifi7ma3511\.md: productIds: id 99999 はありません/,
    ),
    fault(
      'contacts that site.yaml does not have, and one of a page without a form',
      'pages/news.yaml',
      append('contact: repair'),
      /^pages\/news\.yaml: contact: site\.yaml の contacts に repair はありません。使えるのは sales、support です/,
      /^pages\/news\.yaml: contact: このページにフォームはありません/,
    ),
    fault(
      'a tier that site.yaml does not list',
      'case-studies/wifi7ma3511.md',
      replace(/^configuration:\n( +- \{ ?productId: \d+,)/m, 'configuration:\n$1 tier: stage,'),
      /^case-studies\/wifi7ma3511\.md: configuration\.0\.tier: 「stage」という段は site\.yaml の tiers にありません\(22行目\) → 使えるのは power、/,
    ),
    fault(
      'two news items under one address',
      HOLIDAY,
      replace(/^slug: .*$/m, 'slug: ma1311-end-of-sale'),
      /slug: ma1311-end-of-sale は/,
    ),
    fault(
      'a large figure that contradicts the specification, in whatever unit',
      'products/switches/ms5710-48y6c.yaml',
      replace(/(label: スイッチング容量, value: )[^,]+,/, '$1"36",'),
      /「スイッチング容量」は 36Tbps とありますが、仕様は 3,600Gbps です/,
    ),
    fault(
      'two products with one search key, of which both files are named',
      'products/wireless/ma2311.yaml',
      replace(/^model: MA2311$/m, 'model: MA35-11'),
      /MA3511 は products\/wireless\/ma\d+\.yaml でも使われています/,
    ),
    ...(
      [
        ['/products/ma3511_p999.html', 'というページはありません'],
        ['/no-such-page', 'というページはありません'],
        ['/case-studies/no-such-case', 'というページはありません'],
        ['/solutions/detail0', 'に転送されます'],
        ['/products/old-name_p203.html', 'に転送されます'],
      ] as const
    ).map(([link, reason]) =>
      fault(
        `a link in a text to ${link}`,
        HOLIDAY,
        append(`[リンク](${link})`),
        new RegExp(`^${HOLIDAY}: 本文: ${link} .*${reason}`),
      ),
    ),
    fault(
      'a page of an accessory that does not exist',
      'accessories.yaml',
      replace(/^- id: 1$/m, '- id: 1\n  page: /no-such-page'),
      /^accessories\.yaml: .*page: \/no-such-page というページはありません/,
    ),
    fault(
      'a link to a place that a page does not have',
      HOLIDAY,
      append('[仕様](/products/ma3511_p203.html#specs)'),
      /#specs という場所はありません/,
    ),
    fault(
      'a link in a text of the company',
      'company/partner.yaml',
      replace('_p503.html', '_p9503.html'),
      /^company\/partner\.yaml: .*mc-cloud-msp_p9503\.html/,
    ),
    ...(
      [
        [
          'products/wireless/ma2541.yaml',
          /^labels: \[.*$/m,
          'labels: [防滴]',
          /「防滴」は choices\.yaml の labels/,
        ],
        [
          'partners.yaml',
          /industries: \[[^,\]]*/,
          'industries: [農業',
          /「農業」は choices\.yaml の industries/,
        ],
        ['partners.yaml', /level: .*/, 'level: 特級', /「特級」は choices\.yaml の partnerLevels/],
        ['partners.yaml', /categoryIds: \[/, 'categoryIds: [99, ', /categoryIds\(id 1\): id 99 はありません/],
        ['warranty.yaml', 'オンサイト保守', '現地保守', /「現地保守」は choices\.yaml の warrantyContracts/],
      ] as const
    ).map(([file, part, other, problem]) =>
      fault(`a name in ${file} that no list has: ${other}`, file, replace(part, other), problem),
    ),
    ...(
      [
        ['field: cooling, is: [内蔵ファン]', 'field: coolness', 'coolness という項目はありません'],
        ['is: [switches]', 'is: [toasters]', 'toasters は product.category の選択肢にありません'],
        ['{weightKg}kg', '{weightLb}lb', 'weightLb という項目はありません'],
        [/^ +天井: .*\n/m, '', '天井 の文がありません'],
      ] as const
    ).map(([part, other, message]) =>
      fault(
        `a setup guide that refers to something no record has: ${part}`,
        'setup-guide.yaml',
        replace(part, other),
        new RegExp(`^setup-guide\\.yaml: sections.*: ${message}\\(\\d+行目\\)`),
      ),
    ),
    fault(
      'a prefecture without a partner',
      'partners.yaml',
      (source) => source.replaceAll('沖縄県', '鹿児島県'),
      /沖縄県を受け持つパートナーがありません/,
    ),
    misspelled(
      'units and letters in an article',
      'blog/2026-09-15-what-lightning-leaves-behind.md',
      /$/,
      '本文',
    ),
    misspelled(
      'units and letters in a record',
      'products/wireless/ma3511.yaml',
      /(?<=^remarks: ).*$/m,
      'remarks',
    ),
    ...(
      [
        [
          append('![図](https://example.com/a.png)'),
          /外部の画像 https:\/\/example\.com\/a\.png は表示されません/,
        ],
        [append('![図](/media/no.svg)'), /本文: \/media\/no\.svg という画像がありません/],
        [append('![図](/images/配線図.png)'), /\/images\/配線図\.png という画像がありません/],
      ] as const
    ).map(([change, problem]) => fault(`a picture in a text: ${problem.source}`, HOLIDAY, change, problem)),
    fault(
      'a picture of a banner that is not there',
      'banners.yaml',
      replace('cloud-sp.svg', 'clouds-sp.svg'),
      /\/images\/banners\/clouds-sp\.svg という画像がありません/,
    ),
    fault(
      'a day that has not come',
      HOLIDAY,
      replace(/^publishedOn: .*$/m, 'publishedOn: 2026-11-21'),
      /publishedOn: 2026-11-21 は未来の日付です/,
    ),
    fault(
      'a product whose release was announced for another day',
      'products/wireless/ma3511.yaml',
      replace(/^releasedOn: .*$/m, 'releasedOn: 2026-02-24'),
      /^products\/wireless\/ma3511\.yaml: releasedOn: news\/2026-04-14-ma3511-release\.md は 2026-04-14 の発売を知らせています/,
    ),
    fault(
      'a device that was shipped before its product was on sale',
      'warranty.yaml',
      replace('2018-10-09', '2015-06-09'),
      /^warranty\.yaml: MN18100E0005: .*発売日/,
    ),
  ],
  [
    fault(
      'a link in the navigation that leads nowhere',
      'navigation.yaml',
      field('main: [{ name: 催し, path: /webinar/20200101 }]'),
      /^navigation\.yaml: main: .*というページは/,
    ),
    fault(
      'a setup guide that compares with a value no record has',
      'setup-guide.yaml',
      replace('field: cooling, is: [内蔵ファン]', 'field: cooling, is: [水冷]'),
      /^setup-guide\.yaml: sections.*: 水冷 は cooling の選択肢にありません\(\d+行目\)/,
    ),
  ],
  // Faults of a file alone: the checks across files wait until there are none.
  [
    fault(
      'a configuration that connects a device it does not have',
      'solutions/cloud-managed-network.md',
      replace('- { productId: 502, ', '- { productId: 502, connectsTo: [999], '),
      /999 は configuration にも surroundings にもありません/,
    ),
    fault(
      'a word that is its own synonym',
      'synonyms.yaml',
      (source) => `${source}- [ラック, ラック]\n`,
      /^synonyms\.yaml: \[\d+\]: 同じ語が2回あります\(\d+行目\)/,
    ),
  ],
];

/** Applies changes of files and reads the folder: the lines of the problems, none for a folder that is right. */
async function problemsOf(changes: readonly { file: string; change: Change }[]): Promise<string[]> {
  const sources = new Map<string, string>();
  for (const { file, change } of changes) {
    const target = path.join(content.folder(), file);
    const source = await readFile(target, 'utf8');
    if (!sources.has(target)) sources.set(target, source);
    const changed = change(source);
    expect(changed).not.toBe(source);
    await writeFile(target, changed);
  }
  const checks = [
    ...contentChecks,
    checkDates('2026-11-20'),
    checkPictures(content.folder(), new Set(DRAWINGS)),
  ];
  try {
    await loadCorpus(content.folder(), checks);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.trim());
  } finally {
    for (const [target, source] of sources) await writeFile(target, source);
  }
}

describe.each(LOADS.map((faults, index) => ({ faults, index })))('load $index', ({ faults }) => {
  let reported: string[];

  beforeAll(async () => {
    reported = await problemsOf(faults);
  });

  test.each(faults)('$title is refused', ({ problems }) => {
    for (const problem of problems) expect(reported).toContainEqual(expect.stringMatching(problem));
  });
});

test('a place that a page has, a drawn picture, and what a device or a browser reads are right', async () => {
  const changes = [
    append('[仕様](/products/ma3511_p203.html#spec)'),
    append('![MA3511](/media/products/ma3511.svg)'),
    append('`speed 10gbps`と[資料](https://example.com/WiFi)'),
  ];
  await expect(problemsOf(changes.map((change) => ({ file: HOLIDAY, change })))).resolves.toEqual([]);
});
