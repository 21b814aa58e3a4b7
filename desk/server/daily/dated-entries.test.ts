import { expect, test } from '@jest/globals';
import { datedEntries } from './dated-entries.ts';

const AT = Date.parse('2026-11-20T12:00:00+09:00');
const at = (text: string) => Date.parse(`${text}+09:00`);

function entriesOf(file: string, ...lines: string[]) {
  return datedEntries(file, lines.join('\n'), AT);
}

test('publication periods are found in records and list items, with their fields', () => {
  const found = entriesOf(
    'banners.yaml',
    '- id: 1',
    '  name: 冬の案内',
    '  publishUntil: 2026-12-28 18:00',
    '- id: 2',
    '  name: 春の案内',
    '  publishFrom: 2027-03-01',
    '- id: 3',
    '  name: 途中',
    '  draft: true',
  );
  expect(found).toEqual([
    {
      what: 'ends',
      file: 'banners.yaml',
      path: [0, 'publishUntil'],
      name: '冬の案内',
      at: at('2026-12-28T18:00:00'),
    },
    {
      what: 'begins',
      file: 'banners.yaml',
      path: [1, 'publishFrom'],
      name: '春の案内',
      at: at('2027-03-01T00:00:00'),
    },
    { what: 'untouched', file: 'banners.yaml', path: [2], name: '途中' },
  ]);
});

test('news of a future day begin on that day', () => {
  const found = entriesOf('news/a.md', '---', 'title: 新製品', 'publishedOn: 2026-12-01', '---', '本文');
  expect(found).toEqual([
    {
      what: 'begins',
      file: 'news/a.md',
      path: ['publishedOn'],
      name: '新製品',
      at: at('2026-12-01T00:00:00'),
    },
  ]);
});

test('webinars have a day, and one without a recording is listed', () => {
  const found = entriesOf(
    'webinars.yaml',
    '- { date: 2026-10-01, title: 先の回, recorded: true }',
    '- { date: 2026-11-01, title: 今の回 }',
  );
  expect(found?.map(({ what, path, name }) => [what, path, name])).toEqual([
    ['webinar', [0, 'date'], '先の回'],
    ['webinar', [1, 'date'], '今の回'],
    ['unrecorded', [1, 'date'], '今の回'],
  ]);
});

test('products have the last days of sale and support', () => {
  const found = entriesOf(
    'products/switches/a.yaml',
    'model: MS1000',
    'endOfLife: { announcedOn: 2025-04-01, lastOrderOn: 2025-09-30, supportEndsOn: 2030-09-30 }',
  );
  expect(found?.map(({ what, path }) => [what, path])).toEqual([
    ['last-order', ['endOfLife', 'lastOrderOn']],
    ['support-end', ['endOfLife', 'supportEndsOn']],
  ]);
});

test('guidance texts have the day of their last change; news do not', () => {
  const faq = ['name: 設定', 'entries:', '  - { question: どうしますか, updatedOn: 2024-01-01 }'];
  expect(entriesOf('faq/a.yaml', ...faq)).toMatchObject([
    { what: 'outdated', path: ['entries', 0, 'updatedOn'], name: 'どうしますか' },
  ]);
  expect(entriesOf('pages/a.yaml', 'title: 案内', 'updated: 2024-01-01')).toMatchObject([
    { what: 'outdated' },
  ]);
  expect(entriesOf('blog/a.md', '---', 'title: 話題', 'updatedOn: 2024-01-01', '---', '本文')).toEqual([]);
});

test('invalid dates are left to the checks, and invalid YAML yields undefined', () => {
  expect(entriesOf('pages/a.yaml', 'title: 案内', 'updated: 去年', 'publishUntil: 来年')).toEqual([]);
  expect(entriesOf('pages/a.yaml', 'title: [')).toBeUndefined();
});
