import { escapeXml } from '../../shared/text/escape-xml.ts';
import { type Drawing, drawTopology, type Palette, type Shape } from '../../shared/topology/drawing.ts';
import type { Topology } from '../../shared/topology/graph.ts';
import { element } from './xml.ts';

/** Families of the systems that open it: a file brings no font. */
const FAMILY = 'Hiragino Sans, Yu Gothic, Noto Sans JP, Noto Sans CJK JP, sans-serif';
/** White around the drawing. */
const MARGIN = 12;

/** Attributes have the names that React knows; only these are not SVG's own. */
const HYPHENATED = /^(?:font|text|stroke|paint)[A-Z]/;

function attributeName(name: string): string {
  return HYPHENATED.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;
}

function shapeElement({ tag, attributes, text }: Shape): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${attributeName(name)}="${escapeXml(String(value))}"`)
    .join('');
  return `<${tag}${written}${text === undefined ? '/>' : `>${escapeXml(text)}</${tag}>`}`;
}

/** The drawing of a network as a file that needs nothing else: `palette` gives colours and pictures themselves. */
export function topologySvg(topology: Topology, title: string, palette: Palette): string {
  const { width, height, shapes }: Drawing = drawTopology(topology, palette);
  const [outerWidth, outerHeight] = [width + 2 * MARGIN, height + 2 * MARGIN];
  const ground = `<rect x="${-MARGIN}" y="${-MARGIN}" width="${outerWidth}" height="${outerHeight}" fill="${escapeXml(palette.colour('white'))}"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${outerWidth} ${outerHeight}" width="${2 * outerWidth}" height="${2 * outerHeight}" font-family="${FAMILY}" role="img">
${element('title', title)}
${ground}
${shapes.map(shapeElement).join('\n')}
</svg>
`;
}
