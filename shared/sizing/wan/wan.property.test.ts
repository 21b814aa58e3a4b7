import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parametersOf, readForm } from '../read-form.ts';
import type { SizedProduct } from '../result.ts';
import { CIPHERS, type Cipher, encapsulated, innerMtu, LINES, type Line, mssOf } from './ipsec.ts';
import {
  carries,
  chooseHubs,
  chooseRouters,
  type HubShare,
  hubLoad,
  type RouterLoad,
  type RouterUse,
  utilisation,
} from './routers.ts';
import { sizeWan } from './wan.ts';
import { WAN_FORM } from './wan-form.ts';

const cipher = fc.constantFrom(...(Object.keys(CIPHERS) as Cipher[]));
const product: fc.Arbitrary<SizedProduct> = fc
  .record({
    ipsec: fc.integer({ min: 10, max: 40_000 }),
    vpnTunnels: fc.integer({ min: 0, max: 3_000 }),
    sessions: fc.integer({ min: 1_000, max: 5_000_000 }),
  })
  .map(({ ipsec, vpnTunnels, sessions }) => ({
    id: 1,
    slug: 'x',
    model: 'X',
    name: 'X',
    figures: {
      ipsecThroughputMbps: ipsec,
      natThroughputMbps: ipsec * 2,
      inspectionThroughputMbps: ipsec / 2,
      natSessions: sessions,
      vpnTunnels,
      carrierLines: Object.keys(LINES) as Line[],
    },
  }));
const load: fc.Arbitrary<RouterLoad> = fc.record({
  vpnMbps: fc.double({ min: 0, max: 5_000, noNaN: true }),
  internetMbps: fc.double({ min: 0, max: 5_000, noNaN: true }),
  users: fc.integer({ min: 0, max: 5_000 }),
  tunnels: fc.integer({ min: 0, max: 2 }),
});
const use: fc.Arbitrary<RouterUse> = fc.record({
  line: fc.constantFrom(...(Object.keys(LINES) as Line[])),
  frameBytes: fc.constantFrom(256, 512, 1_024, 1_518),
  reserve: fc.double({ min: 0, max: 0.7, noNaN: true }),
  inspects: fc.boolean(),
  mobile: fc.constant(false),
});
const share: fc.Arbitrary<HubShare> = fc.record({
  sites: fc.integer({ min: 1, max: 1_000 }),
  vpnMbps: fc.double({ min: 0, max: 200, noNaN: true }),
});

test('the longest packet of a tunnel just fits the line, and one byte more does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 576, max: 1_500 }), cipher, fc.boolean(), (mtu, name, traversal) => {
      const inner = innerMtu(mtu, name, traversal);
      expect(encapsulated(inner, name, traversal)).toBeLessThanOrEqual(mtu);
      expect(encapsulated(inner + 1, name, traversal)).toBeGreaterThan(mtu);
    }),
  );
});

test('packet sizes of well-known tunnels are right', () => {
  // AES-GCM over 1,500 bytes: 1,446; AES-CBC with SHA-1: 1,438.
  expect(innerMtu(1_500, 'gcm', false)).toBe(1_446);
  expect(innerMtu(1_500, 'sha1', false)).toBe(1_438);
  expect(innerMtu(LINES.pppoe.mtu, 'sha256', false)).toBe(1_390);
  expect(mssOf(innerMtu(LINES['map-e'].mtu, 'gcm', true))).toBe(1_358);
});

test('a chosen router carries the load, and a higher load never needs a smaller one', () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 6 }), load, use, (all, one, how) => {
      const found = chooseRouters(all, one, how);
      for (const router of found) expect(utilisation(router, one, how)).toBeLessThanOrEqual(1 - how.reserve);
      const more = chooseRouters(all, { ...one, vpnMbps: one.vpnMbps + 10, users: one.users + 1 }, how);
      const size = (list: SizedProduct[]) => list[0]?.figures.ipsecThroughputMbps ?? Infinity;
      expect(size(more)).toBeGreaterThanOrEqual(size(found));
    }),
  );
});

test('the routers of a hub carry all sites, and another site never needs fewer', () => {
  fc.assert(
    fc.property(
      product,
      fc.array(share, { minLength: 1, maxLength: 4 }),
      share,
      use,
      (item, shares, more, how) => {
        const [found] = chooseHubs([item], shares, how);
        const [after] = chooseHubs([item], [...shares, more], how);
        expect(after?.quantity ?? Infinity).toBeGreaterThanOrEqual(found?.quantity ?? Infinity);
        if (!found) return;
        const sites = shares.reduce((sum, one) => sum + one.sites, 0);
        expect(found.quantity * (item.figures.vpnTunnels ?? 0)).toBeGreaterThanOrEqual(sites);
        expect(found.quantity * found.load.tunnels).toBeGreaterThanOrEqual(sites);
        expect(carries(item, found.load, how)).toBe(true);
        if (found.quantity > 1) expect(carries(item, hubLoad(shares, found.quantity - 1), how)).toBe(false);
      },
    ),
  );
});

test('whatever stands in the address, the answer has numbers', () => {
  const names = parametersOf(WAN_FORM).filter((name) => name !== 'site');
  const typed = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('1e9', '-1', '１２', 'NaN', '0.0001', '1'),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...names), typed), { maxLength: 80 }),
      fc.array(product, { maxLength: 3 }),
      (pairs, all) => {
        const input = readForm(WAN_FORM, new URLSearchParams(pairs));
        expect(input.rows.length).toBeLessThanOrEqual(WAN_FORM.rows.max);
        if (input.rows.length === 0) return;
        expect(JSON.stringify(sizeWan(input.values, input.rows, all))).not.toMatch(
          /NaN|Infinity|undefined|∞|"-\d/,
        );
      },
    ),
  );
});
