import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parametersOf, readForm } from '../read-form.ts';
import type { SizedProduct } from '../result.ts';
import {
  attenuatorDb,
  CLASS_LOSS_DB,
  lossesOf,
  nearestDb,
  type OpticalLine,
  partLosses,
  reachKm,
} from './optical-loss.ts';
import { sizeOptics } from './optics.ts';
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
  leastDb: fc.double({ min: 0, max: 40, noNaN: true }),
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

test('the nearest subscriber has no more loss than the farthest, and the joints no less at their limit', () => {
  fc.assert(
    fc.property(line, fc.double({ min: 0, max: 40, noNaN: true }), (one, nearKm) => {
      const { total, totalMax } = lossesOf(one, PARTS);
      expect(nearestDb(one, nearKm, PARTS)).toBeLessThanOrEqual(total);
      expect(totalMax).toBeGreaterThanOrEqual(total);
    }),
  );
});

test('with its attenuator, the nearest subscriber is within its class at both limits', () => {
  const { min, max } = CLASS_LOSS_DB['C+'];
  fc.assert(
    fc.property(line, fc.double({ min: 0, max: 20, noNaN: true }), (one, nearKm) => {
      const least = nearestDb(one, nearKm, PARTS);
      const added = attenuatorDb(least, min);
      if (added === 0) return expect(least).toBeGreaterThanOrEqual(min);
      // Its deviation of 0.5 dB to either side.
      expect(least + added - 0.5).toBeGreaterThanOrEqual(min - 1e-6);
      const greatest = lossesOf({ ...one, km: Math.min(one.km, nearKm) }, PARTS).total;
      expect(greatest + added + 0.5).toBeLessThanOrEqual(max);
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
      for (const { olts, ports, budgetDb, opticsClass, attenuatorDb: added } of choosePon([item], want)) {
        const own = item.figures.linePorts?.[0]?.count ?? 0;
        expect(olts * own).toBeGreaterThanOrEqual(ports);
        expect(ports * want.branches).toBeGreaterThanOrEqual(want.onus);
        expect(budgetDb - want.lossDb).toBeGreaterThanOrEqual(want.marginDb);
        expect(want.leastDb + added).toBeGreaterThanOrEqual(CLASS_LOSS_DB[opticsClass].min);
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

test('each PON port in use needs one module, where the device comes without', () => {
  const query = new URLSearchParams('kind=gpon&km=2&near=1&onus=200&first=32&second=1');
  const { values } = readForm(OPTICS_FORM, query);
  const module = { sku: 'MODULE', name: 'M', quantity: 1, needed: true, usual: false, facts: '' };
  fc.assert(
    fc.property(olt, fc.boolean(), (item, perPort) => {
      const [proposal] = sizeOptics(
        values,
        [{ ...item, accessories: [{ ...module, perPort }] }],
        PARTS,
      ).proposals;
      const modules = proposal?.items.filter(({ sku }) => sku === 'MODULE').map(({ quantity }) => quantity);
      expect(modules).toEqual(perPort ? [Math.ceil(200 / 32)] : []);
    }),
  );
});

test('losses of parts are parsed from the texts of the page', () => {
  const said: Record<string, string> = { fibreLoss: '0.35dB', margin: '5dB', split8: 'なし' };
  const parts = partLosses((name) => said[name] ?? '');
  expect(parts).toMatchObject({ perKm: { 1310: 0.35, 850: 3.5 }, margin: 5, connector: 0.3 });
  expect(parts.splitters.get(8)).toBe(10.5);
});

test('whatever stands in the address, the answer has numbers', () => {
  const names = parametersOf(OPTICS_FORM);
  const typed = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('gpon', 'xgs-pon', 'single', 'multi', '64', '40000', '-1', '0.0001'),
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

const end: fc.Arbitrary<SizedProduct> = fc
  .record({ count: fc.integer({ min: 1, max: 48 }), isSwitch: fc.boolean(), isRadio: fc.boolean() })
  .map(({ count, isSwitch, isRadio }) => ({
    ...{ id: count, slug: 'x', model: isRadio ? 'AP' : isSwitch ? 'SWITCH' : 'OTHER', name: 'X' },
    figures: {
      uplinkPorts: [{ name: 'SFP+', media: 'slot', mbps: 10_000, count }],
      ...(isRadio
        ? { radios: [{ bandGhz: 5, streams: 2, channelWidthMhz: 80, maxRateMbps: 1_201 }] }
        : isSwitch && { layer: 2 }),
    },
  }));

test('a fibre joins switches where there are some, and never two access points', () => {
  const query = new URLSearchParams('kind=single&km=0.3&connectors=2&splices=0&speed=10000');
  const { values } = readForm(OPTICS_FORM, query);
  fc.assert(
    fc.property(fc.array(end, { maxLength: 8 }), (list) => {
      const models = sizeOptics(values, list, PARTS).proposals.map(({ items }) => items[0]?.model);
      expect(models).not.toContain('AP');
      if (list.some(({ model }) => model === 'SWITCH')) expect(new Set(models)).toEqual(new Set(['SWITCH']));
    }),
  );
});
