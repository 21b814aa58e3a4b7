import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parametersOf, readForm } from '../read-form.ts';
import type { SizedProduct } from '../result.ts';
import { circuitsFor, factorsOf, POWER_FORM, sizePower } from './power.ts';
import { selectProducts, withListRows } from './power-selection.ts';
import { addUp, batteryWh, runtimeMinutes, type Selected } from './power-sums.ts';

const product: fc.Arbitrary<SizedProduct> = fc
  .record(
    {
      maxConsumptionW: fc.integer({ min: 1, max: 2_000 }),
      poeBudgetW: fc.integer({ min: 1, max: 1_500 }),
      supplyW: fc.integer({ min: 1, max: 900 }),
      redundantSupply: fc.boolean(),
      poeInClass: fc.constant('802.3at' as const),
      rackUnits: fc.integer({ min: 1, max: 4 }),
      weightKg: fc.integer({ min: 1, max: 20 }),
    },
    { requiredKeys: [] },
  )
  .map((figures) => ({ id: 1, slug: 'x', model: 'EX-2410', name: 'X', figures }));
const selected: fc.Arbitrary<Selected> = fc.record({ product, quantity: fc.integer({ min: 1, max: 999 }) });
const share = fc.integer({ min: 0, max: 100 });

test('power grows with the used share of the budget, and heat never exceeds power', () => {
  fc.assert(
    fc.property(fc.array(selected, { maxLength: 5 }), share, share, (list, one, other) => {
      const low = addUp(list, { poe: Math.min(one, other), other: 0 });
      const high = addUp(list, { poe: Math.max(one, other), other: 0 });
      expect(high.watts).toBeGreaterThanOrEqual(low.watts);
      expect(low.heatW).toBeGreaterThanOrEqual(0);
      expect(low.heatW).toBeLessThanOrEqual(low.watts + 1e-9);
    }),
  );
});

test('power that a switch feeds is not counted again at the devices', () => {
  const item = (figures: SizedProduct['figures']) => ({ id: 1, slug: 'x', model: 'X', name: 'X', figures });
  const feeding = item({ maxConsumptionW: 448, poeBudgetW: 370, supplyW: 450 });
  const fed = item({ maxConsumptionW: 20, poeInClass: '802.3at' });
  const both = [
    { product: feeding, quantity: 1 },
    { product: fed, quantity: 10 },
  ];
  expect(addUp(both, { poe: 100, other: 0 })).toMatchObject({ watts: 448, heatW: 78, fedW: 200 });
  // 20 W at the end of the longest channel are 22.56 W at the port: 20 + 12.5 × 0.4524².
  const { portW, ...idle } = addUp(both, { poe: 0, other: 0 });
  expect(portW).toBeCloseTo(225.6, 0);
  expect(idle).toMatchObject({ watts: 78 + portW, heatW: 78 });
});

test('each of two feeds carries everything that is connected to it, and DC devices need no circuit', () => {
  const item = (figures: SizedProduct['figures']) => ({ id: 1, slug: 'x', model: 'X', name: 'X', figures });
  const core = item({ maxConsumptionW: 155, supplyW: 250, redundantSupply: true });
  const access = item({ maxConsumptionW: 30, supplyW: 45 });
  const cabinet = item({ maxConsumptionW: 262, poeBudgetW: 240, redundantSupply: true });
  const list = [core, access, cabinet].map((product) => ({ product, quantity: 2 }));
  expect(addUp(list, { poe: 100, other: 0 })).toMatchObject({ watts: 894, dcW: 524, va: 370, secondVa: 310 });
});

test('the second feed never carries more than the first, and DC is part of the whole', () => {
  fc.assert(
    fc.property(fc.array(selected, { maxLength: 5 }), share, (list, poe) => {
      const { watts, dcW, va, secondVa } = addUp(list, { poe, other: 0 });
      expect(secondVa).toBeLessThanOrEqual(va + 1e-6);
      expect(va + dcW).toBeCloseTo(watts, 3);
    }),
  );
});

test('power factors come from the content where it has usable ones', () => {
  expect(factorsOf(() => '')).toEqual({ corrected: 0.95, small: 0.6, yenPerKwh: 31 });
  expect(factorsOf((name) => (name === 'factor' ? '0.98' : '60'))).toEqual({
    corrected: 0.98,
    small: 0.6,
    yenPerKwh: 60,
  });
});

test('another device never reduces any sum', () => {
  fc.assert(
    fc.property(fc.array(selected, { maxLength: 6 }), selected, share, (list, more, poe) => {
      const before = addUp(list, { poe, other: 0 });
      const after = addUp([...list, more], { poe, other: 0 });
      for (const name of ['watts', 'heatW', 'rackUnits', 'weightKg', 'unknown'] as const)
        expect(after[name]).toBeGreaterThanOrEqual(before[name]);
    }),
  );
});

