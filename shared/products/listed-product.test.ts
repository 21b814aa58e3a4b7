import { expect, test } from '@jest/globals';
import { POE_TOOL } from '../sizing/poe/poe.ts';
import { POWER_TOOL } from '../sizing/power/power-tool.ts';
import { answer } from '../sizing/tool.ts';
import { type ListedProduct, missingAccessories } from './listed-product.ts';
import { exportCsv, importCsv } from './selection-csv.ts';

const SUPPLY = {
  sku: 'EX-8P-PS',
  name: 'DINレール電源',
  quantity: 1,
  needed: true,
  usual: true,
  facts: 'AC100-240V入力、DC54V 300W出力',
  outputW: 300,
  efficiency: 0.9,
};
/** A switch for cabinets with two DC inputs. */
const SWITCH = {
  id: 7,
  slug: 'ex-8p',
  model: 'EX-8P',
  name: '盤内用スイッチ',
  isEnded: false,
  skus: [{ sku: 'EX-8P', name: '本体' }],
  accessories: [SUPPLY],
  figures: {
    accessPorts: [{ name: '1G', media: 'rj45', mbps: 1000, count: 8, poeOut: '802.3at' }],
    poeBudgetW: 240,
    poeBudgetSingleSupplyW: 240,
    maxConsumptionW: 270,
    redundantSupply: true,
    operatingMinC: -40,
    rackMounted: false,
  },
} as const;
const LISTED: ListedProduct = { ...SWITCH, figures: { ports: 8, maxConsumptionW: 270 } };
const KNOWN = new Map([[7, LISTED]]);

type Products = Parameters<(typeof POE_TOOL)['calculate']>[1];
const sized = [{ ...SWITCH, endOfLife: null }] as unknown as Products;

function ask(tool: typeof POE_TOOL | typeof POWER_TOOL, query: string) {
  const { result } = answer(tool as typeof POE_TOOL, new URLSearchParams(query), sized, () => '');
  return result!;
}

test('a list names the accessories that its products need until they are in it', () => {
  const rows = [{ id: 7, quantity: 3 }];
  const missing = missingAccessories(rows, KNOWN);
  expect(missing.map(({ row }) => row)).toEqual([{ id: 7, sku: 'EX-8P-PS', quantity: 3 }]);
  expect(missingAccessories([...rows, ...missing.map(({ row }) => row)], KNOWN)).toEqual([]);
  const included = { ...LISTED, accessories: [{ ...SUPPLY, includedIn: ['EX-8P-SET'] }] };
  expect(missingAccessories([{ id: 7, sku: 'EX-8P-SET', quantity: 1 }], new Map([[7, included]]))).toEqual(
    [],
  );
});

test('a device is no accessory, although one has no part number', () => {
  const unnumbered = [{ ...SUPPLY, sku: undefined, outputW: undefined }];
  const listed = new Map([[7, { ...LISTED, accessories: unnumbered }]]);
  expect(missingAccessories([{ id: 7, quantity: 3 }], listed)).toEqual([]);
  const products = [{ ...SWITCH, accessories: unnumbered }] as unknown as Products;
  const { input, result } = answer(
    POWER_TOOL,
    new URLSearchParams('model=EX-8P&count=2'),
    products,
    () => '',
  );
  expect(input.problems).toEqual([]);
  expect(result?.proposals[0]?.items).toMatchObject([{ model: 'EX-8P', quantity: 2 }]);
});

test('a table names an accessory without the figures of its device, and is read back', () => {
  const csv = exportCsv([{ id: 7, sku: 'EX-8P-PS', quantity: 2 }], KNOWN);
  expect(csv).toContain('"EX-8P-PS","2","DINレール電源","","","","",""');
  expect(importCsv(csv, [LISTED]).rows).toEqual([{ id: 7, sku: 'EX-8P-PS', quantity: 2 }]);
});

test('the PoE tool puts a supply between the mains and a DC switch, and two for redundant feeding', () => {
  const { proposals, network } = ask(POE_TOOL, 'count=6&class=4&length=30&place=harsh');
  expect(proposals[0]?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    [undefined, 1],
    ['EX-8P-PS', 1],
  ]);
  const parts = new Map(network?.parts.map((part) => [part.key, part]));
  expect(parts.get('supply')?.connectsTo).toEqual(['power']);
  expect([...parts.values()].filter(({ connectsTo }) => connectsTo?.includes('power'))).toHaveLength(1);
  const twice = ask(POE_TOOL, 'count=6&class=4&length=30&place=harsh&survive=1');
  expect(twice.proposals[0]?.items.map(({ quantity }) => quantity)).toEqual([1, 2]);
});

test('with its supply in the list, a DC switch loads the mains: 270 W behind 90 % are 300 W', () => {
  const watts = (query: string) =>
    ask(POWER_TOOL, query)
      .figures.map(({ value }) => value)
      .slice(0, 2);
  const [direct, noVoltAmperes] = watts('model=EX-8P&count=1');
  expect([direct, noVoltAmperes]).toEqual(['270', '0']);
  const [behind, voltAmperes] = watts('model=EX-8P&count=1&model=EX-8P-PS&count=1');
  expect(behind).toBe('300');
  expect(Number(voltAmperes)).toBeGreaterThan(300);
});
