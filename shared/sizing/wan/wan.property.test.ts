import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parametersOf, readForm } from '../read-form.ts';
import type { SizedProduct } from '../result.ts';
import { CIPHERS, type Cipher, encapsulated, innerMtu, LINES, type Line, mssOf, PORT_SETS } from './ipsec.ts';
import { wanPlanning } from './planning.ts';
import {
  carries,
  chooseHubs,
  chooseRouters,
  type HubShare,
  hubLoad,
  type RouterLoad,
  type RouterUse,
  shareAt,
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
    mpps: fc.constantFrom(undefined, 0.1, 1, 10),
  })
  .map(({ ipsec, vpnTunnels, sessions, mpps }) => ({
    id: 1,
    slug: 'x',
    model: 'X',
    name: 'X',
    figures: {
      ipsecThroughputMbps: ipsec,
      natThroughputMbps: ipsec * 2,
      inspectionThroughputMbps: ipsec / 2,
      natSessions: sessions,
      ...(mpps !== undefined && { forwardingRateMpps: mpps }),
      vpnTunnels,
      carrierLines: Object.keys(LINES) as Line[],
    },
  }));
const load: fc.Arbitrary<RouterLoad> = fc.record({
  vpnMbps: fc.double({ min: 0, max: 5_000, noNaN: true }),
  internetMbps: fc.double({ min: 0, max: 5_000, noNaN: true }),
  sessions: fc.integer({ min: 0, max: 750_000 }),
  tunnels: fc.integer({ min: 0, max: 2 }),
});
const use: fc.Arbitrary<RouterUse> = fc.record({
  line: fc.constantFrom(...(Object.keys(LINES) as Line[])),
  frameBytes: fc.constantFrom(64, 256, 512, 1_024, 1_518),
  cipherShare: fc.constantFrom(0.7, 1),
  reserve: fc.double({ min: 0, max: 0.7, noNaN: true }),
  inspects: fc.boolean(),
  mobile: fc.constant(false),
});
const tunnels = fc.record({ lines: fc.constantFrom(1, 2), spare: fc.boolean() });
const share: fc.Arbitrary<HubShare> = fc.record({
  sites: fc.integer({ min: 1, max: 1_000 }),
  vpnMbps: fc.double({ min: 0, max: 200, noNaN: true }),
});

const tunnel = fc.record({
  mtu: fc.integer({ min: 576, max: 1_500 }),
  outer: fc.constantFrom('ipv4', 'ipv6'),
  cipher,
  natTraversal: fc.boolean(),
});

test('the longest packet of a tunnel just fits the line, and one byte more does not', () => {
  fc.assert(
    fc.property(tunnel, (one) => {
      const inner = innerMtu(one);
      expect(encapsulated(inner, one)).toBeLessThanOrEqual(one.mtu);
      expect(encapsulated(inner + 1, one)).toBeGreaterThan(one.mtu);
    }),
  );
});

test('packet sizes of well-known tunnels are right', () => {
  const plain = { mtu: 1_500, outer: 'ipv4', cipher: 'gcm', natTraversal: false } as const;
  // AES-GCM over 1,500 bytes: 1,446; AES-CBC with SHA-1: 1,438.
  expect(innerMtu(plain)).toBe(1_446);
  expect(innerMtu({ ...plain, cipher: 'sha1' })).toBe(1_438);
  expect(innerMtu({ ...plain, mtu: LINES.pppoe.mtu, cipher: 'sha256' })).toBe(1_390);
  expect(mssOf(innerMtu({ ...plain, mtu: LINES['map-e'].mtu, natTraversal: true }))).toBe(1_358);
  expect(mssOf(innerMtu({ ...plain, outer: 'ipv6' }))).toBe(1_386);
});

test('a router is never faster with shorter frames, and never slower than with its longest frame alone', () => {
  const length = fc.integer({ min: 64, max: 1_518 });
  fc.assert(
    fc.property(product, length, length, ({ figures }, one, other) => {
      const [short, long] = [Math.min(one, other), Math.max(one, other)];
      expect(shareAt(figures, short)).toBeLessThanOrEqual(shareAt(figures, long));
      expect(shareAt(figures, short)).toBeGreaterThanOrEqual(short / 1_518);
      expect(shareAt(figures, 1_518)).toBe(1);
    }),
  );
});

