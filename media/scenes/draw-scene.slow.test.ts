import { expect, test } from '@jest/globals';
import { loadCorpus } from '../../corpus/corpus.ts';
import { isDrawn } from '../../records/product/record.ts';
import { SCENE_KINDS, type SceneKind } from '../../shared/scenes.ts';
import { FIXTURE_CONTENT } from '../../test/support/content/fixture-content.ts';
import { PLAIN_CONTEXT } from '../drawing/context.ts';
import { drawScene } from './draw-scene.ts';

const corpus = await loadCorpus(FIXTURE_CONTENT, []);
const SHOWN: Record<SceneKind, string> = {
  rack: 'MS2310-24P4X',
  ceiling: 'MA3511',
  cabinet: 'MS2610-8P4S-I',
};

function scene(kind: SceneKind, models: string[], slug = 'x'): string {
  const products = corpus.products.filter(isDrawn).filter(({ model }) => models.includes(model));
  expect(products).toHaveLength(models.length);
  return drawScene(PLAIN_CONTEXT, kind, products, slug);
}

test.each(SCENE_KINDS)('%s: shows its product, by name', (kind) => {
  expect(scene(kind, [SHOWN[kind]])).toContain(`>${SHOWN[kind]}<`);
});

test.each(SCENE_KINDS)('%s: every reference in a drawing has one definition', (kind) => {
  const svg = scene(kind, Object.values(SHOWN));
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  const named = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(SCENE_KINDS)('%s: the same seed yields the same picture, another seed another one', (kind) => {
  const models = [SHOWN[kind]];
  expect(scene(kind, models)).toBe(scene(kind, models));
  const several = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => scene(kind, models, slug)));
  expect(several.size).toBeGreaterThan(1);
});

test('access points are not drawn in racks, nor switches on ceilings', () => {
  expect(scene('rack', ['MS2310-24P4X', 'MA3511'])).not.toContain('>MA3511<');
  expect(scene('ceiling', ['MS2310-24P4X', 'MA3511'])).not.toContain('>MS2310-24P4X<');
});
