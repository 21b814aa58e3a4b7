import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { POE_CLASS_NAMES } from '../../products/figures.ts';
import { parametersOf, readForm } from '../read-form.ts';
import type { SizedProduct } from '../result.ts';
import { chooseAccessPoints, needOf, type RadioUse, type Room } from './access-points.ts';
import { channels5, channels6, planChannels } from './channels.ts';
import { coverageM2, PARTITIONS_DB, type Partition, reachM } from './radio.ts';
import { sizeWireless } from './wireless.ts';
import { WIRELESS_FORM } from './wireless-form.ts';

const PARTITIONS = Object.keys(PARTITIONS_DB) as Partition[];
const room: fc.Arbitrary<Room> = fc.record({
  areaM2: fc.double({ min: 1, max: 20_000, noNaN: true }),
  ceilingM: fc.double({ min: 2, max: 8, noNaN: true }),
  partition: fc.constantFrom(...PARTITIONS),
  devices: fc.integer({ min: 1, max: 10_000 }),
  demandMbps: fc.double({ min: 0, max: 50_000, noNaN: true }),
});
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
const use: fc.Arbitrary<RadioUse> = fc.record({
  widthMhz: fc.constantFrom(20, 40, 80),
  six: fc.boolean(),
  outdoor: fc.constant(false),
  generation: fc.constantFrom(5, 6, 7),
});
const rooms = fc.array(room, { minLength: 1, maxLength: 5 });

test('the access points of a choice cover every room and carry its devices and their traffic', () => {
  fc.assert(
    fc.property(product, rooms, use, (item, list, radio) => {
      for (const { rooms: needs, mbps, quantity } of chooseAccessPoints([item], list, radio)) {
        expect(quantity).toBe(needs.reduce((sum, { count }) => sum + count, 0));
        for (const [index, { count }] of needs.entries()) {
          const own = list[index] as Room;
          expect(count * coverageM2(own.ceilingM, own.partition)).toBeGreaterThanOrEqual(own.areaM2 - 1e-6);
          expect(count * (item.figures.recommendedClients ?? 0)).toBeGreaterThanOrEqual(own.devices);
          expect(count * mbps).toBeGreaterThanOrEqual(own.demandMbps - 1e-6);
        }
      }
    }),
  );
});

test('a larger room, more devices, more traffic and thicker walls never need fewer access points', () => {
  fc.assert(
    fc.property(
      room,
      fc.integer({ min: 1, max: 300 }),
      fc.double({ min: 1, max: 2_000, noNaN: true }),
      (one, clients, mbps) => {
        const before = needOf(one, clients, mbps).count;
        const after = (more: Partial<Room>) => needOf({ ...one, ...more }, clients, mbps).count;
        expect(after({ areaM2: one.areaM2 + 10 })).toBeGreaterThanOrEqual(before);
        expect(after({ devices: one.devices + 1 })).toBeGreaterThanOrEqual(before);
        expect(after({ demandMbps: one.demandMbps + 1 })).toBeGreaterThanOrEqual(before);
        expect(after({ ceilingM: one.ceilingM + 0.5 })).toBeGreaterThanOrEqual(before);
        const thicker = PARTITIONS[PARTITIONS.indexOf(one.partition) + 1];
        if (thicker) expect(after({ partition: thicker })).toBeGreaterThanOrEqual(before);
      },
    ),
  );
});

test('an access point reaches about nine metres in the open, and a tenth of its area behind concrete', () => {
  expect(reachM(0)).toBeCloseTo(9.4, 0);
  expect(coverageM2(2.7, 'none')).toBeGreaterThan(150);
  expect(coverageM2(2.7, 'none')).toBeLessThan(260);
  expect(coverageM2(2.7, 'concrete')).toBeLessThan(40);
});

test('with three channels or more no neighbours share one, and every access point has a channel that exists', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 24 }), (count, available) => {
      const channels = Array.from({ length: available }, (_, index) => index + 1);
      const plan = planChannels(count, channels);
      const given = Array.from({ length: count }, (_, index) => plan?.channelOf(index) ?? 0);
      expect(given.every((channel) => channels.includes(channel))).toBe(true);
      expect(plan?.conflicts).toBe(conflictsAmong(given));
      if (available >= 3) expect(plan?.conflicts).toBe(0);
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
  const indoor = { outdoor: false, avoidDfs: false };
  expect(channels5(20, indoor)).toHaveLength(20);
  expect(channels5(40, indoor)).toHaveLength(10);
  expect(channels5(80, indoor)).toHaveLength(5);
  expect(channels5(20, { outdoor: false, avoidDfs: true })).toEqual([36, 40, 44, 48]);
  expect(Math.min(...channels5(20, { outdoor: true, avoidDfs: false }))).toBe(100);
  expect(channels6(20, indoor)).toHaveLength(24);
  // 93 is the last whole channel of 20 MHz below 6,425 MHz.
  expect(5_950 + 5 * Math.max(...channels6(20, indoor)) + 10).toBeLessThanOrEqual(6_425);
  expect(channels6(80, { outdoor: true, avoidDfs: false })).toEqual([]);
});

test('any query yields a result with finite numbers, in little time', () => {
  const names = parametersOf(WIRELESS_FORM).filter((name) => name !== 'room');
  const typed = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('1e9', '-1', '１２', 'NaN', '20000', '2000'),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...names), typed), { maxLength: 80 }),
      product,
      (pairs, item) => {
        const input = readForm(WIRELESS_FORM, new URLSearchParams(pairs));
        expect(input.rows.length).toBeLessThanOrEqual(WIRELESS_FORM.rows.max);
        const said = JSON.stringify(sizeWireless(input.values, input.rows, [item]));
        expect(said).not.toMatch(/NaN|Infinity|undefined|∞|"-\d/);
        expect(said.length).toBeLessThan(20_000);
      },
    ),
  );
});
