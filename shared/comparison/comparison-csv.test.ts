import { expect, test } from '@jest/globals';
import { comparisonCsv } from './comparison-csv.ts';

test('a comparison opens in a spreadsheet: byte order mark, line ends of Windows, no value runs as a formula', () => {
  const csv = comparisonCsv([
    {
      model: 'A-1',
      name: 'いち',
      technicalParam: [{ group: '環境', rows: [{ name: '温度', value: '-40〜65', unit: '℃' }] }],
    },
    {
      model: 'B-2',
      name: '"に"',
      technicalParam: [
        {
          group: '環境',
          rows: [
            { name: '温度', value: '0〜45', unit: '℃' },
            { name: '冷却', value: '=HYPERLINK("x")' },
          ],
        },
      ],
    },
  ]);
  expect(csv).toBe(
    [
      '\uFEFF"分類","項目","単位","A-1","B-2","違い"',
      '"","製品名","","いち","""に""",""',
      '"環境","温度","℃","\'-40〜65","0〜45","あり"',
      '"環境","冷却","","","\'=HYPERLINK(""x"")","あり"',
      '',
    ].join('\r\n'),
  );
});
