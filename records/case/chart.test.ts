import { expect, test } from '@jest/globals';
import { chartOf } from './chart.ts';

const BODY = `開くまでの時間を比べました。

| 時刻 | これまで | 新しい回線 |
| --- | --- | --- |
| 10時 | 48秒 | 39秒 |
| 18時 | 3分12秒 | 42秒 |

| 場所 | 受信強度 |
| --- | --- |
| 机 | −42dBm |
`;
const TIME = { title: '開くまでの時間', unit: '秒', columns: ['これまで', '新しい回線'] };

test('a chart has the values of the table in the text', () => {
  expect(chartOf({ body: BODY, chart: TIME })).toEqual({
    ...TIME,
    from: 0,
    rows: [
      { label: '10時', values: [48, 39] },
      { label: '18時', values: [192, 42] },
    ],
  });
  const strength = { title: '受信強度', unit: 'dBm', columns: ['受信強度'], from: -90 };
  expect(chartOf({ body: BODY, chart: strength })).toMatchObject({ rows: [{ values: [-42] }] });
  expect(chartOf({ body: BODY })).toBeUndefined();
});

test('a chart without its table, with another unit or below its axis is refused in words', () => {
  expect(chartOf({ body: BODY, chart: { ...TIME, columns: ['以前'] } })).toMatch(/以前 のある表が/);
  expect(chartOf({ body: BODY, chart: { ...TIME, unit: '台' } })).toMatch(/「10時」の行/);
  expect(chartOf({ body: BODY, chart: { ...TIME, from: 40 } })).toMatch(/「10時」の行/);
});
