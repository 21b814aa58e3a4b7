import { expect, test } from '@jest/globals';
import { csvField, csvLine, spreadsheetLine } from './csv.ts';

test('a field is preserved, in quotes', () => {
  expect(csvLine(['MA3511', '10台 (予備を含む)', 'a "b", c', '3-1', '株式会社', ''])).toBe(
    '"MA3511","10台 (予備を含む)","a ""b"", c","3-1","株式会社",""\r\n',
  );
});

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹣', '−', '⁼'])(
  'a field that begins with %s is no formula',
  (sign) => {
    expect(csvField(`${sign}1+1`)).toBe(`"'${sign}1+1"`);
  },
);

test.each([
  ...['0312345678', '0600001', '123456789012345678', '1.10', '1E5', '1-2', '3/4', '1-2-3', '11-2026'],
])('a value that a spreadsheet would convert to another number or a day is exported as text: %s', (value) => {
  expect(spreadsheetLine([value, 'x'])).toBe(`"=""${value}""","x"\r\n`);
});

test.each([
  ...[
    '0',
    '10',
    '1.5',
    '03-1234-5678',
    '060-0001',
    '2026-11-20',
    '2026-11-20 10:00:00',
    'MA3511',
    '1丁目2-3',
  ],
  ...['=1-2', '01+1', '', '株式会社'],
])('any other value stays as it is: %j', (value) => {
  expect(spreadsheetLine([value])).toBe(csvLine([value]));
});

/** Characters that neither a spreadsheet nor a reader sees. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;

test('invisible characters do not hide the beginning of a formula', () => {
  const hiding: string[] = [];
  let count = 0;
  for (let point = 0; point <= 0x10_ffff; point += 1) {
    const character = String.fromCodePoint(point);
    if (!UNSEEN.test(character)) continue;
    count += 1;
    for (const before of [character, ` ${character}`, `${character}\u200B`])
      if (!csvField(`${before}=1+1`).startsWith(`"'`)) hiding.push(point.toString(16));
  }
  expect(count).toBeGreaterThan(100);
  expect(hiding).toEqual([]);
});
