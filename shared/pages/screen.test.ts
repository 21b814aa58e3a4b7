import { expect, test } from '@jest/globals';
import { fedWatts, figuresOf, screensOf, splitScreensPath } from './screen.ts';
import { type Screen, screenBlock } from './screen-schema.ts';

const frame: Omit<Screen, 'parts'> = { kind: 'screen', mark: '画面例', menu: ['拠点'], at: '拠点' };

const SITES: Screen = {
  ...frame,
  parts: [
    {
      kind: 'figures',
      items: [
        { label: '拠点' },
        { label: '機器', sum: '機器' },
        { label: '停止', state: 'fault' },
        { label: '注意', state: 'notice' },
      ],
    },
    {
      kind: 'table',
      caption: '拠点',
      columns: [{ name: '拠点' }, { name: '状態' }, { name: '機器' }],
      rows: [
        ['本社', { state: 'good', text: '正常' }, 12],
        ['支店', { state: 'fault', text: '停止' }, 5],
      ],
    },
  ],
};

const PORTS: Screen = {
  ...frame,
  parts: [
    { kind: 'figures', items: [{ label: 'ポート' }, { label: '接続中', state: 'good' }] },
    {
      kind: 'ports',
      caption: '前面',
      budgetW: 30,
      ports: [
        { name: '1', state: 'good', text: '1G', watts: 0.1 },
        { name: '2', state: 'good', text: '1G', watts: 0.2 },
        { name: '3', state: 'idle', text: '未接続' },
      ],
    },
  ],
};

const values = (screen: Screen) => figuresOf(screen).map(({ value, state }) => [value, state]);

test('the large figures of a list are computed from its rows', () => {
  expect(values(SITES)).toEqual([
    [2, undefined],
    [17, undefined],
    [1, 'fault'],
    // No warnings.
    [0, undefined],
  ]);
});

test('those of a device are counted from its ports', () => {
  expect(values(PORTS)).toEqual([
    [3, undefined],
    [2, 'good'],
  ]);
});

test('the power of ports is summed without binary rounding errors', () => {
  const ports = PORTS.parts.find((part) => part.kind === 'ports');
  expect(ports && fedWatts(ports)).toBe(0.3);
});

test('a record may say which screen of a page comes first', () => {
  const section = (id: string, screen: Screen) => ({ id, title: id, blocks: [screen] });
  const page = { sections: [section('sites', SITES), section('ports', PORTS)] };
  const { page: path, first } = splitScreensPath('/products/cloud/screens#ports');
  expect(path).toBe('/products/cloud/screens');
  expect(screensOf(page, first).map(({ id }) => id)).toEqual(['ports', 'sites']);
  expect(screensOf(page).map(({ id }) => id)).toEqual(['sites', 'ports']);
});

test('a row with a cell too many is refused', () => {
  const [, table] = SITES.parts;
  const wrong = { ...SITES, parts: [{ ...table, rows: [['本社', 'a', 'b', 'c']] }] };
  expect(screenBlock.safeParse(SITES).success).toBe(true);
  expect(screenBlock.safeParse(wrong).success).toBe(false);
});
