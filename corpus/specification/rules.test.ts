import { beforeAll, expect, test } from '@jest/globals';
import type { ProductRecord, ProductSpec } from '../../records/product/record.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../corpus.ts';
import { brokenRules } from './rules.ts';

/** Switch, access point, router, optical, cloud. */
const KINDS = 5;

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

function product(model: string): ProductRecord {
  const found = corpus.products.find((item) => item.model === model);
  if (!found) throw new Error(`${model} is not in the catalogue`);
  return structuredClone(found);
}

function altered<Kind extends ProductSpec['kind']>(
  model: string,
  kind: Kind,
  change: (spec: Extract<ProductSpec, { kind: Kind }>) => void,
): string[] {
  const record = product(model);
  if (record.spec.kind !== kind) throw new Error(`${model} is no ${kind}`);
  change(record.spec as Extract<ProductSpec, { kind: Kind }>);
  return brokenRules(record).map(({ field }) => field);
}

test('every product of the catalogue makes physical sense', () => {
  expect(new Set(corpus.products.map(({ spec }) => spec.kind)).size).toBe(KINDS);
  expect(
    corpus.products.flatMap((item) => brokenRules(item).map((problem) => [item.model, problem])),
  ).toEqual([]);
});

test('a PoE budget at or above the power supply is refused', () => {
  const fields = altered('MS2310-24P4X', 'switch', (spec) => {
    spec.poeBudgetW = spec.power.supplyW;
  });
  expect(fields).toContain('spec.poeBudgetW');
});

test('a port count that contradicts the model name is refused', () => {
  const fields = altered('MS2310-24P4X', 'switch', (spec) => {
    for (const group of spec.ports) if (group.poeOut) group.count = 16;
  });
  expect(fields).toContain('spec.ports');
});

test('a switching capacity below the sum of the ports is refused', () => {
  expect(
    altered('MS2310-24T4X', 'switch', (spec) => {
      spec.switchingCapacityGbps = 56;
    }),
  ).toContain('spec.switchingCapacityGbps');
});

test('a radio faster than its standard allows is refused', () => {
  expect(
    altered('MA3511', 'access-point', (spec) => {
      if (spec.radios[0]) spec.radios[0].maxRateMbps *= 2;
    }),
  ).toContain('spec.radios[0].maxRateMbps');
});

test('a rate is the one of the standard, to the megabit', () => {
  expect(
    altered('MA3511', 'access-point', (spec) => {
      for (const radio of spec.radios) if (radio.bandGhz === 6) radio.maxRateMbps = 11_530;
    }),
  ).toContain('spec.radios[2].maxRateMbps');
});

test('an access point that draws more than its PoE class delivers is refused', () => {
  expect(
    altered('MA2311', 'access-point', (spec) => {
      for (const port of spec.ports) if (port.poeIn) port.poeIn = '802.3af';
      spec.power.maxConsumptionW = 20;
      spec.power.supplyW = undefined;
    }),
  ).toContain('spec.power.maxConsumptionW');
});

test('a router that forwards more than its lines carry is refused', () => {
  expect(
    altered('MR1200', 'router', (spec) => {
      spec.natThroughputMbps = 99_000;
    }),
  ).toContain('spec.natThroughputMbps');
});

test('a PON port count that contradicts the model name is refused', () => {
  expect(
    altered('MLT2008', 'optical', (spec) => {
      for (const group of spec.ports) if (group.role === 'pon') group.count = 4;
    }),
  ).toContain('spec.ports');
});

test('a letter of a model name without a kind of port is reported', () => {
  const record = { ...product('MS2310-24P4X'), model: 'MS2310-24P4W' };
  expect(brokenRules(record)).toContainEqual({ field: 'model', reason: '4W の記号 W は決められていません' });
});

test('a case that is wider than a rack is refused', () => {
  expect(
    altered('MS2310-24P4X', 'switch', (spec) => {
      spec.size.widthMm = 600;
    }),
  ).toContain('spec.size.widthMm');
});

test('two inputs are redundant power', () => {
  expect(
    altered('MS2310-24P4X', 'switch', (spec) => {
      spec.power.input = 'DC 12〜57V(2系統)';
      spec.power.redundant = false;
    }),
  ).toContain('spec.power.redundant');
});

test('a radio at 6 GHz of a generation without this band is refused', () => {
  expect(
    altered('MA3511', 'access-point', (spec) => {
      spec.wifiGeneration = 'Wi-Fi 6';
    }),
  ).toContain('spec.radios');
});
