import { expect, test } from '@jest/globals';
import { TIERS } from '../../test/support/content/tiers.ts';
import type { PortFigure } from '../products/figures.ts';
import { drawTopology } from './drawing.ts';
import { buildTopology } from './graph.ts';
import type { LinkKind, NamedLink } from './links.ts';
import { PARTS_MAX, type TopologyPart } from './part.ts';
import { hasKnownPorts, productPart } from './parts.ts';

const rj45 = (mbps: number, more: Partial<PortFigure> = {}): PortFigure => ({
  ...{ name: `${mbps}`, media: 'rj45', mbps, count: 4 },
  ...more,
});
const slot = (mbps: number): PortFigure => ({ name: `slot ${mbps}`, media: 'slot', mbps, count: 4 });
const pon = (name: string, mbps: number): PortFigure => ({ name, media: 'pon', mbps, count: 4 });

const part = (key: string, tier: TopologyPart['tier'], more: Partial<TopologyPart> = {}): TopologyPart => ({
  ...{ key, tier, name: key },
  ...more,
});
const PRODUCT = { id: 1, slug: 'a', model: 'A', name: 'a' };
const router = part('router', 'router', {
  connectors: {
    accessPorts: [rj45(1_000), slot(10_000)],
    wanPorts: [rj45(2_500)],
    carrierLines: ['pppoe', '5g'],
  },
});
const core = part('core', 'core', {
  connectors: { accessPorts: [slot(25_000)], uplinkPorts: [slot(100_000)] },
});
const floor = part('floor', 'floor', {
  connectors: { accessPorts: [rj45(2_500, { poeOut: '802.3bt Type 3' })], uplinkPorts: [slot(10_000)] },
});
const plain = part('plain', 'floor', {
  connectors: { accessPorts: [rj45(10_000)], uplinkPorts: [slot(10_000)] },
});
const access = part('access', 'access', {
  connectors: { accessPorts: [rj45(1_000)], uplinkPorts: [rj45(10_000, { poeIn: '802.3at' })] },
});

const linksOf = (...parts: TopologyPart[]) =>
  (buildTopology(parts, TIERS)?.edges ?? []).map(({ upper, lower, label, isFed }) =>
    [upper, lower, label, ...(isFed ? ['fed'] : [])].join(' '),
  );

test('tiers connect from the line down to the access points, at the common speed of both ends', () => {
  expect(linksOf(access, floor, core, router)).toEqual([
    'fixed-line router 2.5Gbps',
    'mobile-line router 5G',
    'router core 10Gbps',
    'core floor 10Gbps',
    'floor access 2.5Gbps fed',
  ]);
});

test('a feeding switch is preferred to a faster one', () => {
  expect(linksOf(access, plain, floor)).toEqual(['floor access 2.5Gbps fed']);
});

test('a tier without a common port is skipped', () => {
  const optical = part('optical', 'floor', { connectors: { accessPorts: [slot(1_000)] } });
  const olt = part('olt', 'olt', { connectors: { linePorts: [pon('GPON', 2_488)] } });
  const onu = part('onu', 'subscriber', {
    connectors: { linePorts: [pon('GPON', 2_488)], accessPorts: [rj45(1_000)] },
  });
  expect(linksOf(optical, olt, onu, access)).toEqual(['olt onu GPON']);
});

test('wide slots and small ones share no module', () => {
  const wide = part('wide', 'aggregation', {
    connectors: { accessPorts: [slot(10_000)], uplinkPorts: [slot(40_000)] },
  });
  expect(linksOf(core, wide)).toEqual(['core wide 40Gbps']);
  const small = part('small', 'core', { connectors: { accessPorts: [slot(25_000)] } });
  expect(linksOf(small, wide)).toEqual(['small wide 10Gbps']);
});

test('different technologies do not connect', () => {
  const olt = part('olt', 'olt', { connectors: { linePorts: [pon('XGS-PON', 9_953)] } });
  const onu = part('onu', 'subscriber', { connectors: { linePorts: [pon('GPON', 2_488)] } });
  expect(buildTopology([olt, onu], TIERS)).toBeUndefined();
});

test('lines to other things than products have no speed', () => {
  expect(linksOf(part('theirs', 'router'), floor)).toEqual(['theirs floor ']);
});

test('connections in the content override derived ones', () => {
  expect(linksOf(core, floor, plain, { ...access, connectsTo: ['plain'] })).toContain('plain access 10Gbps');
  expect(linksOf(core, { ...floor, connectsTo: [] })).toEqual([]);
});

