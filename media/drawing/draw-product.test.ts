import { describe, expect, it } from '@jest/globals';
import { PRODUCT_VIEWS, viewsOf } from '../../corpus/media-files/product-pictures.ts';
import { PORT_KINDS } from '../../records/product/ports.ts';
import { type Hardware, hardwareOf, isDrawn, type ProductSpec } from '../../records/product/record.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { layBack } from './back.ts';
import { type DrawingContext, PLAIN_CONTEXT } from './context.ts';
import { type Drawable, drawFlat, drawProduct } from './draw-product.ts';
import { FIXTURES } from './fixtures.ts';
import { layPanel } from './layout/lay-panel.ts';
import type { Box } from './svg.ts';

function overlap(a: Box, b: Box): boolean {
  const slack = 0.01;
  return (
    a.x + a.width > b.x + slack &&
    b.x + b.width > a.x + slack &&
    a.y + a.height > b.y + slack &&
    b.y + b.height > a.y + slack
  );
}

function overlaps(boxes: Box[]): [Box, Box][] {
  return boxes.flatMap((a, index) =>
    boxes.slice(index + 1).flatMap((b): [Box, Box][] => (overlap(a, b) ? [[a, b]] : [])),
  );
}

/** The reason for which a text is not one well-formed XML element; undefined when it is. */
function xmlFault(source: string): string | undefined {
  const open: string[] = [];
  const markup = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|(<)/g;
  for (const [whole, closing, name, attributes, empty, text, stray] of source.matchAll(markup)) {
    if (stray) return 'a stray <';
    if (/&(?!amp;|lt;|gt;|quot;)/.test(text ?? attributes ?? '')) return `a bare & in ${whole}`;
    if (text !== undefined) {
      if (open.length === 0 && text.trim()) return `text outside: ${text}`;
      continue;
    }
    const names = [...(attributes ?? '').matchAll(/([\w:-]+)="/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) return `an attribute twice in ${whole}`;
    if (closing) {
      if (open.pop() !== name) return `${whole} closes something else`;
    } else if (!empty) open.push(name ?? '');
  }
  return open.length > 0 ? `${open.join(' > ')} stays open` : undefined;
}

function drawnKinds(svg: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [, kind] of svg.matchAll(/class="port" data-kind="([^"]+)"/g)) {
    counts[kind ?? ''] = (counts[kind ?? ''] ?? 0) + 1;
  }
  return counts;
}

function recordedKinds(hardware: Hardware): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, count } of hardware.ports) counts[kind] = (counts[kind] ?? 0) + count;
  return counts;
}

function missingReferences(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]));
  return [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)]
    .map((match) => match[1] ?? '')
    .filter((id) => !ids.has(id));
}

function expectSound(product: Drawable): void {
  const hardware = hardwareOf(product.spec);
  for (const view of PRODUCT_VIEWS) {
    const svg = drawProduct(product, view);
    expect(xmlFault(svg)).toBeUndefined();
    expect(missingReferences(svg)).toEqual([]);
    expect(svg).not.toMatch(
      /NaN|undefined|Infinity|<script|<style|style=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/,
    );
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+"/,
    );
    expect(svg).toContain(`<title>${product.model} `);
    expect(svg.length).toBeLessThan(40_000);
  }
  if (!hardware) return;
  expect(drawnKinds(drawProduct(product, 'panel'))).toEqual(recordedKinds(hardware));
  if (product.spec.kind !== 'access-point') {
    expect(drawnKinds(drawProduct(product, 'card'))).toEqual(recordedKinds(hardware));
  }
}

function expectNothingCovered(product: Drawable): void {
  const hardware = hardwareOf(product.spec);
  if (!hardware) return;
  const { blocks, services, width, height } = layPanel(PLAIN_CONTEXT, product.spec, hardware);
  const parts: Box[] = [...blocks.flatMap(({ ports }) => ports), ...services];
  expect(overlaps(parts)).toEqual([]);
  expect(overlaps(blocks)).toEqual([]);
  for (const part of parts) {
    expect(part.x).toBeGreaterThanOrEqual(0);
    expect(part.y).toBeGreaterThanOrEqual(0);
    expect(part.x + part.width).toBeLessThanOrEqual(width);
    expect(part.y + part.height).toBeLessThanOrEqual(height);
  }
  if (viewsOf(product).includes('back')) expect(overlaps(layBack(hardware))).toEqual([]);
}

