import { expect, test } from '@jest/globals';
import { FIXTURE_CONTENT } from '../../../test/support/content/fixture-content.ts';
import { type Corpus, loadCorpus } from '../../corpus.ts';
import { PART_RULES } from '../../specification/rules/parts.ts';
import { checkReferences } from '../links/references.ts';
import { checkAccessories } from './accessories.ts';

const SUPPLY = {
  id: 1,
  sku: 'MS2610-8P4S-I-PS',
  name: 'DINレール電源',
  supply: { input: 'AC100-240V', outputV: 54, outputW: 300, efficiencyPercent: 91, fullOutputMaxC: 60 },
  operating: { minC: -40, maxC: 70 },
  size: { widthMm: 65, depthMm: 127, heightMm: 125 },
  weightKg: 1.1,
  certifications: ['電気用品安全法(PSE)'],
};

function reasons(corpus: Corpus, accessories: Corpus['accessories']): string[] {
  return [...checkAccessories({ ...corpus, accessories }, () => 'x.yaml')].map(({ reason }) => reason);
}

test('a supply is complete, stronger than its device, and exists once', async () => {
  const corpus = await loadCorpus(FIXTURE_CONTENT, []);
  const device = corpus.products.find(({ model }) => model === 'MS2610-8P4S-I')!;
  device.needs = [{ accessoryId: 1, quantity: 1, usual: true }];
  expect(reasons(corpus, [SUPPLY])).toEqual([]);
  const unknown = [...checkReferences({ ...corpus, accessories: [] }, () => 'x.yaml')];
  expect(unknown.map(({ reason }) => reason)).toEqual(['id 1 はありません']);
  expect(reasons(corpus, [SUPPLY, SUPPLY])).toEqual([expect.stringContaining('1 は')]);
  const weak = { ...SUPPLY, supply: { ...SUPPLY.supply, outputW: 240 } };
  expect(reasons(corpus, [weak])).toEqual([expect.stringContaining('262W')]);
  const { operating: _operating, ...unplanned } = { ...SUPPLY, certifications: ['RoHS'] };
  expect(reasons(corpus, [unplanned])).toEqual([
    expect.stringContaining('operating'),
    expect.stringContaining('PSE'),
  ]);
});

test('a record that says neither what is in the box nor what is needed is refused', async () => {
  const corpus = await loadCorpus(FIXTURE_CONTENT, []);
  const [product] = corpus.products;
  const problems = (fields: object) =>
    PART_RULES['names-needs'].check(
      { reason: 'x' },
      { product: { ...product!, ...fields }, values: {}, parts: {} },
    );
  expect(problems({ inBox: ['電源コード'], needs: [] })).toEqual([]);
  expect(problems({ inBox: ['電源コード'], needs: undefined })).toEqual([{ field: 'needs', reason: 'x' }]);
  expect(problems({ inBox: undefined, needs: [] })).toEqual([{ field: 'inBox', reason: 'x' }]);
});