test('a battery of the calculated size lasts for the requested time', () => {
  const number = fc.double({ min: 1, max: 20_000, noNaN: true });
  fc.assert(
    fc.property(
      number,
      fc.integer({ min: 1, max: 1_440 }),
      fc.double({ min: 0.5, max: 0.99, noNaN: true }),
      (watts, minutes, efficiency) => {
        const needed = batteryWh(watts, minutes, efficiency);
        expect(runtimeMinutes(needed, watts, efficiency)).toBeCloseTo(minutes, 6);
        expect(runtimeMinutes(needed + 1, watts, efficiency)).toBeGreaterThan(minutes);
      },
    ),
  );
});

test('circuits carry the load at four fifths of their rating', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (va) => {
      const count = circuitsFor(va, '100-15');
      expect(count * 1_200).toBeGreaterThanOrEqual(va - 1e-6);
      expect((count - 1) * 1_200).toBeLessThan(Math.max(va, 1e-9));
    }),
  );
});

test('a UPS carries the load at four fifths of its rating', () => {
  const product = { id: 1, slug: 'x', model: 'X', name: 'X', figures: { maxConsumptionW: 400 } };
  const { values } = readForm(POWER_FORM, new URLSearchParams());
  const { tables } = sizePower(values, [{ product, quantity: 2 }]);
  const row = tables.flatMap(({ rows }) => rows).find(([name]) => name === 'UPSの定格出力');
  expect(String(row?.[1])).toMatch(/^1,000W/);
});

const NAMED = [
  {
    id: 203,
    slug: 'a',
    model: 'EX-2410',
    name: 'A',
    figures: { maxConsumptionW: 30 },
    skus: [{ sku: 'EX-2410-JP', name: 'A' }],
  },
  { id: 205, slug: 'b', model: 'EX-2420', name: 'B', figures: {}, skus: [] },
];

test('a list of products is converted to rows of the form and back', () => {
  const rows = withListRows(new URLSearchParams('items=203x2~EX-2410-JP,205x1,999x3&poe=50'), NAMED);
  const input = readForm(POWER_FORM, rows);
  expect(input.rows).toEqual([
    { model: 'EX-2410-JP', count: 2 },
    { model: 'EX-2420', count: 1 },
  ]);
  expect(input.values.poe).toBe(50);
  const { selected: found, problems } = selectProducts(
    input.rows.map((row, index) => ({ ...row, index })),
    NAMED,
  );
  expect(found.map(({ product: { id }, quantity, sku }) => [id, quantity, sku])).toEqual([
    [203, 2, 'EX-2410-JP'],
    [205, 1, undefined],
  ]);
  expect(problems).toEqual([]);
});

test('a row without a product, or with several, has a message at its field', () => {
  const { selected: found, problems } = selectProducts(
    [
      { model: 'EX-24', count: 1, index: 0 },
      { model: 'ZZ-9', count: 1, index: 2 },
      { model: 'ｅｘ2420', count: 1, index: 3 },
    ],
    NAMED,
  );
  expect(found.map(({ product: { id } }) => id)).toEqual([205]);
  expect(problems.map(({ id }) => id)).toEqual(['model-1', 'model-3']);
  expect(problems[0]?.message).toMatch(/EX-2410、EX-2420/);
});

test('whatever stands in the address, the answer has numbers', () => {
  const names = parametersOf(POWER_FORM);
  const typed = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('1e9', '-1', '１２', 'NaN', '0.0001'),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...names), typed), { maxLength: 120 }),
      fc.array(selected, { maxLength: 5 }),
      (pairs, list) => {
        const input = readForm(POWER_FORM, new URLSearchParams(pairs));
        expect(input.rows.length).toBeLessThanOrEqual(POWER_FORM.rows.max);
        expect(JSON.stringify(sizePower(input.values, list))).not.toMatch(/NaN|Infinity|undefined|∞|"-\d/);
      },
    ),
  );
});

test('two models show their energy and its price over years side by side', () => {
  const model = (name: string, figures: SizedProduct['figures']) => ({
    product: { id: 1, slug: 'x', model: name, name, figures },
    quantity: 2,
  });
  const { values } = readForm(POWER_FORM, new URLSearchParams('hours=2760&years=5&price=20'));
  const selected = [
    model('EX-A', { maxConsumptionW: 60, typicalW: 40, idleW: 20 }),
    model('EX-B', { maxConsumptionW: 60 }),
  ];
  const { tables, formulas } = sizePower(values, selected);
  const rows = tables.find(({ caption }) => caption.includes('電気代'))?.rows;
  // 40 W × 2,760 h + 20 W × 6,000 h = 230.4 kWh; two of them in five years 2,304 kWh.
  expect(rows).toEqual([
    ['EX-A', '40W', '20W', '230.4kWh', '4,608円', '2', '46,080円'],
    ['EX-B', '—', '—', '—', '—', '—', '—'],
  ]);
  expect(formulas.some(({ name }) => name === '電気代')).toBe(true);
  expect(sizePower(values, selected.slice(1)).tables.some(({ caption }) => caption.includes('電気代'))).toBe(
    false,
  );
});
