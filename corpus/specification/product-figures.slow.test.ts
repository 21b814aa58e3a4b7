import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { Figures } from '../../shared/products/figures.ts';
import { type Change, changedContent } from '../../test/support/content/changed-content.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { contentChecks } from '../checks/index.ts';
import { loadCorpus } from '../corpus.ts';
import { figuresOf } from './product-figures.ts';

const OTHER_VENDOR = path.resolve(import.meta.dirname, '../../test/fixtures/other-vendor');
const content = changedContent(path.resolve(import.meta.dirname, '../../test/fixtures/added-category'));

let figures: Map<string, Figures>;

beforeAll(async () => {
  const { products } = await fixtureCorpus();
  figures = new Map(products.map((product) => [product.model, figuresOf(product)]));
});

test('a switch gives its ports, its power and what follows from them', () => {
  expect(figures.get('MS2310-24P4X')).toMatchObject({
    accessPorts: [{ name: '1G', media: 'rj45', mbps: 1000, count: 24, poeOut: '802.3at' }],
    uplinkPorts: [{ name: 'SFP+', media: 'slot', mbps: 10_000, count: 4 }],
    poeBudgetW: 370,
    maxConsumptionW: 448,
    maxHeatBtuPerHour: 1529,
    heightMm: 44,
    rackUnits: 1,
    redundantSupply: false,
  });
});

test('only devices with a second supply have a budget after a failure', () => {
  expect(figures.get('MS2310-24P4X')).not.toHaveProperty('poeBudgetSingleSupplyW');
  expect(figures.get('MS2310-48P4X')).toMatchObject({ poeBudgetW: 740, poeBudgetSingleSupplyW: 740 });
});

test('an access point gives its radios and how it is fed, and has no height in a rack', () => {
  const found = figures.get('MA3511');
  expect(found).toMatchObject({ wifiGeneration: 7, poeInClass: expect.stringMatching(/^802\.3/) });
  expect(found?.radios?.map(({ bandGhz }) => bandGhz)).toEqual([2.4, 5, 6]);
  expect(found).not.toHaveProperty('rackUnits');
});

test('words of records become those of the vocabulary, one or several', () => {
  expect(figures.get('MR1200')?.carrierLines).toEqual(expect.arrayContaining(['pppoe', 'map-e', 'ds-lite']));
  expect(figures.get('MLU1002')).toMatchObject({ ponTechnology: 'gpon', opticsClasses: ['B+', 'C+'] });
  expect(figures.get('MLT2008')).toMatchObject({ ponDownMbps: 9953, opticsClasses: ['N2'], ponSplitMax: 64 });
});

test('fields that a category has under one of its own are read there, and only where a product has them', () => {
  expect(figures.get('MC3000')).toMatchObject({ rackUnits: 1, managedDevicesMax: expect.any(Number) });
  expect(Object.keys(figures.get('MC-CLOUD') ?? {})).toEqual(['managedDevicesMax']);
});

test('categories of another vendor give the figures that they have', async () => {
  const { products } = await loadCorpus(OTHER_VENDOR, contentChecks);
  const camera = products.find(({ categoryId }) => categoryId === 1);
  expect(camera && figuresOf(camera)).toEqual({ weightKg: expect.any(Number), outdoor: expect.any(Boolean) });
});

const CAMERAS = 'categories/cameras.yaml';
const declaring =
  (figures: string): Change =>
  (source) =>
    `${source}\nfigures:\n${figures}`;

test.each<[string, string, RegExp]>([
  [
    'an unknown figure',
    '  loudnessDb: peakW\n',
    /figures\.loudnessDb: loudnessDb という数値はありません.*\(\d+行目\)/,
  ],
  [
    'a field that is not there',
    '  maxConsumptionW: powerW\n',
    /figures\.maxConsumptionW: powerW という項目は/,
  ],
  ['words where a number belongs', '  maxConsumptionW: lens\n', /lens からは maxConsumptionW になりません/],
  ['a list where ports belong', '  accessPorts: codecs\n', /codecs からは accessPorts になりません/],
  [
    'an answer that is no choice',
    '  fanless: { value: resolution, is: [9M] }\n',
    /9M は resolution の選択肢に/,
  ],
  ['a word without a place in the vocabulary', '  poeInClass: lens\n', /計算に使う数値 poeInClass/],
])('%s stops the start', async (_name, added, message) => {
  const said = await content.loadWith(CAMERAS, declaring(added), contentChecks).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(said).toMatch(message);
});

test.each([
  ['a category', 'categories/wireless.yaml', 'maxClients: maxClients'],
  ['what several categories include', 'specifications/hardware.yaml', 'weightKg: weightKg'],
])('a figure of %s that no product has stops the start', async (_name, file, declared) => {
  const [name = ''] = declared.split(':');
  const nobody: Change = (source) => source.replace(declared, `${name}: ports[kind=none].count|sum`);
  await expect(content.loadWith(file, nobody, contentChecks)).rejects.toThrow(
    new RegExp(`${file}: figures\\.${name}: この数値を持つ製品がありません`),
  );
});
