import { escapeXml } from '../../shared/text/escape-xml.ts';
import {
  type Drawing,
  drawTopology,
  FILE_MARGIN,
  type Palette,
  type Shape,
} from '../../shared/topology/drawing.ts';
import type { Topology } from '../../shared/topology/graph.ts';
import { element } from './xml.ts';

/** Font families of the reader's system, because the file embeds no font. */
const FAMILY = 'Hiragino Sans, Yu Gothic, Noto Sans JP, Noto Sans CJK JP, sans-serif';

/** Attributes have React's names; these are the ones that SVG writes with hyphens. */
const HYPHENATED = /^(?:font|text|stroke|paint)[A-Z]/;

function attributeName(name: string): string {
  return HYPHENATED.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;
}

function written(attributes: Shape['attributes']): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${attributeName(name)}="${escapeXml(String(value))}"`)
    .join('');
}

function shapeElement({ tag, attributes, text }: Shape): string {
  return `<${tag}${written(attributes)}${text === undefined ? '/>' : `>${escapeXml(text)}</${tag}>`}`;
}

/** Generates a self-contained SVG of a network diagram: `palette` resolves colours and pictures to their values. */
export function topologySvg(topology: Topology, title: string, palette: Palette): string {
  const { width, height, defaults, shapes }: Drawing = drawTopology(topology, palette);
  const [outerWidth, outerHeight] = [width + 2 * FILE_MARGIN, height + 2 * FILE_MARGIN];
  const ground = `<rect x="${-FILE_MARGIN}" y="${-FILE_MARGIN}" width="${outerWidth}" height="${outerHeight}" fill="${escapeXml(palette.colour('white'))}"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-FILE_MARGIN} ${-FILE_MARGIN} ${outerWidth} ${outerHeight}" width="${2 * outerWidth}" height="${2 * outerHeight}" font-family="${FAMILY}"${written(defaults)} role="img">
${element('title', title)}
${ground}
${shapes.map(shapeElement).join('\n')}
</svg>
`;
}
