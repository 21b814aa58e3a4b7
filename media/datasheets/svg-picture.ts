import { parseSvg, type SvgElement } from './svg-tree.ts';
import type { Sheet } from './text.ts';

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Inherited state: presentation attributes, and the opacity of all ancestors. */
interface Inherited {
  values: Record<string, string>;
  opacity: number;
  /** Points on the page per unit. */
  scale: number;
}

const HANDED_DOWN = new Set([
  'color',
  'fill',
  'font-size',
  'font-weight',
  'letter-spacing',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
]);
/** Size in points below which a gradient is invisible; its middle colour costs a fraction of the bytes. */
const SMALLEST_GRADIENT = 12;

/** The size of a drawing, from its view box. */
export function pictureSize(svg: string): { width: number; height: number } {
  const [, width = '1', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** Draws one of the project's SVG drawings as vectors for crisp print, without blurs and fading reflections. */
export function drawSvg(sheet: Sheet, svg: string, place: Bounds): void {
  const root = parseSvg(svg);
  const size = pictureSize(svg);
  const scale = Math.min(place.width / size.width, place.height / size.height);
  sheet.save();
  sheet
    .translate(
      place.x + (place.width - size.width * scale) / 2,
      place.y + (place.height - size.height * scale) / 2,
    )
    .scale(scale);
  new Painter(sheet, root).children(root, { values: {}, opacity: 1, scale });
  sheet.restore();
}

class Painter {
  readonly #sheet: Sheet;
  readonly #definitions = new Map<string, SvgElement>();

  constructor(sheet: Sheet, root: SvgElement) {
    this.#sheet = sheet;
    for (const { name, children } of root.children) {
      if (name !== 'defs') continue;
      for (const child of children) this.#definitions.set(child.attributes.id ?? '', child);
    }
  }

  children(element: SvgElement, inherited: Inherited): void {
    for (const child of element.children) this.#element(child, inherited);
  }

  #element(element: SvgElement, outer: Inherited): void {
    const { attributes, name } = element;
    if (name === 'defs' || name === 'title' || attributes.filter || attributes.mask) return;
    const inner: Inherited = {
      values: { ...outer.values },
      opacity: outer.opacity * Number(attributes.opacity ?? 1),
      scale: outer.scale,
    };
    for (const [key, value] of Object.entries(attributes)) {
      if (HANDED_DOWN.has(key)) inner.values[key] = value;
    }
    this.#sheet.save();
    inner.scale *= this.#transform(attributes.transform);
    if (name === 'use') this.#use(attributes, inner);
    else if (name === 'g') this.children(element, inner);
    else if (name === 'text') this.#text(element, inner);
    else this.#shape(element, inner);
    this.#sheet.restore();
  }

  /** Applies a transform and returns its scale. */
  #transform(transform = ''): number {
    let enlarged = 1;
    for (const [, name, list = ''] of transform.matchAll(/\b(\w+)\(([^()]*)\)/g)) {
      const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = list.split(/[\s,]+/).map(Number);
      if (name === 'translate') this.#sheet.translate(a, b ?? 0);
      else if (name === 'scale') {
        this.#sheet.scale(a, b ?? a);
        enlarged *= Math.abs(a);
      } else if (name === 'rotate') this.#sheet.rotate(a, { origin: [c ? (b ?? 0) : 0, c] });
      else if (name === 'matrix') {
        this.#sheet.transform(a, b ?? 0, c, d, e, f);
        enlarged *= Math.hypot(a, b ?? 0);
      } else throw new Error(`unsupported transform: ${name}`);
    }
    return enlarged;
  }

  #use({ href = '', x = '0', y = '0' }: Record<string, string>, inherited: Inherited): void {
    const target = this.#definitions.get(href.slice(1));
    if (!target) throw new Error(`a drawing references ${href} without defining it`);
    this.#sheet.translate(Number(x), Number(y));
    this.#element(target, inherited);
  }

  #shape({ name, attributes }: SvgElement, inherited: Inherited): void {
    const sheet = this.#sheet;
    const at = (key: string) => Number(attributes[key] ?? 0);
    const bounds: Bounds | undefined =
      name === 'rect'
        ? { x: at('x'), y: at('y'), width: at('width'), height: at('height') }
        : name === 'circle'
          ? { x: at('cx') - at('r'), y: at('cy') - at('r'), width: at('r') * 2, height: at('r') * 2 }
          : name === 'ellipse'
            ? { x: at('cx') - at('rx'), y: at('cy') - at('ry'), width: at('rx') * 2, height: at('ry') * 2 }
            : undefined;
    const outline = () => {
      if (name === 'path') sheet.path(attributes.d ?? '');
      else if (name === 'circle') sheet.circle(at('cx'), at('cy'), at('r'));
      else if (name === 'ellipse') sheet.ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
      else if (name === 'rect' && bounds) {
        const radius = Math.min(at('rx'), bounds.width / 2, bounds.height / 2);
        if (radius > 0) sheet.roundedRect(bounds.x, bounds.y, bounds.width, bounds.height, radius);
        else sheet.rect(bounds.x, bounds.y, bounds.width, bounds.height);
      } else throw new Error(`${name} is no shape that a sheet knows`);
    };
    this.#fill(outline, bounds, inherited);
    this.#stroke(outline, inherited);
  }

  #fill(outline: () => void, bounds: Bounds | undefined, { values, opacity, scale }: Inherited): void {
    const fill = this.#paint(values.fill ?? '#000', values, bounds, scale);
    if (fill === undefined) return;
    outline();
    this.#sheet.fillOpacity(opacity).fill(fill);
  }

  #stroke(outline: () => void, { values, opacity }: Inherited): void {
    const stroke = this.#paint(values.stroke ?? 'none', values, undefined, 0);
    if (stroke === undefined) return;
    const sheet = this.#sheet;
    outline();
    sheet
      .lineWidth(Number(values['stroke-width'] ?? 1))
      .lineCap((values['stroke-linecap'] ?? 'butt') as 'butt')
      .lineJoin((values['stroke-linejoin'] ?? 'miter') as 'miter');
    const dash = values['stroke-dasharray'];
    if (dash) {
      const [length = 1, space = length] = dash.split(/[\s,]+/).map(Number);
      // A zero-length dash with round ends is a dot.
      sheet.dash(Math.max(length, 0.01), { space, phase: Number(values['stroke-dashoffset'] ?? 0) });
    } else sheet.undash();
    sheet.strokeOpacity(opacity * Number(values['stroke-opacity'] ?? 1)).stroke(stroke);
  }

  /** The colour or the gradient that a value names; undefined for none. */
  #paint(value: string, values: Record<string, string>, bounds: Bounds | undefined, scale: number) {
    if (value === 'none') return undefined;
    if (value === 'currentColor') return longHex(values.color ?? '#000');
    const id = /^url\(#(.+)\)$/.exec(value)?.[1];
    if (id === undefined) return longHex(value);
    const gradient = this.#definitions.get(id);
    if (!gradient) throw new Error(`a drawing references #${id} without defining it`);
    const stops = gradient.children.map(({ attributes }) => ({
      offset: Number(attributes.offset),
      colour: longHex(attributes['stop-color'] ?? '#000'),
      opacity: Number(attributes['stop-opacity'] ?? 1),
    }));
    if (!bounds || Math.max(bounds.width, bounds.height) * scale < SMALLEST_GRADIENT)
      return stops[Math.floor(stops.length / 2)]?.colour;
    const at = (key: string) => Number(gradient.attributes[key] ?? 0);
    const [x, y] = [
      (part: number) => bounds.x + part * bounds.width,
      (part: number) => bounds.y + part * bounds.height,
    ];
    const made =
      gradient.name === 'linearGradient'
        ? this.#sheet.linearGradient(x(at('x1')), y(at('y1')), x(at('x2')), y(at('y2')))
        : this.#sheet.radialGradient(
            x(at('cx')),
            y(at('cy')),
            0,
            x(at('cx')),
            y(at('cy')),
            at('r') * Math.max(bounds.width, bounds.height),
          );
    for (const { offset, colour, opacity } of stops) made.stop(offset, colour, opacity);
    return made;
  }

  #text(element: SvgElement, { values, opacity }: Inherited): void {
    const fill = this.#paint(values.fill ?? '#000', values, undefined, 0);
    if (fill === undefined) return;
    const size = Number(values['font-size'] ?? 16);
    const sheet = this.#sheet;
    const spacing = Number(values['letter-spacing'] ?? 0);
    sheet
      .font(Number(values['font-weight'] ?? 400) >= 600 ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(fill)
      .fillOpacity(opacity);
    const parts = element.children.length > 0 ? element.children : [element];
    for (const { attributes, text } of parts) {
      const width = sheet.widthOfString(text, { characterSpacing: spacing });
      const anchor = { middle: width / 2, end: width }[values['text-anchor'] ?? ''] ?? 0;
      const x = Number(attributes.x ?? element.attributes.x ?? 0) - anchor;
      const y = Number(attributes.y ?? element.attributes.y ?? 0);
      sheet.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing });
    }
  }
}

function longHex(colour: string): string {
  return /^#[0-9a-f]{3}$/i.test(colour) ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
}
