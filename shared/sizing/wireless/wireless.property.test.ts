import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { POE_CLASS_NAMES } from '../../products/figures.ts';
import { parametersOf, readForm } from '../read-form.ts';
import type { SizedProduct } from '../result.ts';
import {
  airsOf,
  type Capacity,
  chooseAccessPoints,
  clientsOf,
  needOf,
  type RadioUse,
  type Room,
} from './access-points.ts';
import { channelGroups5, channels6, isDfs, planChannels } from './channels.ts';
import { coverageM2, PARTITIONS_DB, type Partition, PLACES, propagationOf, reachM } from './radio.ts';
import { sizeWireless } from './wireless.ts';
import { WIRELESS_FORM } from './wireless-form.ts';
import { wirelessPlan } from './wireless-plan.ts';

const PLAN = wirelessPlan(() => '');
const INDOOR = { outdoor: false, avoidDfs: false };
const PARTITIONS = Object.keys(PARTITIONS_DB) as Partition[];
const room = fc.record({
  rooms: fc.integer({ min: 1, max: 50 }),
  areaM2: fc.double({ min: 1, max: 20_000, noNaN: true }),
  ceilingM: fc.double({ min: 2, max: 8, noNaN: true }),
  propagation: fc.constantFrom(...PARTITIONS).map((wall) => propagationOf('indoor', wall)),
  devices: fc.integer({ min: 1, max: 10_000 }),
  perRadio: fc.constantFrom(PLAN.devicesPerRadio, PLAN.readersPerRadio),
  demandMbps: fc.double({ min: 0, max: 50_000, noNaN: true }),
}) satisfies fc.Arbitrary<Room>;
const product: fc.Arbitrary<SizedProduct> = fc
  .record({
    clients: fc.integer({ min: 5, max: 400 }),
    streams: fc.integer({ min: 1, max: 4 }),
    generation: fc.constantFrom(5, 6, 7),
    poeInClass: fc.constantFrom(...POE_CLASS_NAMES),
    watts: fc.integer({ min: 3, max: 71 }),
    six: fc.boolean(),
  })
  .map(({ clients, streams, generation, poeInClass, watts, six }) => ({
    id: 1,
    slug: 'x',
    model: 'X',
    name: 'X',
    figures: {
      wifiGeneration: generation,
      recommendedClients: clients,
      poeInClass,
      maxConsumptionW: watts,
      ceilingMounted: true,
      uplinkPorts: [{ name: '2.5G', media: 'rj45' as const, mbps: 2500, count: 1 }],
      radios: [5, ...(six ? [6] : [])].map((bandGhz) => ({
        bandGhz,
        streams,
        channelWidthMhz: 80,
        maxRateMbps: 1200,
      })),
    },
  }));
const use: fc.Arbitrary<RadioUse> = fc
  .record({
    place: fc.constantFrom('indoor', 'warehouse'),
    widthMhz: fc.constantFrom(20, 40, 80),
    six: fc.boolean(),
    generation: fc.constantFrom(5, 6, 7),
    avoidDfs: fc.boolean(),
  })
  .map(({ avoidDfs, ...radio }) => ({
    ...radio,
    groups5: channelGroups5(radio.widthMhz, { outdoor: false, avoidDfs }),
    channels6: channels6(80, INDOOR),
    plan: PLAN,
  }));
const capacity: fc.Arbitrary<Capacity> = fc.record({
  radios5: fc.integer({ min: 1, max: 2 }),
  radios6: fc.integer({ min: 0, max: 1 }),
  mbps5: fc.double({ min: 1, max: 500, noNaN: true }),
  mbps6: fc.double({ min: 1, max: 500, noNaN: true }),
  uplinkMbps: fc.constantFrom(100, 1_000, 10_000),
  recommended: fc.integer({ min: 5, max: 400 }),
  beamDegrees: fc.constant(undefined),
});
const rooms = fc.array(room, { minLength: 1, maxLength: 5 });

test('the access points of a choice cover every room, serve its devices, and carry what its air carries', () => {
  fc.assert(
    fc.property(product, rooms, use, (item, list, radio) => {
      for (const { rooms: needs, capacity: own, quantity } of chooseAccessPoints([item], list, radio)) {
        const total = needs.reduce((sum, { count }, index) => sum + count * (list[index] as Room).rooms, 0);
        expect(quantity).toBe(total);
        for (const [index, { count, carriesMbps, isShort }] of needs.entries()) {
          const one = list[index] as Room;
          const area = radio.place === 'warehouse' ? PLAN.aisleM2 : coverageM2(one.ceilingM, one.propagation);
          expect(count * area).toBeGreaterThanOrEqual(one.areaM2 - 1e-6);
          expect(count * clientsOf(one, own, PLAN)).toBeGreaterThanOrEqual(one.devices);
          if (!isShort) expect(carriesMbps).toBeGreaterThanOrEqual(one.demandMbps - 1e-6);
          const air = radio.groups5.flat().length * own.mbps5 + radio.channels6.length * own.mbps6;
          expect(carriesMbps).toBeLessThanOrEqual(airsOf(one) * air + 1e-6);
        }
      }
    }),
  );
});

