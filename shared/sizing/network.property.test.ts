import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { productPath } from '../paths/params.ts';
import { type Figures, POE_CLASS_NAMES, type PortFigure } from '../products/figures.ts';
import type { ProductFigures } from '../products/product-figures.ts';
import { drawTopology } from '../topology/drawing.ts';
import { buildTopology, edgeText } from '../topology/graph.ts';
import type { TopologyPart } from '../topology/part.ts';
import { DRAWN_TOOLS, type DrawnTool, drawnAnswer } from './drawn-tools.ts';
import { readForm } from './read-form.ts';
import { answer, type Tool } from './tool.ts';
import { toolQuery } from './tool-query.ts';

const SPEEDS = [1_000, 2_500, 10_000, 25_000, 100_000];
const mbps = fc.constantFrom(...SPEEDS);
const count = fc.integer({ min: 1, max: 48 });
const poe = fc.constantFrom(...POE_CLASS_NAMES);
const rj45 = fc.record({ name: fc.constant('x'), media: fc.constant('rj45' as const), mbps, count });
const slot = fc.record({ name: fc.constant('x'), media: fc.constant('slot' as const), mbps, count });
const pon: PortFigure = { name: 'GPON', media: 'pon', mbps: 2_488, count: 4 };

const accessPoint: fc.Arbitrary<Figures> = fc.record({
  wifiGeneration: fc.constantFrom(6, 7),
  recommendedClients: fc.integer({ min: 5, max: 200 }),
  poeInClass: poe,
  outdoor: fc.boolean(),
  uplinkPorts: fc.tuple(rj45, poe).map(([port, poeIn]) => [{ ...port, poeIn }]),
  radios: fc.constant([{ bandGhz: 5, streams: 2, channelWidthMhz: 80, maxRateMbps: 1_200 }]),
});
const poeSwitch: fc.Arbitrary<Figures> = fc.record({
  poeBudgetW: fc.integer({ min: 60, max: 1_500 }),
  poeBudgetSingleSupplyW: fc.integer({ min: 60, max: 700 }),
  maxConsumptionW: fc.integer({ min: 60, max: 1_700 }),
  redundantSupply: fc.boolean(),
  operatingMinC: fc.constantFrom(-40, 0),
  accessPorts: fc.tuple(rj45, poe).map(([port, poeOut]) => [{ ...port, poeOut }]),
  uplinkPorts: fc.array(slot, { maxLength: 2 }),
});
const router: fc.Arbitrary<Figures> = fc.record({
  ipsecThroughputMbps: fc.integer({ min: 100, max: 40_000 }),
  natThroughputMbps: fc.integer({ min: 500, max: 80_000 }),
  natSessions: fc.integer({ min: 10_000, max: 9_000_000 }),
  vpnTunnels: fc.integer({ min: 1, max: 9_000 }),
  wanPorts: fc.array(rj45, { minLength: 1, maxLength: 2 }),
  carrierLines: fc.constant([...(['pppoe', 'map-e', 'ds-lite', 'ipip', 'dhcp', 'static', '5g'] as const)]),
});
const optics = { ponTechnology: 'gpon', ponReachKm: 20, opticsClasses: ['C+'], linePorts: [pon] } as const;
const exchange: fc.Arbitrary<Figures> = fc.record({
  ponSplitMax: fc.constant(128),
  ponDownMbps: fc.constant(2_488),
});
const kinds = [
  accessPoint,
  poeSwitch,
  router,
  exchange.map((figures) => ({ ...optics, ...figures }) as unknown as Figures),
  fc.constant({
    ...optics,
    ponDownMbps: 1_244,
    linePorts: [{ ...pon, mbps: 1_244 }],
  } as unknown as Figures),
];

const supply = {
  ...{ sku: 'P-PS', name: '電源', quantity: 1, needed: true, usual: true, facts: '' },
  ...{ outputW: 300, efficiency: 0.9 },
};

function productOf(figures: Figures, id: number): ProductFigures {
  const names = { slug: `p${id}`, model: `P${id}`, name: '製品', categoryName: 'c', categorySlug: 'c' };
  const rest = { categoryId: 1, subCategoryId: 1, label: [], endOfLife: null, skus: [], managedByIds: [] };
  return { id, ...names, ...rest, accessories: id % 2 === 0 ? [supply] : [], figures };
}

const products = fc
  .array(fc.oneof(...kinds), { maxLength: 12 })
  .map((all) => all.map((figures, index) => productOf(figures, index + 1)));
const tool = fc.constantFrom(...(Object.keys(DRAWN_TOOLS) as DrawnTool[]));

/** Random queries for a form: offered values, other values, and missing ones. */
function queries({ fields, rows }: Tool['form']): fc.Arbitrary<URLSearchParams> {
  const typed = ([name, { choices, min = 0, max = 1 }]: [string, Tool['form']['fields'][string]]) =>
    fc
      .oneof(
        // A missing value has the form's initial value, which yields a result.
        fc.constant(''),
        fc.constantFrom('', '1', ...(choices ?? []).map(({ value }) => value)),
        fc.double({ min, max, noNaN: true }).map((value) => value.toFixed(2)),
        fc.string({ unit: 'grapheme', maxLength: 80 }),
      )
      .map((value) => [name, value] as const);
  const single = Object.entries(fields).map(typed);
  const row = Object.entries(rows?.fields ?? {}).map(typed);
  return fc
    .tuple(fc.tuple(...single), fc.array(fc.tuple(...row), { minLength: 1, maxLength: 10 }))
    .map(
      ([once, repeated]) =>
        new URLSearchParams([...once, ...repeated.flat()].map(([name, value]) => [name, value])),
    );
}

