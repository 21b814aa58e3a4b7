import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TIERS } from '../../test/support/content/tiers.ts';
import { POE_CLASS_NAMES, PORT_MEDIA, type PortFigure } from '../products/figures.ts';
import { commonLink } from './common-speed.ts';
import { drawTopology } from './drawing.ts';
import { buildTopology, edgeText } from './graph.ts';
import { layoutTopology, WIDTH } from './layout.ts';
import type { Connectors, TopologyPart } from './part.ts';
import { linesOf, widthOf } from './text-lines.ts';

const poe = fc.option(fc.constantFrom(...POE_CLASS_NAMES), { nil: undefined });
const port: fc.Arbitrary<PortFigure> = fc.record({
  name: fc.constantFrom('1G', 'SFP+', 'GPON'),
  media: fc.constantFrom(...PORT_MEDIA),
  mbps: fc.constantFrom(1_000, 2_500, 10_000, 25_000, 40_000, 100_000),
  count: fc.integer({ min: 1, max: 48 }),
  poeOut: poe,
  poeIn: poe,
});
const ports = fc.array(port, { maxLength: 3 });
const connectors: fc.Arbitrary<Connectors> = fc.record({
  accessPorts: ports,
  uplinkPorts: ports,
  wanPorts: ports,
  linePorts: fc.option(ports, { nil: undefined }),
  carrierLines: fc.subarray(['pppoe', '5g'] as const),
});
const PLACES = TIERS.map(({ id }) => id);
const key = fc.constantFrom(...'abcdefghij');
const part: fc.Arbitrary<TopologyPart> = fc.record({
  key,
  tier: fc.constantFrom(...PLACES),
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  count: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
  connectors: fc.option(connectors, { nil: undefined }),
  connectsTo: fc.option(fc.array(key, { maxLength: 3 }), { nil: undefined }),
  managedBy: fc.array(key, { maxLength: 3 }),
});
const network = fc.array(part, { minLength: 2, maxLength: 40 }).map((parts) => buildTopology(parts, TIERS));

test('every connection joins two parts that are drawn, the upper one in a tier above', () => {
  fc.assert(
    fc.property(network, (topology) => {
      fc.pre(topology !== undefined);
      const rank = new Map(
        topology.tiers.flatMap(({ tier, parts }) =>
          parts.map((one) => [one.key, PLACES.indexOf(tier)] as const),
        ),
      );
      for (const { upper, lower } of topology.edges)
        expect(rank.get(upper)).toBeLessThan(rank.get(lower) as number);
      for (const { managed } of topology.management)
        for (const one of managed) expect(rank.has(one)).toBe(true);
    }),
  );
});

test('all shapes are inside the drawing, and no pictures or tiers overlap', () => {
  fc.assert(
    fc.property(network, (topology) => {
      fc.pre(topology !== undefined);
      const { height, tiers } = layoutTopology(topology);
      let bottom = 0;
      for (const { band, parts } of tiers) {
        expect(band.y).toBeGreaterThan(bottom);
        bottom = band.y + band.height;
        parts.forEach(({ picture }, index) => {
          expect(picture.x).toBeGreaterThanOrEqual(band.x);
          expect(picture.x + picture.width).toBeLessThanOrEqual(WIDTH);
          expect(picture.y + picture.height).toBeLessThan(bottom);
          for (const other of parts.slice(0, index))
            expect(
              other.picture.x + other.picture.width <= picture.x + 0.1 ||
                other.picture.y + other.picture.height < picture.y,
            ).toBe(true);
        });
      }
      expect(bottom).toBeLessThan(height);
      expect(height).toBeLessThan(6_000);
    }),
  );
});

/** More parts of one tier than fit side by side, with short or long labels on their lines. */
const crowded = fc
  .constantFrom(['1G'], ['1G', '10Gbps'], ['1G', 'MAP-E 100Mbps'])
  .chain((texts) => fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 12 }))
  .map((texts) =>
    buildTopology(
      [
        { key: 'above', tier: 'floor', name: 'above' },
        ...texts.map(
          (text, index): TopologyPart => ({
            ...{ key: `${index}`, tier: 'access', name: 'below' },
            ...{ connectsTo: ['above'], lineTexts: { above: text } },
          }),
        ),
      ],
      TIERS,
    ),
  );

test('labels are placed next to lines only if they cover nothing else, and never omitted', () => {
  fc.assert(
    fc.property(fc.oneof(network, crowded), (topology) => {
      fc.pre(topology !== undefined);
      for (const { parts, band } of layoutTopology(topology).tiers) {
        const column = band.width / parts.length;
        const beside = parts.filter(({ onLine }) => onLine !== '');
        if (beside.length > 0) expect(new Set(parts.map(({ picture }) => picture.y)).size).toBe(1);
        for (const { onLine } of beside) expect(widthOf(onLine, 12)).toBeLessThanOrEqual(column + 6);
        for (const { part, onLine, belowNotes } of parts) {
          const runs = topology.edges.filter(({ lower }) => lower === part.key).map(edgeText);
          expect(onLine + belowNotes.join('') !== '').toBe(runs.some((text) => text !== ''));
        }
      }
    }),
  );
});

test('a link is never faster than a port of either end', () => {
  fc.assert(
    fc.property(connectors, connectors, (upper, lower) => {
      const link = commonLink(upper, lower);
      fc.pre(link !== undefined);
      for (const { accessPorts = [], uplinkPorts = [], linePorts = [] } of [upper, lower])
        expect([...accessPorts, ...uplinkPorts, ...linePorts].some(({ mbps }) => mbps >= link.mbps)).toBe(
          true,
        );
    }),
  );
});

test('the shapes of a drawing have finite numbers, and are as few as its parts require', () => {
  const palette = { colour: (name: string) => name, picture: (address: string) => address };
  fc.assert(
    fc.property(network, (topology) => {
      fc.pre(topology !== undefined);
      const { shapes } = drawTopology(topology, palette);
      const text = shapes.flatMap(({ attributes }) => Object.values(attributes)).join(' ');
      expect(text).not.toMatch(/NaN|Infinity|undefined/);
      expect(shapes.length).toBeLessThan(600);
    }),
  );
});

test('a name fits its column, and a truncated one ends with an ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (name) => {
      const lines = linesOf(name, 12, 90);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(widthOf(line, 12)).toBeLessThanOrEqual(90 + 12);
      if (!lines.at(-1)?.endsWith('…')) expect(lines.join('')).toHaveLength(name.length);
    }),
  );
});
