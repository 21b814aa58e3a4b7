import { z } from 'zod';
import { text } from '../fields.ts';
import type { CaseChart } from './wire.ts';

/** The chart of a case: figures of a table of its text, which stays the only place of them. */

export const chart = z
  .strictObject({
    title: text.max(30).meta({ title: '軸の題', description: '何を測ったか(例: ファイルを開くまでの時間)' }),
    unit: text.max(8).meta({ title: '単位', description: '表の値と同じ単位(例: 秒)' }),
    columns: z
      .array(text)
      .min(1)
      .max(3)
      .meta({ title: '列', description: '本文の表の見出しのうち、棒にする列' }),
    from: z
      .number()
      .optional()
      .meta({ title: '軸の始まり', description: '書かなければ0。dBmのように0から始まらない値に書きます' }),
  })
  .optional()
  .meta({ title: 'グラフ', description: '本文の表を棒グラフでも見せます。値は表から読みます' });
type ChartRecord = NonNullable<z.infer<typeof chart>>;

interface Charted {
  chart?: ChartRecord | undefined;
  body: string;
}

/** @returns the chart, or in words why the text has no such table */
export function chartOf({ chart: wanted, body }: Charted): CaseChart | string | undefined {
  if (!wanted) return undefined;
  const { title, unit, columns, from = 0 } = wanted;
  const table = tablesOf(body).find(([head]) => columns.every((name) => head?.includes(name)));
  const [head = [], , ...rows] = table ?? [];
  if (!table) return `見出しに ${columns.join('、')} のある表が、本文にありません`;
  const places = columns.map((name) => head.indexOf(name));
  const read = rows.map((cells) => ({
    label: cells[0] ?? '',
    values: places.map((place) => numberIn(cells[place] ?? '', unit)),
  }));
  const wrong = read.find(({ values }) => values.some((value) => Number.isNaN(value) || value < from));
  if (wrong) return `表の「${wrong.label}」の行に、${from}${unit}以上と読めない値があります`;
  return { title, unit, from, columns, rows: read };
}

/** Tables of a Markdown text, as cells. */
function tablesOf(body: string): string[][][] {
  return body.split(/\n(?!\|)/).flatMap((block) => {
    const lines = block.split('\n').filter((line) => line.startsWith('|'));
    return lines.length < 3
      ? []
      : [
          lines.map((line) =>
            line
              .split('|')
              .slice(1, -1)
              .map((cell) => cell.trim()),
          ),
        ];
  });
}

const SECONDS = /^(?:(\d+)分)?(\d+)秒$/;

/** The number of a cell: `−74dBm`, `1分20秒` as 80; NaN for other texts. */
function numberIn(cell: string, unit: string): number {
  if (unit === '秒') {
    const [, minutes = '0', seconds] = SECONDS.exec(cell) ?? [];
    return seconds === undefined ? Number.NaN : Number(minutes) * 60 + Number(seconds);
  }
  const number = cell.endsWith(unit) ? cell.slice(0, -unit.length).replace('−', '-').replaceAll(',', '') : '';
  return number === '' ? Number.NaN : Number(number);
}
