import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FEATURE_FIGURES, featureDrawingSchema } from '../../shared/api/feature-drawing.ts';
import { type Figures, POE_CLASS_NAMES, type PortFigure } from '../../shared/products/figures.ts';
import { highestClassOf, POE_CLASSES } from '../../shared/sizing/poe/poe-power.ts';
import { drawFeature } from './feature-drawing.ts';

const amount = fc.integer({ min: 1, max: 50_000 });
const port: fc.Arbitrary<PortFigure> = fc.record(
  {
    name: fc.constantFrom('1G', 'SFP+'),
    media: fc.constant('rj45' as const),
    mbps: fc.constantFrom(1000, 2500, 9953),
    count: fc.integer({ min: 1, max: 48 }),
    poeOut: fc.constantFrom(...POE_CLASS_NAMES),
  },
  { requiredKeys: ['name', 'media', 'mbps', 'count'] },
);
/** Ports of one name have the same rate, as in records. */
const ports = fc.uniqueArray(port, { maxLength: 3, selector: ({ name }) => name });
const figures = fc.record(
  {
    accessPorts: ports,
    uplinkPorts: ports,
    linePorts: ports,
    poeBudgetW: amount,
    poeBudgetSingleSupplyW: amount,
    poeInClass: fc.constantFrom(...POE_CLASS_NAMES),
    supplyW: amount,
    redundantSupply: fc.boolean(),
    maxConsumptionW: fc
      .double({ min: 0.5, max: 900, noNaN: true })
      .map((watts) => Math.round(watts * 10) / 10),
    operatingMinC: fc.integer({ min: -60, max: 0 }),
    operatingMaxC: fc.integer({ min: 20, max: 99 }),
    switchingCapacityGbps: amount,
    stackUnits: fc.integer({ min: 1, max: 200 }),
    radios: fc.array(
      fc.record({
        bandGhz: fc.constantFrom(2.4, 5, 6),
        streams: fc.constant(2),
        channelWidthMhz: fc.constant(80),
        maxRateMbps: amount,
      }),
      { maxLength: 4 },
    ),
    maxClients: amount,
    recommendedClients: amount,
    natThroughputMbps: amount,
    ipsecThroughputMbps: amount,
    inspectionThroughputMbps: amount,
    ponDownMbps: amount,
    ponUpMbps: amount,
    ponSplitMax: fc.integer({ min: 1, max: 256 }),
    ghnReachM: amount,
    ghnPhoneReachM: amount,
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Figures>;

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** Numbers that may appear: the record's own, rates in the larger unit, and the sums that the module names. */
function allowed(record: Figures): number[] {
  const { accessPorts = [], uplinkPorts = [], linePorts = [], poeInClass } = record;
  const own = numbersIn(record);
  const all = [...accessPorts, ...linePorts];
  const groups = [...all, ...uplinkPorts];
  const counts = groups.flatMap((one) =>
    groups.flatMap((other) => (one.name === other.name ? [one.count, one.count + other.count] : [one.count])),
  );
  return [
    ...own,
    ...own.map((number) => number / 1000),
    ...counts,
    ...counts.flatMap((count) => groups.map(({ mbps }) => (count * mbps) / 1000)),
    accessPorts.reduce(
      (sum, { count, poeOut }) => sum + (poeOut ? count * POE_CLASSES[highestClassOf(poeOut)].portW : 0),
      0,
    ),
    ([...accessPorts, ...uplinkPorts].reduce((sum, { count, mbps }) => sum + count * mbps, 0) * 2) / 1000,
    ...(poeInClass ? [POE_CLASSES[highestClassOf(poeInClass)].deviceW] : []),
  ];
}

/** The numbers in a value such as `1,440W` or `-40〜70℃`. */
function saidIn(value: string): number[] {
  return [...value.replaceAll(',', '').matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
}

const near = (a: number) => (b: number) => Math.abs(a - b) < 0.000_6;

test('a drawing shows only numbers of the record, and no bar exceeds its scale', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FEATURE_FIGURES), figures, (figure, record) => {
      const drawing = drawFeature(figure, record);
      if (!drawing) return;
      expect(featureDrawingSchema.safeParse(drawing).success).toBe(true);
      const known = allowed(record);
      const values = [...(drawing.bars ?? []), ...(drawing.units ? [drawing.units] : [])].map(
        ({ value }) => value,
      );
      expect(values.length).toBeGreaterThan(0);
      const invented = values.flatMap(saidIn).filter((number) => !known.some(near(number)));
      expect({ invented, values }).toEqual({ invented: [], values });
    }),
    { numRuns: 2000 },
  );
});

test('without figures there is no drawing of any kind', () => {
  for (const figure of FEATURE_FIGURES) expect(drawFeature(figure, {})).toBeUndefined();
  expect(drawFeature(undefined, { stackUnits: 8 })).toBeUndefined();
});

test('bars are proportional to their amounts', () => {
  const drawing = drawFeature('power-budget', {
    poeBudgetW: 370,
    accessPorts: [{ name: '1G', media: 'rj45', mbps: 1000, count: 24, poeOut: '802.3at' }],
  });
  expect(drawing?.bars?.map(({ value, to }) => [value, to])).toEqual([
    ['370W', 0.514],
    ['720W', 1],
  ]);
});

test('a single supply is no redundancy', () => {
  const power = { supplyW: 450, maxConsumptionW: 100 };
  expect(drawFeature('redundant-power', { ...power, redundantSupply: false })).toBeUndefined();
  expect(drawFeature('redundant-power', { ...power, redundantSupply: true })?.bars).toHaveLength(2);
});
