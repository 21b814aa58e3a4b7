import { escapeXml } from '../../shared/text/escape-xml.ts';
/** Helpers that all drawings share. Lengths have two decimals: enough for a hairline, and half the bytes. */

export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

/**
 * A drawing as SVG is written. Numbers are rounded, lists joined, strings inserted as they are: what people wrote goes
 * through `print` or `escapeXml`. A line break before an attribute becomes a space, any other disappears.
 */
export function svg(
  source: TemplateStringsArray,
  ...values: readonly (string | number | readonly string[])[]
): string {
  return source
    .map((text, index) => {
      const value = index === 0 ? '' : values[index - 1]!;
      const written =
        typeof value === 'number' ? num(value) : typeof value === 'string' ? value : value.join('');
      return written + text.replace(/\n\s*([a-z]?)/g, (_, next: string) => (next ? ` ${next}` : ''));
    })
    .join('');
}

/** Attributes of position and size. */
export function boxed({ x, y, width, height }: Box): string {
  return svg`x="${x}" y="${y}" width="${width}" height="${height}"`;
}

/** Small print on a device, in a system font: a picture never waits for a font file. */
export function print(text: string, attributes: string, family = 'Helvetica Neue,Arial,sans-serif'): string {
  return `<text font-family="${family}" ${attributes}>${escapeXml(text)}</text>`;
}

/** A line through points. */
export function lineThrough(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
}

export function polygon(points: readonly Point[]): string {
  return `${lineThrough(points)}Z`;
}

export function translated([x, y]: Point, ...parts: readonly string[]): string {
  return svg`<g transform="translate(${x} ${y})">${parts}</g>`;
}

/** Colours of a gradient by their offsets, each optionally with its opacity: `#fff 0.5`. */
type Stops = Readonly<Record<number, string>>;

/** A gradient along a straight line. */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: Stops,
): string {
  return svg`<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">
    ${gradientStops(stops)}</linearGradient>`;
}

export function radial(id: string, [cx, cy, r]: readonly [number, number, number], stops: Stops): string {
  return svg`<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">
    ${gradientStops(stops)}</radialGradient>`;
}

function gradientStops(stops: Stops): string[] {
  // Whole numbers come first among the keys of an object.
  return Object.entries(stops)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([offset, stop]) => {
      const [colour, opacity] = stop.split(' ');
      return `<stop offset="${offset}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    });
}

/** A deterministic number from a text, so that drawings of one kind vary and are the same on every machine. */
export function seedOf(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
