import { type Point, svg } from '../drawing/svg.ts';
import type { Random } from './random.ts';

/** Cords and fibres that hang between two ports, in the units of their drawing. */

interface Cord {
  from: Point;
  to: Point;
  colour: string;
  width: number;
  /** Distance by which it hangs below the straight line. */
  slack: number;
  /** Size of the plugs at its ends; a fibre's are narrow. */
  plug: number;
  /** Without a plug at the far end, which runs into a duct or the like. */
  open?: boolean;
}

export function drawCord(
  { from, to, colour, width, slack, plug, open = false }: Cord,
  random: Random,
): string {
  const aside = random.between(-0.5, 0.5) * slack;
  const [[x1, y1], [x2, y2]] = [from, to];
  const low = Math.max(y1, y2) + slack;
  const d = svg`M${x1} ${y1}C${x1 + aside} ${low} ${x2 + aside} ${low} ${x2} ${y2}`;
  const line = (stroke: string, thickness: number, opacity: number, shift: string) =>
    svg`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${thickness}" stroke-linecap="round"
      stroke-opacity="${opacity}" transform="translate(${shift})"/>`;
  const end = ([x, y]: Point) =>
    svg`<rect x="${x - plug / 2}" y="${y - plug * 0.62}" width="${plug}" height="${plug * 1.24}"
      rx="${plug * 0.22}" fill="${colour}" stroke="#06101a" stroke-opacity="0.35" stroke-width="0.4"/>`;
  return svg`<g>${[
    line('#040a11', width * 1.15, 0.32, '1.4 2.6'),
    line(colour, width, 1, '0 0'),
    line('#06101a', width * 0.34, 0.22, `${width * 0.24} ${width * 0.2}`),
    line('#fff', width * 0.26, 0.55, `${-width * 0.18} ${-width * 0.14}`),
    end(from),
    open ? '' : end(to),
  ]}</g>`;
}
