import path from 'node:path';
import { expect, test } from '@jest/globals';
import { type Change, changedContent } from '../../test/support/content/changed-content.ts';
import { contentChecks } from '../checks/index.ts';
import { loadCorpus } from '../corpus.ts';

const ADDED = path.resolve(import.meta.dirname, '../../test/fixtures/added-category');
const CAMERAS = 'categories/cameras.yaml';
const FRAGMENT = 'specifications/hardware.yaml';
const PRODUCT = 'products/cameras/kx-8md.yaml';

const content = changedContent(ADDED);

/** Message of the error that a load throws after a change of one file. */
function messageWith(file: string, change: Change): Promise<string> {
  return content.loadWith(file, change, contentChecks).then(
    () => '',
    (error: Error) => error.message,
  );
}

test('a category that declares ten fields and its products load', async () => {
  const { categories, products } = await loadCorpus(content.folder(), contentChecks);
  expect(categories.at(-1)?.specification.fields).toHaveLength(10);
  expect(products.filter(({ categoryId }) => categoryId === 9)).toHaveLength(2);
});

const without = (part: RegExp) => (source: string) => source.replace(part, '');
const instead = (part: string | RegExp, other: string) => (source: string) => source.replace(part, other);

test.each<[string, string, (source: string) => string, RegExp]>([
  [
    'a category without fields',
    CAMERAS,
    without(/^fields:[\s\S]*?(?=^rules:)/m),
    /cameras\.yaml: fields: .*必要です/,
  ],
  [
    'an id of another category',
    CAMERAS,
    instead(/^id: 9$/m, 'id: 1'),
    /id: 1 は categories\/.*でも使われています\(1行目\)/,
  ],
  [
    'a path of another category',
    CAMERAS,
    instead('urlName: cameras', 'urlName: switches'),
    /urlName: switches は.*\(3行目\)/,
  ],
  [
    'a path that is another page',
    CAMERAS,
    instead('urlName: cameras', 'urlName: all-products'),
    /urlName: .*ほかのページ.*\(4行目\)/,
  ],
  ['a series with the id of another', CAMERAS, instead('{ id: 91,', '{ id: 11,'), /child: 11 は/],
  [
    'an unknown rule',
    CAMERAS,
    instead('rule: less-than', 'rule: is-loud'),
    /rules\[0\]\.rule: is-loud という規則はありません.*\(\d+行目\)/,
  ],
  [
    'a rule over a field that is not there',
    CAMERAS,
    instead('larger: peakW', 'larger: peak'),
    /rules\[0\]\.larger: peak という項目は/,
  ],
  [
    'a facet over an answer that is not there',
    CAMERAS,
    instead('- { value: near,', '- { value: near, field: flashM,'),
    /options\[0\]\.field: flashM という項目は/,
  ],
  [
    'a facet without answers over a field that is no choice',
    CAMERAS,
    instead('rules:', 'facets:\n  - { name: angle, label: 画角, field: viewAngle }\nrules:'),
    /facets\[0\].*options が必要です/,
  ],
  [
    'a facet over a value that is no choice',
    CAMERAS,
    instead(
      '- { value: near, label: 20mまで, max: 20 }',
      '- { value: near, label: 近く, field: resolution, of: [9M] }',
    ),
    /options\[0\]\.of.*: 9M は resolution の選択肢にありません/,
  ],
  [
    'a row that nothing derives',
    FRAGMENT,
    instead('derive: ports,', 'derive: port,'),
    /derive: port という行はありません/,
  ],
  [
    'a field of a fragment that is not there',
    FRAGMENT,
    instead('rule: rack-width, mounting: mounting', 'rule: rack-width, mounting: mount'),
    /specifications\/hardware\.yaml: rules\[4\]\.mounting: mount という項目は.*\(\d+行目\)/,
  ],
  [
    'an unknown rule of a fragment',
    FRAGMENT,
    instead('rule: rack-width', 'rule: rack-wide'),
    /specifications\/hardware\.yaml: rules\[4\]\.rule: rack-wide という規則はありません.*\(\d+行目\)/,
  ],
  [
    'a rule with an argument that it does not have',
    CAMERAS,
    instead('rule: less-than,', 'rule: less-than, biggest: peakW,'),
    /cameras\.yaml: rules\[0\]\.biggest: .*biggest/,
  ],
  [
    'a list of paths with one that is not there',
    CAMERAS,
    instead('rules:', 'rules:\n  - { rule: times-of-successor, values: [viewAngle, zoom] }'),
    /rules\[0\]\.values: zoom という項目は.*\(\d+行目\)/,
  ],
  [
    'a range that excludes the records',
    CAMERAS,
    instead('min: 10, max: 360', 'min: 10, max: 90'),
    /kx-8md\.yaml: spec\.viewAngle: .*90.*\(\d+行目\)/,
  ],
  [
    'a range without anything in it',
    CAMERAS,
    instead('min: 10, max: 360', 'min: 400, max: 360'),
    /cameras\.yaml: fields\[1\]\.max: .*\(\d+行目\)/,
  ],
  [
    'an expression that is none',
    CAMERAS,
    instead('pattern: ', "pattern: '(' # "),
    /cameras\.yaml: model\.pattern: 正規表現として読めません\(\d+行目\)/,
  ],
  [
    'an unknown type',
    CAMERAS,
    instead('type: boolean', 'type: switch'),
    /cameras\.yaml: fields\[6\]\.type: /,
  ],
  ['a field twice', CAMERAS, instead('key: lens', 'key: codecs'), /codecs という項目が2つあります/],
  [
    'an unknown inclusion',
    CAMERAS,
    instead('fields:', 'include: [hardwear]\nfields:'),
    /include\[0\]: specifications\/hardwear\.yaml は.*\(\d+行目\)/,
  ],
  [
    'a drawing whose fields are not there',
    CAMERAS,
    instead('fields:', 'drawing: router\nfields:'),
    /kx-8md\.yaml: spec\.natThroughputMbps: /,
  ],
  [
    'a product with an unknown field',
    PRODUCT,
    instead('spec:', 'spec:\n  zoom: 4'),
    /kx-8md\.yaml: spec\.zoom: .*zoom/,
  ],
  ['a product without a field', PRODUCT, without(/^ {2}lens: .*\n/m), /kx-8md\.yaml: spec\.lens: /],
  [
    'a value out of range',
    PRODUCT,
    instead('viewAngle: 112', 'viewAngle: 400'),
    /kx-8md\.yaml: spec\.viewAngle: .*360/,
  ],
  [
    'a value that is no choice',
    PRODUCT,
    instead('resolution: 8M', 'resolution: 9M'),
    /spec\.resolution: 「9M」は使えません.*2M、4M、8M/,
  ],
  [
    'a model of another form',
    PRODUCT,
    instead('model: KX-8MD', 'model: ZZ-8MD'),
    /kx-8md\.yaml: model: カメラの型番は/,
  ],
  [
    'a broken rule',
    PRODUCT,
    instead('peakW: 9', 'peakW: 6'),
    /spec\.consumptionW: 消費電力が最大消費電力以上です\(\d+行目\)/,
  ],
])('%s stops the start with file, field and reason', async (_name, file, change, message) => {
  expect(await messageWith(file, change)).toMatch(message);
});