describe('drawProduct', () => {
  it.each(FIXTURES)('draws $model soundly in every view', expectSound);

  it.each(FIXTURES)('puts no part of $model over another or beyond the panel', expectNothingCovered);

  it('reaches every port kind with its fixtures', () => {
    const kinds = FIXTURES.flatMap(({ spec }) => hardwareOf(spec)?.ports.map(({ kind }) => kind) ?? []);
    expect([...new Set(kinds)].sort()).toEqual([...PORT_KINDS].sort());
  });

  it('stacks twelve jacks and more in two rows, odd numbers above even ones', () => {
    const { spec } = FIXTURES.find(({ model }) => model === 'MS2310-24P4X')!;
    const ports = layPanel(PLAIN_CONTEXT, spec, hardwareOf(spec)!).blocks.flatMap((block) => block.ports);
    const [first, second, third] = [1, 2, 3].map((number) => ports.find((port) => port.number === number)!);
    expect(second!.x).toBe(first!.x);
    expect(second!.y).toBeGreaterThan(first!.y);
    expect(third!.y).toBe(first!.y);
    expect(third!.x).toBeGreaterThan(first!.x);
    expect(ports.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 28 }, (_, index) => index + 1),
    );
  });

  it('escapes the model wherever it is printed', () => {
    const product = { ...FIXTURES[2]!, model: 'A<b>&"C\u0001' };
    for (const view of PRODUCT_VIEWS) {
      const svg = drawProduct(product, view);
      expect(xmlFault(svg)).toBeUndefined();
      expect(svg).toContain('<title>A&lt;b&gt;&amp;&quot;C ');
    }
  });

  it('shows a wall plate with the ports of the room only, and its feed on the connection side', () => {
    const product = FIXTURES.find(({ model }) => model === 'MA2110')!;
    expect(drawnKinds(drawProduct(product, 'card'))).toEqual({ '1g-rj45': 4 });
    expect(drawnKinds(drawProduct(product, 'panel'))).toEqual({ '1g-rj45': 5 });
  });

  it('gives mobile routers their antennas', () => {
    const router = FIXTURES.find(({ model }) => model === 'MR5610')!;
    const wired = { ...router, spec: { ...router.spec, mobile: undefined } as ProductSpec };
    expect(drawProduct(router).split('url(#paddle)')).toHaveLength(5);
    expect(drawProduct(wired)).not.toContain('paddle');
  });

  it('draws and names the sockets of external antennas on the connection side', () => {
    const parts = (model: string) =>
      drawFlat(FIXTURES.find((product) => product.model === model)!, 'panel')?.parts;
    expect(parts('MA2710')).toContain('アンテナ端子(N型) 1〜4');
    expect(parts('MA3511')?.join()).not.toContain('アンテナ');
  });

  it('offers a back view where there is something to see', () => {
    const views = Object.fromEntries(FIXTURES.map((product) => [product.model, viewsOf(product)]));
    expect(views['MS2310-24P4X']).toEqual(['card', 'front', 'panel', 'back', 'size']);
    expect(views['MS6210-8P4X-I']).toEqual(['card', 'front', 'panel', 'size']);
    expect(views.MA3511).toEqual(['card', 'front', 'panel', 'size']);
    expect(views['MC-CLOUD']).toEqual(['card', 'front']);
  });

  it('draws every device to one scale beside a hand, and a frame of its units beside one for racks', () => {
    const sizeOf = (model: string) => drawProduct(FIXTURES.find((one) => one.model === model)!, 'size');
    const scale = /translate\([^)]+\) scale\(([\d.]+)\)/;
    expect(scale.exec(sizeOf('MA3511'))?.[1]).toBe(scale.exec(sizeOf('MS2310-24P4X'))?.[1]);
    expect(sizeOf('MS2310-24P4X')).toContain('19インチラックの1U');
    expect(sizeOf('MA3511')).not.toContain('ラック');
    for (const { model, spec } of FIXTURES.filter((one) => viewsOf(one).includes('size'))) {
      const { widthMm, depthMm, heightMm } = hardwareOf(spec)!.size;
      expect(sizeOf(model)).toContain(`幅${widthMm} × 奥行き${depthMm} × 高さ${heightMm}mm`);
    }
  });

  it('shows the colours, the mark and the word of the vendor only', () => {
    const mark = { wave: 'M1 1L31 31', mirror: 'M1 31L31 1' };
    const own = {
      ...PLAIN_CONTEXT,
      colours: { dark: '#010203', accent: '#a1b1c1', light: '#d4e4f4', pale: '#e7e8e9' },
      mark,
    };
    const product = FIXTURES.find(({ model }) => model === 'MS2310-24P4X')!;
    const branded = drawProduct(product, 'panel', { ...own, word: 'wwww' });
    expect(branded).toContain(mark.wave);
    expect(branded).toContain('#a1b1c1');
    expect(branded).not.toBe(drawProduct(product, 'panel', { ...own, word: 'ii' }));
    for (const view of viewsOf(product)) {
      const plain = drawProduct(product, view);
      expect([plain.includes(mark.wave), plain.includes('#a1b1c1')]).toEqual([false, false]);
    }
  });

  it('paints housings in the colours of the vendor', () => {
    const { 'access-point': plain } = PLAIN_CONTEXT.housings;
    const painted: DrawingContext = {
      ...PLAIN_CONTEXT,
      housings: { ...PLAIN_CONTEXT.housings, switch: { ...plain, front: ['#a00001', '#a00002'] } },
      shell: { ...PLAIN_CONTEXT.shell, face: ['#b00001', '#b00002'] },
    };
    const card = (model: string) =>
      drawProduct(FIXTURES.find((product) => product.model === model)!, 'card', painted);
    expect(card('MS2310-24P4X')).toContain('#a00002');
    expect(card('MA3511')).toContain('#b00002');
    expect(card('MR5610')).not.toMatch(/#[ab]0000/);
  });

  it('draws the same record the same way twice', () => {
    for (const product of FIXTURES) expect(drawProduct(product)).toBe(drawProduct(structuredClone(product)));
  });
});

