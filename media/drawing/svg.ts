import { escapeXml } from '../../shared/text/escape-xml.ts';
/** Helpers that all drawings share. Lengths have two decimals: enough for a hairline, and half the bytes. */

export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Value = string | number | undefined;

export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

export function el(name: string, attributes: Record<string, Value>, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : escapeXml(value)}"`)
    .join('');
  const inner = children.join('');
  return inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>`;
}

export function group(attributes: Record<string, Value>, ...children: string[]): string {
  return el('g', attributes, ...children);
}

export function rect(box: Box, attributes: Record<string, Value>): string {
  return el('rect', { ...box, ...attributes });
}

/** Small print on a device, in a system font: a picture never waits for a font file. */
export function print(text: string, attributes: Record<string, Value>): string {
  return el('text', { 'font-family': 'Helvetica Neue,Arial,sans-serif', ...attributes }, escapeXml(text));
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** A gradient along a straight line; stops are [offset, colour, opacity]. */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  units?: 'userSpaceOnUse',
): string {
  return el('linearGradient', { id, x1, y1, x2, y2, gradientUnits: units }, ...gradientStops(stops));
}

export function radial(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
): string {
  return el('radialGradient', { id, cx, cy, r }, ...gradientStops(stops));
}

function gradientStops(stops: readonly (readonly [number, string, number?])[]): string[] {
  return stops.map(([offset, colour, opacity]) =>
    el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );
}

/** A deterministic number from a text, so that drawings of one kind vary and are the same on every machine. */
export function seedOf(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
