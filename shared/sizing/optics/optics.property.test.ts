import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parametersOf, readForm } from '../read-form.ts';
import type { SizedProduct } from '../result.ts';
import { lossesOf, type OpticalLine, reachKm } from './optical-loss.ts';
import { partLosses, sizeOptics } from './optics.ts';
import { OPTICS_FORM } from './optics-form.ts';
import { choosePon, type PonWanted } from './pon.ts';

const PARTS = partLosses(() => '');
const line: fc.Arbitrary<OpticalLine> = fc.record({
  km: fc.double({ min: 0.01, max: 40, noNaN: true }),
  connectors: fc.integer({ min: 0, max: 30 }),
  splices: fc.integer({ min: 0, max: 100 }),
  splits: fc.array(fc.constantFrom(1, 2, 4, 8, 16, 32, 64), { maxLength: 2 }),
});
const olt: fc.Arbitrary<SizedProduct> = fc
  .record({ ports: fc.integer({ min: 1, max: 16 }), split: fc.constantFrom(32, 64, 128) })
  .map(({ ports, split }) => ({
    id: 1,
    slug: 'x',
    model: 'X',
    name: 'X',
    figures: {
      ponTechnology: 'gpon',
      ponSplitMax: split,
      ponReachKm: 20,
      opticsClasses: ['B+', 'C+'],
      linePorts: [{ name: 'GPON', media: 'pon', mbps: 2_488, count: ports }],
      uplinkPorts: [{ name: 'SFP+', media: 'slot', mbps: 10_000, count: 2 }],
    },
  }));
const wanted: fc.Arbitrary<PonWanted> = fc.record({
  technology: fc.constant('gpon' as const),
  km: fc.double({ min: 0.01, max: 25, noNaN: true }),
  lossDb: fc.oneof(fc.integer({ min: 27, max: 33 }), fc.double({ min: 0, max: 40, noNaN: true })),
  marginDb: fc.constant(3),
  branches: fc.constantFrom(1, 8, 32, 64, 128),
  onus: fc.integer({ min: 1, max: 10_000 }),
});

test('every additional part adds loss', () => {
  fc.assert(
    fc.property(line, (one) => {
      const before = lossesOf(one, PARTS).total;
      expect(before).toBeGreaterThan(0);
      for (const more of [
        { km: one.km + 1 },
        { connectors: one.connectors + 1 },
        { splices: one.splices + 1 },
        { splits: [...one.splits, 2] },
      ])
        expect(lossesOf({ ...one, ...more }, PARTS).total).toBeGreaterThan(before);
    }),
  );
});

test('at the reach of a line, the margin is the required one', () => {
  fc.assert(
    fc.property(line, (one) => {
      const km = reachKm(32, one, PARTS);
      if (km === 0) return;
      expect(32 - lossesOf({ ...one, km }, PARTS).total).toBeCloseTo(PARTS.margin, 6);
    }),
  );
});

test("a PON of 64 branches over class C+ has the reach of 13 km in the vendor's texts", () => {
  const km = reachKm(32, { km: 1, connectors: 6, splices: 8, splits: [64] }, PARTS);
  expect(Math.floor(km)).toBe(13);
});

test('the chosen devices have the reach, the margin and ports for every subscriber', () => {
  fc.assert(
    fc.property(olt, wanted, (item, want) => {
      for (const { olts, ports, budgetDb } of choosePon([item], want)) {
        const own = item.figures.linePorts?.[0]?.count ?? 0;
        expect(olts * own).toBeGreaterThanOrEqual(ports);
        expect(ports * want.branches).toBeGreaterThanOrEqual(want.onus);
        expect(budgetDb - want.lossDb).toBeGreaterThanOrEqual(want.marginDb);
        expect(item.figures.ponReachKm).toBeGreaterThanOrEqual(want.km);
      }
    }),
  );
});

test('more subscribers and more loss never need fewer devices', () => {
  const count = (item: SizedProduct, want: PonWanted) => choosePon([item], want)[0]?.olts ?? Infinity;
  fc.assert(
    fc.property(olt, wanted, (item, want) => {
      expect(count(item, { ...want, onus: want.onus + 1 })).toBeGreaterThanOrEqual(count(item, want));
      expect(count(item, { ...want, lossDb: want.lossDb + 1 })).toBeGreaterThanOrEqual(count(item, want));
    }),
  );
});

test('losses of parts are parsed from the texts of the page', () => {
  const said: Record<string, string> = { fibreLoss: '0.35dB', margin: '5dB', split8: 'なし' };
  const parts = partLosses((name) => said[name] ?? '');
  expect(parts).toMatchObject({ perKm: 0.35, margin: 5, connector: 0.3 });
  expect(parts.splitters.get(8)).toBe(10.5);
});

test('whatever stands in the address, the answer has numbers', () => {
  const names = parametersOf(OPTICS_FORM);
  const typed = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('gpon', 'xgs-pon', 'single', 'multi', '64', '-1', '0.0001'),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...names), typed), { maxLength: 40 }),
      olt,
      (pairs, item) => {
        const { values } = readForm(OPTICS_FORM, new URLSearchParams(pairs));
        expect(JSON.stringify(sizeOptics(values, [item], PARTS))).not.toMatch(
          /NaN|Infinity|undefined|∞|"-\d/,
        );
      },
    ),
  );
});
