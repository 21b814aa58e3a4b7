import { expect, test } from '@jest/globals';
import { openFonts } from '../datasheets/fonts.ts';
import { setTitle } from './lines.ts';

const { bold } = openFonts();
const WIDTH = 506;
const SIZES = [
  { size: 54, lines: 3 },
  { size: 40, lines: 6 },
];
const title = (text: string) => setTitle(bold, text, WIDTH, SIZES);

test('a short title is large, and its lines end with phrases', () => {
  expect(title('ログを集める前に、まず時計を合わせる')).toEqual({
    size: 54,
    lines: ['ログを集める前に、', 'まず時計を合わせる'],
  });
});

test('a long one is smaller and loses nothing', () => {
  const text = 'ウェビナー「同軸と電話線を生かす集合住宅の高速化」を6月26日に開催';
  const { size, lines } = title(text);
  expect(size).toBe(40);
  expect(lines.join('')).toBe(text);
  expect(lines.length).toBeLessThanOrEqual(6);
});

test('a technical term never breaks', () => {
  const { lines } = title('屋内用トライバンドWi-Fi 7アクセスポイントとWi-Fi 6Eの違い');
  for (const term of ['Wi-Fi 7', 'Wi-Fi 6E', 'アクセスポイント'])
    expect(lines.filter((line) => line.includes(term))).toHaveLength(1);
});