const asked = fc
  .tuple(tool, products)
  .chain(([name, list]) =>
    queries((DRAWN_TOOLS[name] as Tool).form).map((search) => ({ name, list, search })),
  );

function answerTo({
  name,
  list,
  search,
}: {
  name: DrawnTool;
  list: ProductFigures[];
  search: URLSearchParams;
}) {
  const defined: Tool = DRAWN_TOOLS[name];
  return { defined, ...answer(defined, search, list, () => '') };
}

/** Quantity of each product, by the path of its page. */
function sums(
  parts: readonly { path?: string | undefined; count?: number | undefined }[],
): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { path, count: own = 0 } of parts) if (path) found[path] = (found[path] ?? 0) + own;
  return found;
}

test('exactly the models of the first proposal are drawn, with their quantities', () => {
  fc.assert(
    fc.property(asked, (one) => {
      const { result } = answerTo(one);
      const devices = (result?.proposals[0]?.items ?? []).filter(({ sku }) => sku === undefined);
      const items = devices.map((item) => ({
        path: productPath(item),
        count: item.quantity,
      }));
      const topology = result?.network
        ? buildTopology(result.network.parts, result.network.tiers)
        : undefined;
      const drawn = topology?.tiers.flatMap(({ parts }) => parts) ?? [];
      expect(sums(drawn)).toEqual(sums(items));
      // Every drawn part is connected, and no part was added to the result.
      const joined = new Set(topology?.edges.flatMap(({ upper, lower }) => [upper, lower]));
      expect(drawn.map(({ key }) => key).sort()).toEqual([...joined].sort());
      expect(drawn).toHaveLength(result?.network?.parts.length ?? 0);
    }),
  );
});

function fastest({ connectors }: TopologyPart): number {
  if (!connectors) return Infinity;
  const { accessPorts = [], uplinkPorts = [], wanPorts = [], linePorts = [] } = connectors;
  return Math.max(0, ...[accessPorts, uplinkPorts, wanPorts, linePorts].flat().map((port) => port.mbps));
}

function speedsOf(text: string): number[] {
  return [...text.matchAll(/([\d.]+)([MG])bps/g)].map(
    ([, number, unit]) => Number(number) * (unit === 'G' ? 1_000 : 1),
  );
}

test('no line is faster than either of its ends, nor than the typed speed', () => {
  fc.assert(
    fc.property(asked, (one) => {
      const { result, input } = answerTo(one);
      const topology = result?.network && buildTopology(result.network.parts, result.network.tiers);
      const parts = new Map(topology?.tiers.flatMap((one) => one.parts.map((part) => [part.key, part])));
      for (const edge of topology?.edges ?? []) {
        // Optical lines pass splitters: their ends are those of the whole line.
        const ends =
          one.name === 'optics'
            ? [...parts.values()]
            : ([parts.get(edge.upper), parts.get(edge.lower)] as TopologyPart[]);
        // Speeds are rounded to a tenth.
        for (const speed of speedsOf(edgeText(edge)))
          for (const end of ends) expect(speed).toBeLessThanOrEqual(fastest(end) + 50);
      }
      if (one.name !== 'wan') return;
      for (const [index, { speed }] of input.rows.entries() as unknown as [number, { speed: number }][])
        for (const edge of topology?.edges ?? [])
          if (edge.lower === `router ${index}` && edge.upper === 'internet')
            for (const said of speedsOf(edge.label)) expect(said).toBeLessThanOrEqual(speed + 50);
    }),
  );
});

test('a quantity is written, not drawn repeatedly', () => {
  const palette = { colour: (name: string) => name, picture: (address: string) => address };
  fc.assert(
    fc.property(asked, (one) => {
      const { result } = answerTo(one);
      const topology = result?.network && buildTopology(result.network.parts, result.network.tiers);
      fc.pre(topology !== undefined && topology !== null);
      const { shapes, height } = drawTopology(topology, palette);
      expect(shapes.length).toBeLessThan(250);
      expect(height).toBeLessThan(2_000);
      expect(JSON.stringify(shapes)).not.toMatch(/NaN|Infinity|undefined|null/);
    }),
  );
});

test('the query of the files yields the same result without corrections', () => {
  fc.assert(
    fc.property(asked, (one) => {
      const { defined, input, result } = answerTo(one);
      const query = new URLSearchParams(toolQuery(defined.form, input));
      const again = readForm(defined.form, query);
      expect([again.values, again.rows, again.problems]).toEqual([input.values, input.rows, []]);
      const drawn = drawnAnswer(one.name, query, { products: one.list, say: () => '' });
      expect(typeof drawn === 'string').toBe(!result?.network);
    }),
  );
});

test('invalid input yields no file, nor does an empty query', () => {
  const deps = { products: [], say: () => '' };
  const said = (query: string) => drawnAnswer('wireless', new URLSearchParams(query), deps);
  expect([
    said('area=無限&people=3'),
    said('area=300&ceiling=2.7&people=3&each=2&growth=0'),
    said(''),
  ]).toEqual(['wrong', 'nothing', 'nothing']);
});