test('a line in the content replaces the default one of routers', () => {
  expect(linksOf(part('own', 'line'), router)).toEqual(['own router 2.5Gbps', 'mobile-line router 5G']);
  expect(linksOf(part('own', 'line'), { ...router, connectsTo: ['own'] })).toEqual(['own router 2.5Gbps']);
});

test('a controller manages the devices that name it, and has no connections', () => {
  const cloud = part('cloud', 'management');
  const built = buildTopology([core, { ...floor, managedBy: ['cloud'] }, cloud], TIERS);
  expect(built?.management).toEqual([{ manager: 'cloud', managed: ['floor'] }]);
  expect(built?.edges.flatMap(({ upper, lower }) => [upper, lower])).not.toContain('cloud');
});

test('tiers of another vendor have its order, names and signs, and routers bring lines only to a tier for them', () => {
  const tiers = [
    { id: 'stage', name: 'ステージ', sign: 'place' },
    { id: 'console', name: '調整卓', role: 'router' },
  ] as const;
  const console = { ...router, key: 'console', tier: 'console', connectsTo: undefined };
  const built = buildTopology([{ ...core, tier: 'core' }, console, part('mic', 'stage')], tiers);
  expect(built?.tiers.map(({ name, parts }) => [name, ...parts.map(({ key }) => key)])).toEqual([
    ['ステージ', 'mic'],
    ['調整卓', 'console'],
  ]);
  expect(built?.tiers[0]?.parts[0]?.sign).toBe('place');
  expect(built?.edges.map(({ upper, lower }) => `${upper} ${lower}`)).toEqual(['mic console']);
});

test('parts beyond the maximum are left out, and keys are unique', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...access, key: `access ${index}` }));
  const built = buildTopology([floor, floor, ...many], TIERS);
  const keys = built?.tiers.flatMap((tier) => tier.parts.map(({ key }) => key)) ?? [];
  expect(keys.length).toBeLessThanOrEqual(PARTS_MAX);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a product without ports is connected to the nearest tier, and not past it', () => {
  const unknown = part('unknown', 'floor');
  expect(linksOf(router, core, unknown)).toContain('core unknown ');
  expect(hasKnownPorts({})).toBe(false);
  expect(productPart({ ...PRODUCT, figures: {} }, 'floor').connectors).toBeUndefined();
});

test('a ring of a switch and the devices of a lower tier has two lines', () => {
  const topology = buildTopology([core, part('cell', 'floor')], TIERS, [
    { between: ['core', 'cell'], kind: 'ring' },
  ]);
  expect(topology?.edges).toMatchObject([{ upper: 'core', lower: 'cell', isDouble: true }]);
});

test('a ring of one tier leads back to its first part, a line between equals does not', () => {
  const parts = ['a', 'b', 'c'].map((key) => part(key, 'floor', { connectsTo: [] }));
  const pairs = (kind: LinkKind, between = ['a', 'b', 'c']) =>
    buildTopology(parts, TIERS, [{ between, kind }])?.pairs?.map(({ keys }) => keys.join(' '));
  expect(pairs('ring')).toEqual(['a b', 'b c', 'c a']);
  expect(pairs('peer')).toEqual(['a b', 'b c']);
  expect(pairs('ring', ['a'])).toEqual(['a a']);
  expect(pairs('peer', ['a', 'gone'])).toEqual(['a a']);
  expect(pairs('peer', ['gone'])).toBeUndefined();
});

test('lines between equals are drawn inside of their tier', () => {
  const parts = ['a', 'b', 'c'].map((key) => part(key, 'floor', { connectsTo: [] }));
  const draw = (links: NamedLink[]) => {
    const topology = buildTopology([core, ...parts], TIERS, [
      { between: ['core', 'a'], kind: 'peer' },
      ...links,
    ]);
    return drawTopology(topology!, { colour: (name) => name, picture: () => undefined });
  };
  const [plain, ring] = [draw([]), draw([{ between: ['a', 'b', 'c'], kind: 'ring' }])];
  expect(ring.height).toBeGreaterThan(plain.height);
  expect(ring.shapes.filter(({ tag }) => tag === 'path').length).toBe(
    plain.shapes.filter(({ tag }) => tag === 'path').length + 1,
  );
  expect(JSON.stringify(ring)).not.toMatch(/NaN|undefined/);
});