test.each<[string, string | RegExp, string, RegExp]>([
  [
    'a model that stands for another value',
    'resolution: 8M',
    'resolution: 4M',
    /model: 型番の 8 は 8M を表します/,
  ],
  ['a distance beyond the record', /^lead: /m, 'lead: 50m先まで写します。', /lead: 50m先: .* 30 です/],
  [
    'a promise without its function',
    /^lead: /m,
    'lead: 人だけを知らせます。',
    /lead: .*「人物の検知」がありません/,
  ],
  ['a part without its number', 'lens: 固定', 'lens: 交換できる固定', /skus: 交換用レンズの品番がありません/],
])('a category of its own rules finds %s', async (_name, part, other, message) => {
  expect(await messageWith(PRODUCT, (source) => source.replace(part, other))).toMatch(message);
});

test('rules of another category do not apply to it', async () => {
  const switchTalk = '100席の事務所で、再起動の間も給電を続け、ローミングにも対応。10台を60W給電。';
  const message = await messageWith(PRODUCT, (source) =>
    source
      .replace(/^lead: /m, `lead: ${switchTalk}`)
      .replace(/^warrantyYears/m, 'labels: [省エネ]\nwarrantyYears'),
  );
  expect(message).toBe('');
});

test('all faults of a file are reported together, with lines', async () => {
  const message = await messageWith(PRODUCT, (source) =>
    source.replace('viewAngle: 112', 'viewAngle: 400').replace('warrantyYears: 3', 'warrantyYears: 0'),
  );
  expect(message).toMatch(/spec\.viewAngle: .*\(\d+行目\)/);
  expect(message).toMatch(/warrantyYears: .*\(\d+行目\)/);
});

// Members of Object.prototype, which a table that is an object would find.
test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
  '%s is not accepted as name of a rule, a row, a field, a part of the model or a unit',
  async (name) => {
    const names: [string, Change, string][] = [
      [CAMERAS, instead('rule: less-than', `rule: ${name}`), `${name} という規則はありません`],
      [FRAGMENT, instead('derive: ports,', `derive: ${name},`), `${name} という行はありません`],
      [CAMERAS, instead('larger: peakW', `larger: ${name}`), `${name} という項目は`],
      [CAMERAS, instead('part: megapixels', `part: ${name}`), `型番の ${name} は 決められていない値`],
      [CAMERAS, instead('unit: fps', `unit: ${name}`), ''],
    ];
    for (const [file, change, expected] of names) {
      const message = await messageWith(file, change);
      expect(message).toMatch(new RegExp(expected));
      expect(message).not.toMatch(/TypeError|is not a function|undefined/);
    }
  },
);
