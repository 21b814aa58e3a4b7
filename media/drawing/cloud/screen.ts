import type { Screen } from '../../../shared/pages/screen-schema.ts';
import { mark } from '../brand.ts';
import type { DrawingContext } from '../context.ts';
import { type Box, type Point, print, seedOf, svg } from '../svg.ts';
import { drawExample } from './example.ts';
import { card, LINE, letters } from './surface.ts';
import { type Cloud, topology } from './topology.ts';

/** The management screen, flat: figures, the map of the devices, their traffic and their state. */

export const WIDTH = 860;
export const HEIGHT = 540;
/** The area within the bar at the top and the rail at the side. */
const CONTENT = { x: 88, y: 64, width: WIDTH - 112, height: HEIGHT - 84 };
const BAR = '#dbe5ec';

function bar(x: number, y: number, width: number, fill: string = BAR, height = 8): string {
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
}

/** A sector of a circle, from the top, clockwise. */
function gauge(cx: number, cy: number, r: number, share: number, colour: string): string {
  const angle = share * Math.PI * 2;
  const [x, y] = [cx + Math.sin(angle) * r, cy - Math.cos(angle) * r];
  return svg`<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="#e6eef2" stroke-width="7"/>
    <path d="M${cx} ${cy - r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}" fill="none" stroke="${colour}"
      stroke-width="7" stroke-linecap="round"/>`;
}

function wave(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  let [px, py] = first;
  let d = svg`M${px} ${py}`;
  for (const [x, y] of rest) {
    const middle = (px + x) / 2;
    d += svg`C${middle} ${py} ${middle} ${y} ${x} ${y}`;
    [px, py] = [x, y];
  }
  return d;
}

function series(seed: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const noise = ((seed >>> (index % 24)) & 7) / 7;
    return 0.3 + 0.32 * (0.5 + 0.5 * Math.sin(index * 1.1 + (seed % 6))) + 0.28 * noise;
  });
}

function chart(context: DrawingContext, { x, y, width, height }: Box, seed: number): string {
  const curve = (offset: number, grow: number) =>
    wave(
      series(seed >>> offset, 9).map(
        (value, index): Point => [x + (width * index) / 8, y + height - value * height * grow],
      ),
    );
  const main = curve(0, 0.95);
  const grid = [0.25, 0.5, 0.75].map((share) => svg`M${x} ${y + height * share}h${width}`);
  return svg`<path d="${grid}" stroke="#edf2f5" stroke-width="1.4"/>
    <path d="${main}V${y + height}H${x}Z" fill="url(#area)"/>
    <path d="${main}" fill="none" stroke="${context.colours.accent}" stroke-width="3" stroke-linecap="round"/>
    <path d="${curve(5, 0.55)}" fill="none" stroke="#8fb3c9" stroke-width="2" stroke-linecap="round"/>`;
}

/** Without an example: figures, map, traffic and states without words. */
function likeness(context: DrawingContext, model: string, spec: Cloud): string {
  const seed = seedOf(model);
  const gauges = [0.86, 0.64, 0.93].map((share, index) => share - ((seed >>> (index * 3)) & 7) / 40);
  return [
    svg`<rect x="560" y="18" width="190" height="28" rx="14" fill="#fff" stroke="${LINE}"
      stroke-width="1.2"/>`,
    bar(576, 28, 74),
    svg`<circle cx="812" cy="32" r="15" fill="${context.colours.pale}"/>`,
    ...gauges.flatMap((share, index) => {
      const x = 88 + index * 254;
      return [
        card(x, 64, 240, 88),
        gauge(x + 46, 108, 25, share, index === 1 ? '#5b8fb3' : context.colours.accent),
        bar(x + 90, 90, 64 + index * 10, '#2c4a66', 12),
        bar(x + 90, 114, 110 - index * 16),
      ];
    }),
    card(88, 168, 460, 352),
    bar(108, 188, 96, '#9fb3c2'),
    topology(context, spec.manages, { x: 108, y: 184, width: 420, height: 330 }),
    card(564, 168, 272, 178),
    bar(584, 188, 70, '#9fb3c2'),
    chart(context, { x: 584, y: 210, width: 232, height: 116 }, seed),
    card(564, 362, 272, 158),
    ...[0, 1, 2, 3].flatMap((row) => [
      svg`<circle cx="590" cy="${390 + row * 34}" r="6"
        fill="${row === (seed & 3) ? '#9fb3c2' : context.colours.accent}"/>`,
      bar(608, 386 + row * 34, 86 + ((seed >>> row) & 3) * 12, '#c3d1db'),
      bar(766, 386 + row * 34, 50),
    ]),
  ].join('');
}

/** Text in the bar of an example: its position in the menu, and the mark of an example. */
function heading({ colours }: DrawingContext, { mark: said, at }: Screen): string {
  return (
    letters(
      at,
      svg`x="${WIDTH / 2}" y="38" text-anchor="middle" font-size="17" font-weight="700"
        fill="${colours.dark}"`,
    ) + letters(said, svg`x="${WIDTH - 26}" y="38" text-anchor="end" font-size="15" fill="#5b6f81"`)
  );
}

/** @param example words and numbers to show; without one, an abstract screen */
export function drawScreen(context: DrawingContext, model: string, spec: Cloud, example?: Screen): string {
  const { dark, light } = context.colours;
  const menu = [0, 1, 2, 3, 4].map(
    (index) =>
      svg`<rect x="24" y="${96 + index * 58}" width="20" height="20" rx="${index % 2 ? 10 : 5}" fill="none"
        stroke="${index ? '#7f9ab3' : light}" stroke-width="3"/>`,
  );
  return [
    svg`<rect x="0" y="0" width="${WIDTH}" height="${HEIGHT}" rx="16" fill="#f5f8fa"/>
      <path d="M0 16A16 16 0 0 1 16 0H68V${HEIGHT}H16A16 16 0 0 1 0 ${HEIGHT - 16}Z" fill="url(#rail)"/>`,
    mark(context, 16, 15, 36, { wave: '#fff', mirror: light }),
    svg`<rect x="10" y="84" width="48" height="44" rx="9" fill="#fff" opacity="0.13"/>${menu}`,
    print(model, `x="92" y="37" font-size="21" font-weight="700" letter-spacing="0.6" fill="${dark}"`),
    example
      ? heading(context, example) + drawExample(context, example, CONTENT)
      : likeness(context, model, spec),
  ].join('');
}
