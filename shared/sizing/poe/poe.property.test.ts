import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { POE_CLASS_NAMES } from '../../products/figures.ts';
import { feeds } from '../../topology/common-speed.ts';
import { parametersOf, readForm } from '../read-form.ts';
import type { SizedProduct } from '../result.ts';
import { feedRow, POE_FORM, type PoeRow, sizePoe } from './poe.ts';
import { cableOhms, feed, loopOhms, POE_CLASS_NUMBERS, POE_CLASSES } from './poe-power.ts';
import { chooseSwitches, countSwitches, type Load, priceOrderOf, type Wanted } from './poe-switches.ts';

const port = fc.record({
  name: fc.constant('1G'),
  media: fc.constant('rj45' as const),
  mbps: fc.constantFrom(1000, 2500, 10_000),
  count: fc.integer({ min: 1, max: 48 }),
  poeOut: fc.option(fc.constantFrom(...POE_CLASS_NAMES), { nil: undefined }),
});
const product: fc.Arbitrary<SizedProduct> = fc
  .record({
    poeBudgetW: fc.integer({ min: 30, max: 1500 }),
    redundant: fc.boolean(),
    accessPorts: fc.array(port, { maxLength: 3 }),
  })
  .map(({ poeBudgetW, redundant, accessPorts }) => ({
    id: 1,
    slug: 'x',
    model: 'X',
    name: 'X',
    figures: {
      poeBudgetW,
      rackMounted: true,
      accessPorts: accessPorts.map(({ poeOut, ...rest }) => ({ ...rest, ...(poeOut && { poeOut }) })),
      ...(redundant && { poeBudgetSingleSupplyW: poeBudgetW }),
    },
  }));
const load: fc.Arbitrary<Load> = fc.record({
  port: fc.constantFrom(...POE_CLASS_NAMES),
  watts: fc.double({ min: 0.5, max: 90, noNaN: true }),
  count: fc.integer({ min: 1, max: 200 }),
});
const wanted: fc.Arbitrary<Wanted> = fc.record({
  mbps: fc.constantFrom(100, 1000, 2500),
  survivesSupply: fc.boolean(),
  harsh: fc.constant(false),
  reserve: fc.double({ min: 0, max: 0.5, noNaN: true }),
});

/**
 * Distributes the devices of each class, the heaviest first, and checks every switch: its watts, and its ports from the
 * highest class down.
 */
function carries(
  { figures }: SizedProduct,
  switches: number,
  loads: Load[],
  { mbps, reserve }: Wanted,
): boolean {
  const ports = (figures.accessPorts ?? []).filter((one) => one.mbps >= mbps);
  const all = POE_CLASS_NAMES.filter((name) => ports.some(({ poeOut }) => poeOut === name));
  const budget = (figures.poeBudgetW ?? 0) * (1 - reserve) + 1e-6;
  const devices = loads.reduce((sum, { count }) => sum + count, 0);
  return fc.sample(fc.subarray(all), 40).some((told) => {
    const shares = Array.from({ length: switches }, () => ({ watts: 0, devices: [] as Load[] }));
    for (const [index, name] of told.entries()) {
      loads
        .filter(({ port }) => feeds(name, port) && !feeds(told[index - 1], port))
        .flatMap(({ count, ...one }) => Array.from({ length: count }, () => ({ ...one, count: 1 })))
        .sort((a, b) => b.watts - a.watts)
        .forEach((device, place) => {
          const share = shares[place % switches];
          share?.devices.push(device);
          if (share) share.watts += device.watts;
        });
    }
    return (
      shares.reduce((sum, share) => sum + share.devices.length, 0) === devices &&
      shares.every(({ watts }) => watts <= budget) &&
      shares.every((share) =>
        told.every(
          (name, index) =>
            share.devices.filter(({ port }) => !feeds(told[index - 1], port)).length <=
            ports.filter(({ poeOut }) => feeds(poeOut, name)).reduce((sum, { count }) => sum + count, 0),
        ),
      )
    );
  });
}

