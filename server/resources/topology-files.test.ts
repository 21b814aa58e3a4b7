import { expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import type { Palette } from '../../shared/topology/drawing.ts';
import { buildTopology } from '../../shared/topology/graph.ts';
import type { TopologyPart } from '../../shared/topology/part.ts';
import { TIERS } from '../../test/support/content/tiers.ts';
import { topologyDrawio } from './topology-drawio.ts';
import { topologySvg } from './topology-svg.ts';

const HOSTILE = `"><script>alert(1)</script>&'\u0001;fillColor=none`;
const ORIGIN = 'https://site.example';
const PICTURE = 'data:image/svg+xml;base64,PHN2Zy8+';
const palette: Palette = {
  colour: () => '#123456',
  picture: (address) => (address === '/p.svg' ? PICTURE : undefined),
};

const parts: TopologyPart[] = [
  { key: 'core', tier: 'core', name: HOSTILE, path: '/products/core_p1.html', picture: '/p.svg', count: 2 },
  { key: 'floor', tier: 'floor', name: 'FLOOR-1', picture: '/gone.svg', managedBy: ['cloud'] },
  { key: 'cloud', tier: 'management', name: 'CLOUD' },
];
const topology = buildTopology(parts, TIERS);
if (!topology) throw new Error('these parts make a network');

/** Throws if the file is not well-formed. */
function parse(xml: string): Document {
  const { DOMParser } = new JSDOM().window;
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const [fault] = document.getElementsByTagName('parsererror');
  if (fault) throw new Error(fault.textContent ?? '');
  return document;
}

const drawio = parse(topologyDrawio(topology, HOSTILE, palette, ORIGIN));
const cells = [...drawio.querySelectorAll('mxCell, UserObject')];
const idsOf = (elements: Element[]) => elements.flatMap((element) => element.getAttribute('id') ?? []);
const style = (cell: Element | null | undefined) => cell?.getAttribute('style') ?? '';

test('a draw.io file has a cell for each id, and connectors between existing cells', () => {
  const ids = idsOf(cells);
  expect(new Set(ids).size).toBe(ids.length);
  const edges = [...drawio.querySelectorAll('mxCell[edge="1"]')];
  expect(edges).toHaveLength(2);
  for (const edge of edges)
    for (const end of ['source', 'target', 'parent']) expect(ids).toContain(edge.getAttribute(end));
  expect(edges.map(style).filter((text) => text.includes('dashed=1'))).toHaveLength(1);
});

test('devices in draw.io are embedded pictures that link to their pages', () => {
  const core = drawio.querySelector('UserObject');
  expect(core?.getAttribute('link')).toBe(`${ORIGIN}/products/core_p1.html`);
  // Semicolons separate the names of a style, so the `;base64` of a data URI would cut the picture off.
  expect(style(core?.querySelector('mxCell'))).toContain('image=data:image/svg+xml,PHN2Zy8+;');
  expect(core?.getAttribute('label')).toMatch(/\n2台$/);
  expect(drawio.querySelectorAll('[style*="shape=image"]')).toHaveLength(1);
});

test('markup in a name is text in both files', () => {
  const svg = parse(topologySvg(topology, HOSTILE, palette));
  const said = HOSTILE.replace('\u0001', '');
  for (const document of [svg, drawio]) expect(document.querySelectorAll('script')).toHaveLength(0);
  expect(svg.querySelector('title')?.textContent).toBe(said);
  expect(drawio.querySelector('diagram')?.getAttribute('name')).toBe(said);
  expect(drawio.querySelector('UserObject')?.getAttribute('label')).toContain(said);
  expect(cells.map(style).join()).not.toContain('script');
});

test('the SVG is self-contained', () => {
  const svg = parse(topologySvg(topology, '構成図', palette));
  expect([...svg.querySelectorAll('image')].map((image) => image.getAttribute('href'))).toEqual([PICTURE]);
  expect(topologySvg(topology, '構成図', palette)).not.toMatch(/var\(|url\(|<style/);
});
