import { expect, test } from '@jest/globals';
import { isDrawn } from '../../records/product/record.ts';
import { SCENE_KINDS, type SceneKind } from '../../shared/scenes.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { PLAIN_CONTEXT } from '../drawing/context.ts';
import type { Drawable } from '../drawing/draw-product.ts';
import { rasterizeLettered } from '../rasterize.ts';
import { drawScene } from './draw-scene.ts';
import { PLACES } from './places.ts';

const corpus = await fixtureCorpus();
const SHOWN: Record<SceneKind, string> = {
  rack: 'MS2310-24P4X',
  'rack-close': 'MS2310-24P4X',
  ceiling: 'MA3511',
  cabinet: 'MS2610-8P4S-I',
  classroom: 'MA3511',
  ward: 'MA3511',
  shop: 'MA3511',
  warehouse: 'MA3511',
  'guest-room': 'MA3331',
  'tatami-room': 'MA3331',
  'living-room': 'MGE2001',
  roadside: 'MLT1004',
  pole: 'MA3541',
  bench: 'MS2310-24P4X',
};

function modelled(wanted: string): Drawable {
  const product = corpus.products.filter(isDrawn).find(({ model }) => model === wanted);
  if (!product) throw new Error(`The fixture has no ${wanted}`);
  return product;
}

function scene(kind: SceneKind, models: string[], slug = 'x'): string {
  return drawScene(PLAIN_CONTEXT, kind, models.map(modelled), slug);
}

test.each(SCENE_KINDS)('%s: shows its product, by name', (kind) => {
  expect(scene(kind, [SHOWN[kind]])).toContain(`${SHOWN[kind]}<`);
});

test.each(SCENE_KINDS)('%s: every reference in a drawing has one definition', (kind) => {
  const svg = scene(kind, [...new Set(Object.values(SHOWN))]);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  const named = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(SCENE_KINDS)('%s: the same products yield the same picture', (kind) => {
  expect(scene(kind, [SHOWN[kind]])).toBe(scene(kind, [SHOWN[kind]]));
});

test.each<SceneKind>(['rack', 'rack-close', 'ceiling', 'cabinet'])(
  '%s: differs from page to page',
  (kind) => {
    const several = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => scene(kind, [SHOWN[kind]], slug)));
    expect(several.size).toBeGreaterThan(1);
  },
);

test.each(Object.keys(PLACES) as (keyof typeof PLACES)[])(
  '%s: has the colours of the vendor and no neutral ones',
  (kind) => {
    const colours = { dark: '#100001', accent: '#200002', light: '#300003', pale: '#400004' };
    const svg = drawScene({ ...PLAIN_CONTEXT, colours }, kind, [], 'x');
    expect(Object.values(colours).some((colour) => svg.includes(colour))).toBe(true);
    expect(Object.values(PLAIN_CONTEXT.colours).filter((colour) => svg.includes(colour))).toEqual([]);
  },
);

test('access points are not drawn in racks, nor switches on ceilings', () => {
  expect(scene('rack', ['MS2310-24P4X', 'MA3511'])).not.toContain('>MA3511<');
  expect(scene('ceiling', ['MS2310-24P4X', 'MA3511'])).not.toContain('>MS2310-24P4X<');
});

test.each(SCENE_KINDS)('%s: becomes pixels', async (kind) => {
  // The rasterizer ends the process on a transparent shape outside of the picture.
  const image = await rasterizeLettered(scene(kind, [SHOWN[kind]]), 160);
  expect((await image.metadata()).width).toBe(160);
});

test('a cabinet holds each device once', () => {
  expect(scene('cabinet', ['MS2610-8P4S-I']).match(/>MS2610-8P4S-I</g)).toHaveLength(1);
});

test('the line of a home decides what stands beside the device', () => {
  const home = [modelled('MGA2016'), modelled('MGE2001')];
  const [head] = home.map((product) => structuredClone(product));
  if (head?.spec.kind !== 'optical') throw new Error('MGA2016 is no optical device');
  head.spec.ports = head.spec.ports.map((port) =>
    port.kind === 'ghn-coax' ? { ...port, kind: 'ghn-phone' } : port,
  );
  const draw = (products: Drawable[]) => drawScene(PLAIN_CONTEXT, 'living-room', products, 'x');
  expect(draw([head, home[1]!])).not.toBe(draw(home));
});
