import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { fillFacts } from '../../facts.ts';
import type { FactRecord } from '../../schema/fact.ts';
import { factsFile } from '../../schema/fact.ts';
import { checkCodeTexts } from './code-texts.ts';
import { checkFacts, strayValues } from './facts.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

const CONNECTOR: FactRecord = {
  name: 'pon.connectorLoss',
  meaning: 'コネクタの損失',
  value: '0.3dB',
  wordings: ['コネクタは1か所([\\d.]+dB)'],
};

/** Reasons that the check gives when these facts have other values. */
function problemsWith(values: Record<string, string>): string[] {
  const facts = corpus.facts.map((fact) => ({
    ...fact,
    value: values[fact.name] ?? fact.value,
    wordings: [],
  }));
  return [...checkFacts({ ...corpus, facts }, () => 'x.yaml')].map(({ field }) => field);
}

test('a cited fact is inserted, and an unknown name is reported', () => {
  const { source, unknown } = fillFacts('{{fact:pon.connectorLoss}}と{{fact:pon.none}}と{{phone}}', [
    CONNECTOR,
  ]);
  expect(source).toBe('0.3dBと{{fact:pon.none}}と{{phone}}');
  expect(unknown).toEqual(['pon.none']);
});

test('a differing value in a text is reported with its file', () => {
  const texts = [
    { file: 'a.md', field: '本文', text: 'コネクタは1か所0.3dBです' },
    { file: 'b.md', field: '本文', text: 'コネクタは1か所0.5dBです' },
  ];
  expect([...strayValues([CONNECTOR], texts)]).toMatchObject([
    { file: 'b.md', reason: expect.stringContaining('0.3dB') },
  ]);
});

test('the facts, the records and every text of content and code agree', () => {
  expect(corpus.facts.length).toBeGreaterThan(20);
  expect([...checkFacts(corpus, () => 'x.yaml')]).toEqual([]);
  expect([...checkCodeTexts(ROOT)(corpus)]).toEqual([]);
});

test('texts of the content and of the code are checked against the facts', () => {
  const facts = corpus.facts.map((fact) =>
    fact.name === 'pon.fibreLoss' ? { ...fact, value: '9dB' } : fact,
  );
  const found = [
    ...checkFacts({ ...corpus, facts }, (record) => ('path' in record ? String(record.path) : '')),
  ];
  expect(found.map(({ file }) => file)).toContain('/solutions/litepon');
  const [stray] = strayValues(facts, [{ file: 'a.ts', field: '(文)', text: '1kmあたり0.35dB' }]);
  expect(stray?.file).toBe('a.ts');
});

test('facts that follow from other facts or from the records are compared', () => {
  expect(problemsWith({ 'pon.connectorLoss': '0.5dB' })).toContain('pon.reach64CPlus');
  expect(problemsWith({ 'poe.keepAlive': 'すべてのPoEスイッチ' })).toEqual(['poe.keepAlive']);
  expect(problemsWith({ 'warranty.years': '5年間' })).toEqual(['warranty.years']);
});

test('models whose order code has a name are a fact', () => {
  const derive = { rule: 'models-with-sku', sku: '-5Y$', name: '当日オンサイト' } as const;
  const fact = { ...CONNECTOR, name: 'service.onsite', value: 'MR5600', wordings: [], derive };
  expect([...checkFacts({ ...corpus, facts: [fact] }, () => 'x.yaml')]).toEqual([]);
  const reasons = [...checkFacts({ ...corpus, facts: [{ ...fact, value: 'MR7200' }] }, () => 'x.yaml')];
  expect(reasons.map(({ reason }) => reason)).toEqual(['記録からは「MR5600」です']);
});

test('a fact derived from an unknown one is reported', () => {
  const facts = corpus.facts.filter(({ name }) => name !== 'pon.margin');
  const reasons = [...checkFacts({ ...corpus, facts }, () => 'x.yaml')].map(({ reason }) => reason);
  expect(reasons).toContain('pon.margin という事柄はありません');
});

test('an invalid expression, or one without a value, is refused', () => {
  for (const wording of ['コネクタ(', 'コネクタ\\d+dB', '(コネクタ)(\\d+dB)']) {
    expect(factsFile.safeParse([{ ...CONNECTOR, wordings: [wording] }]).success).toBe(false);
  }
  expect(factsFile.safeParse([CONNECTOR]).success).toBe(true);
});