describe('the catalogue', () => {
  it('draws every product soundly, with nothing covered', async () => {
    const { products } = await fixtureCorpus();
    expect(products.length).toBeGreaterThan(0);
    for (const product of products.filter(isDrawn)) {
      expectSound(product);
      expectNothingCovered(product);
    }
  });
});

describe('a service without a housing', () => {
  const { spec } = FIXTURES.find(
    (fixture) => fixture.spec.kind === 'cloud' && !fixture.spec.hardware,
  ) as Drawable;
  const screen: Drawable['screen'] = {
    kind: 'screen',
    mark: '画面例',
    menu: ['拠点'],
    at: '拠点',
    parts: [
      { kind: 'figures', items: [{ label: '拠点', unit: 'か所' }] },
      {
        kind: 'table',
        caption: '拠点の状態',
        columns: [{ name: '名前' }, { name: '状態' }],
        rows: [['見本支店', { state: 'fault', text: '停止中' }]],
      },
    ],
  };

  it('shows the words and numbers of its screen, and that it is an example', () => {
    const svg = drawProduct({ model: 'X-1', spec, screen });
    for (const said of ['画面例', '1か所', '見本支店', '停止中']) expect(svg).toContain(`>${said}<`);
    expect(xmlFault(svg)).toBeUndefined();
  });

  it('shows no data without an example', () => {
    const texts = [...drawProduct({ model: 'X-1', spec }).matchAll(/<text[^>]*>([^<]*)</g)].map(
      ([, text]) => text,
    );
    expect(texts).toEqual(['X-1']);
  });
});