test('a chosen router carries the load, and a higher load never needs a smaller one', () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 6 }), load, use, (all, one, how) => {
      const found = chooseRouters(all, one, how);
      for (const router of found) expect(utilisation(router, one, how)).toBeLessThanOrEqual(1 - how.reserve);
      const more = chooseRouters(all, { ...one, vpnMbps: one.vpnMbps + 10, sessions: one.sessions + 1 }, how);
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
      tunnels,
      (item, shares, more, how, links) => {
        const [found] = chooseHubs([item], shares, how, links);
        const [after] = chooseHubs([item], [...shares, more], how, links);
        expect(after?.quantity ?? Infinity).toBeGreaterThanOrEqual(found?.quantity ?? Infinity);
        if (!found) return;
        const sites = shares.reduce((sum, one) => sum + one.sites, 0);
        const ends = sites * links.lines * (links.spare ? 2 : 1);
        const routers = found.quantity + Number(links.spare);
        const free = (item.figures.vpnTunnels ?? 0) * (1 - how.reserve);
        expect(routers * free).toBeGreaterThanOrEqual(ends - 1e-6);
        expect(routers * found.load.tunnels).toBeGreaterThanOrEqual(ends);
        expect(carries(item, found.load, how)).toBe(true);
        if (found.quantity > 1)
          expect(carries(item, hubLoad(shares, found.quantity - 1, links), how)).toBe(false);
      },
    ),
  );
});

const asked = (fields: Record<string, string>) => readForm(WAN_FORM, new URLSearchParams(fields));

/** The result for one row; the planning values are the usual ones. */
function answerFor(fields: Record<string, string>, all: readonly SizedProduct[]) {
  const { values, rows } = asked(fields);
  const [row] = rows;
  if (!row) throw new Error('no row');
  return sizeWan(
    values,
    [row],
    all,
    wanPlanning(() => ''),
  );
}

const line = fc.constantFrom(...(Object.keys(LINES) as Line[]));

test('a tunnel over IPv4 passes both lines, and shared addresses are never its centre', () => {
  fc.assert(
    fc.property(line, line, cipher, product, (site, hub, name, router) => {
      const result = answerFor({ sites: '3', users: '9', line: site, hub, cipher: name }, [router]);
      const mss = Number(result.figures[2]?.value);
      const isShared = [site, hub].some((one) => one === 'map-e' || one === 'ds-lite');
      const mtu = Math.min(LINES[site].mtu, LINES[hub].mtu);
      const through = { mtu, outer: 'ipv4', cipher: name, natTraversal: isShared } as const;
      expect(encapsulated(mss + 40, through)).toBeLessThanOrEqual(mtu);
      if (hub === 'map-e' || hub === 'ds-lite') {
        expect(result.notices[0]).toMatch(/置けません/);
        expect(JSON.stringify(result.proposals)).not.toContain('センター');
      }
    }),
  );
});

test('a candidate with reserve carries twice the users of each site', () => {
  fc.assert(
    fc.property(
      fc.array(product, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 2_000 }),
      (models, users) => {
        const all = models.map((model, index) => ({ ...model, id: index + 1 }));
        const fields = { sites: '4', speed: '10000', vpn: '0' };
        const [, ample] = answerFor({ ...fields, users: `${users}` }, all).proposals;
        const [site] = ample?.items ?? [];
        if (!site) return;
        const [one] = all.filter(({ id }) => id === site.id);
        const twice = answerFor({ ...fields, users: `${users * 2}` }, one ? [one] : []);
        expect(twice.proposals[0]?.items[0]?.id).toBe(site.id);
      },
    ),
  );
});

test('the port sets of MAP-E are those of RFC 7597', () => {
  expect(PORT_SETS.map(({ ports }) => ports)).toEqual([240, 1_008]);
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
        const [row, ...rest] = input.rows;
        if (!row) return;
        const planning = wanPlanning((name) => (name === 'sessions' ? '0件' : '40本'));
        expect(JSON.stringify(sizeWan(input.values, [row, ...rest], all, planning))).not.toMatch(
          /NaN|Infinity|undefined|∞|"-\d/,
        );
      },
    ),
  );
});