test('a larger room, more devices, more traffic and thicker walls never need fewer access points', () => {
  fc.assert(
    fc.property(room, fc.constantFrom(...PARTITIONS), capacity, use, (one, wall, own, radio) => {
      const before = needOf({ ...one, propagation: propagationOf('indoor', wall) }, own, radio).count;
      const after = (more: Partial<Room>) =>
        needOf({ ...one, propagation: propagationOf('indoor', wall), ...more }, own, radio).count;
      expect(after({ areaM2: one.areaM2 + 10 })).toBeGreaterThanOrEqual(before);
      expect(after({ devices: one.devices + 1 })).toBeGreaterThanOrEqual(before);
      expect(after({ demandMbps: one.demandMbps + 1 })).toBeGreaterThanOrEqual(before);
      expect(after({ ceilingM: one.ceilingM + 0.5 })).toBeGreaterThanOrEqual(before);
      const thicker = PARTITIONS[PARTITIONS.indexOf(wall) + 1];
      if (thicker) {
        const propagation = propagationOf('indoor', thicker);
        expect(after({ propagation })).toBeGreaterThanOrEqual(before);
      }
    }),
  );
});

test('an access point reaches nine metres in an office, less behind concrete, and further in the open', () => {
  const covered = (wall: Partition | 'hall') => coverageM2(2.7, propagationOf('indoor', wall));
  expect(reachM(propagationOf('indoor', 'none'))).toBeCloseTo(9.4, 0);
  expect(covered('none')).toBeGreaterThan(150);
  expect(covered('none')).toBeLessThan(260);
  expect(covered('concrete')).toBeLessThan(40);
  expect(covered('hall')).toBeGreaterThan(covered('none'));
  // Free space at 5.5 GHz: 84 dB, hence 68.7 m.
  expect(reachM(propagationOf('outdoor', 'none'))).toBeCloseTo(68.7, 1);
  // A beam of 60 degrees, 9 m above the devices.
  expect(coverageM2(10, propagationOf('indoor', 'hall'), 60)).toBeCloseTo(((3 * Math.sqrt(3)) / 2) * 27, 3);
});

test('with three channels or more no neighbours share one, and every access point has a channel that exists', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 24 }), (count, available) => {
      const channels = Array.from({ length: available }, (_, index) => index + 1);
      const plan = planChannels(count, channels);
      const given = Array.from({ length: count }, (_, index) => plan?.channelOf(index) ?? 0);
      expect(given.every((channel) => channels.includes(channel))).toBe(true);
      expect(plan?.isShort).toBe(conflictsAmong(given) > 0);
      if (available >= 3) expect(plan?.isShort).toBe(false);
    }),
  );
});

/** Counts neighbours of a honeycomb with the same channel by comparing each pair. */
function conflictsAmong(channels: readonly number[]): number {
  const columns = Math.ceil(Math.sqrt(channels.length));
  const cells = channels.map((channel, index) => {
    const row = Math.floor(index / columns);
    return { channel, q: (index % columns) - Math.floor(row / 2), r: row };
  });
  const at = new Map(cells.map(({ channel, q, r }) => [`${q},${r}`, channel]));
  const pairs = cells.flatMap(({ channel, q, r }) =>
    [
      [q + 1, r],
      [q, r + 1],
      [q - 1, r + 1],
    ].filter(([otherQ, otherR]) => at.get(`${otherQ},${otherR}`) === channel),
  );
  return pairs.length;
}

test('channels are those permitted in Japan', () => {
  const all = (width: 20 | 40 | 80, rules = INDOOR) => channelGroups5(width, rules).flat();
  expect(all(20)).toHaveLength(20);
  expect(all(40)).toHaveLength(10);
  expect(all(80)).toHaveLength(5);
  expect(all(20, { outdoor: false, avoidDfs: true })).toEqual([36, 40, 44, 48]);
  expect(Math.min(...all(20, { outdoor: true, avoidDfs: false }))).toBe(100);
  expect(all(20, { outdoor: true, avoidDfs: true })).toEqual([]);
  expect(all(20).filter((channel) => !isDfs(channel))).toEqual([36, 40, 44, 48]);
  expect(channelGroups5(80, INDOOR)).toEqual([
    [42, 58],
    [106, 122, 138],
  ]);
  expect(channels6(20, INDOOR)).toHaveLength(24);
  // 93 is the last whole channel of 20 MHz below 6,425 MHz.
  expect(5_950 + 5 * Math.max(...channels6(20, INDOOR)) + 10).toBeLessThanOrEqual(6_425);
  expect(channels6(80, { outdoor: true, avoidDfs: false })).toEqual([]);
});

test('the planning figures are those of the page, and usual ones where it has none', () => {
  const texts: Record<string, string> = {
    devicesPerRadio: '30台',
    fill: '90%',
    meetingRate: '4Mbps',
    efficiency: '150%',
  };
  const plan = wirelessPlan((name) => texts[name] ?? '');
  expect(plan).toMatchObject({ devicesPerRadio: 30, fill: 0.9, efficiency: 0.6 });
  expect(plan.uses.meeting).toEqual({ mbps: 4, active: 0.5 });
});

test('any query yields a result with finite numbers, in little time', () => {
  const names = parametersOf(WIRELESS_FORM).filter((name) => name !== 'room');
  const typed = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('1e9', '-1', '１２', 'NaN', '20000', '2000', '80', '1', ...PLACES),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...names), typed), { maxLength: 80 }),
      product,
      (pairs, item) => {
        const input = readForm(WIRELESS_FORM, new URLSearchParams(pairs));
        expect(input.rows.length).toBeLessThanOrEqual(WIRELESS_FORM.rows.max);
        const said = JSON.stringify(sizeWireless(input.values, input.rows, [item], PLAN));
        expect(said).not.toMatch(/NaN|Infinity|undefined|∞|"-\d/);
        expect(said.length).toBeLessThan(20_000);
      },
    ),
  );
});