test('the proposed switches feed every device', () => {
  fc.assert(
    fc.property(product, fc.array(load, { minLength: 1, maxLength: 4 }), wanted, (item, loads, want) => {
      const found = countSwitches(item, loads, want);
      if (!found) return;
      expect(found.loadW).toBeLessThanOrEqual(found.budgetW);
      expect(carries(item, found.quantity, loads, want)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('another device, a longer reserve and a faster port never need fewer switches', () => {
  fc.assert(
    fc.property(
      product,
      fc.array(load, { minLength: 1, maxLength: 5 }),
      load,
      wanted,
      (item, loads, more, want) => {
        const before = countSwitches(item, loads, want)?.quantity ?? Infinity;
        const after = (others: Load[], other: Wanted) =>
          countSwitches(item, others, other)?.quantity ?? Infinity;
        expect(after([...loads, more], want)).toBeGreaterThanOrEqual(before);
        expect(after(loads, { ...want, mbps: want.mbps + 1 })).toBeGreaterThanOrEqual(before);
        expect(after(loads, { ...want, reserve: want.reserve + 0.1 })).toBeGreaterThanOrEqual(before);
      },
    ),
  );
});

test('redundant feeding requires a model with a second supply', () => {
  fc.assert(
    fc.property(product, load, wanted, (item, one, want) => {
      const found = countSwitches(item, [one], { ...want, survivesSupply: true });
      if (item.figures.poeBudgetSingleSupplyW === undefined) expect(found).toBeUndefined();
    }),
  );
});

test('every class reaches its device over a channel of the standard', () => {
  for (const number of POE_CLASS_NUMBERS) {
    const poeClass = POE_CLASSES[number];
    const fed = feed(poeClass.deviceW, poeClass, loopOhms('5e', 100, 20, poeClass.fourPairs));
    expect([number, fed.isFed]).toEqual([number, true]);
    expect(fed.portW).toBeGreaterThan(poeClass.deviceW);
    expect(fed.portW).toBeLessThanOrEqual(poeClass.portW);
  }
});

test('the loss to plan with is never below that of the cable alone', () => {
  const metres = fc.double({ min: 1, max: 100, noNaN: true });
  const cables = fc.constantFrom('5e' as const, '6a' as const, 'thin' as const);
  fc.assert(
    fc.property(
      cables,
      metres,
      fc.integer({ min: -20, max: 60 }),
      fc.boolean(),
      (cable, length, celsius, four) =>
        expect(loopOhms(cable, length, celsius, four)).toBeGreaterThanOrEqual(
          cableOhms(cable, length, celsius, four),
        ),
    ),
  );
});

test('a device never needs more at its port than its class reserves, and a proposal by classes is never smaller', () => {
  const rows = fc.record({
    device: fc.constant('x'),
    class: fc.constantFrom(...POE_CLASS_NUMBERS),
    watts: fc.double({ min: 0.5, max: 71.3, noNaN: true }),
    count: fc.integer({ min: 1, max: 60 }),
    length: fc.double({ min: 1, max: 100, noNaN: true }),
  });
  const { values } = readForm(POE_FORM, new URLSearchParams());
  fc.assert(
    fc.property(rows, product, (row, item) => {
      const { portW, reservedW } = feedRow(row, values);
      expect(portW).toBeLessThanOrEqual(reservedW);
      const { proposals } = sizePoe(values, [row], [item]);
      const [first, byClass] = proposals.map(({ items }) => items[0]?.quantity ?? 0);
      if (byClass !== undefined) expect(byClass).toBeGreaterThan(first ?? 0);
    }),
  );
});

test('of equally many switches, the one of the less expensive series comes first; without an order, the smaller budget', () => {
  const named = (model: string, poeBudgetW: number): SizedProduct => ({
    ...{ id: poeBudgetW, slug: model, model, name: model },
    figures: {
      poeBudgetW,
      accessPorts: [{ name: '1G', media: 'rj45', mbps: 1_000, count: 8, poeOut: '802.3at' }],
    },
  });
  const products = [named('PRO-8', 120), named('BASE-8', 124), named('OTHER-8', 110)];
  const first = (priceOrder: string) =>
    chooseSwitches(products, [{ port: '802.3at', watts: 15, count: 6 }], {
      ...{ mbps: 1_000, survivesSupply: false, harsh: false, reserve: 0 },
      priceOrder: priceOrderOf(priceOrder),
    }).map(({ product: { model } }) => model);
  expect(first('BASE、PRO')).toEqual(['BASE-8', 'PRO-8', 'OTHER-8']);
  expect(first('')).toEqual(['OTHER-8', 'PRO-8', 'BASE-8']);
});

test('a longer or warmer cable never loses less', () => {
  const metres = fc.double({ min: 1, max: 99, noNaN: true });
  const degrees = fc.integer({ min: -20, max: 59 });
  fc.assert(
    fc.property(fc.constantFrom(...POE_CLASS_NUMBERS), metres, degrees, (number, length, celsius) => {
      const row: PoeRow = { device: '', class: number, watts: null, count: 1, length };
      const loss = (more: Partial<PoeRow>, temperature: number) =>
        feedRow({ ...row, ...more }, { cable: '6', temperature }).fed.lossW;
      expect(loss({ length: length + 1 }, celsius)).toBeGreaterThanOrEqual(loss({}, celsius));
      expect(loss({}, celsius + 1)).toBeGreaterThanOrEqual(loss({}, celsius));
    }),
  );
});

test('whatever stands in the address, the answer has numbers', () => {
  // All but the names given by the visitor, which the result repeats.
  const names = parametersOf(POE_FORM).filter((name) => name !== 'device');
  const typed = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('1e9', '-1', '１２', 'NaN', '0.0001'),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...names), typed), { maxLength: 80 }),
      product,
      (pairs, item) => {
        const input = readForm(POE_FORM, new URLSearchParams(pairs));
        expect(input.rows.length).toBeLessThanOrEqual(POE_FORM.rows.max);
        const said = JSON.stringify(sizePoe(input.values, input.rows, [item]));
        expect(said).not.toMatch(/NaN|Infinity|undefined|"-\d/);
      },
    ),
  );
});
