import { expect, test } from '@jest/globals';
import { figureLine } from './figure-line.ts';

const COLUMNS = [
  { name: '種別', numeric: false },
  { name: 'PoE給電容量', unit: 'W', numeric: true },
  { name: '接続台数', unit: '台', numeric: true },
  { name: '管理対象', numeric: false },
  { name: '冷却', numeric: false },
];

test('a number has its name and unit, a text stands alone', () => {
  expect(figureLine(COLUMNS, ['L2 スマート', '65', '50', null, null])).toBe(
    'L2 スマート / PoE給電容量 65 W / 接続台数 50台',
  );
});

test('missing and long values are replaced by the next ones', () => {
  expect(
    figureLine(COLUMNS, [null, '65', null, 'スイッチ、無線LAN、ルーター、光アクセス', 'ファンレス']),
  ).toBe('PoE給電容量 65 W / ファンレス');
});

test('the line ends after three values, and is empty without any', () => {
  expect(figureLine(COLUMNS, ['L2', '65', '50', '無線LAN', 'ファンレス']).split(' / ')).toHaveLength(3);
  expect(figureLine(COLUMNS, [])).toBe('');
});
