import { group, type Point, rect } from '../../drawing/svg.ts';
import { mix } from '../colour.ts';
import { type Brush, line, path, short } from '../paint.ts';
import { calmLines } from '../surroundings.ts';
import { chassis, glow, isDark, scenery, standing, threads } from './parts.ts';

/** A house cut open: the old wires in its walls carry new light to every room. */
export function wiredHouse(brush: Brush): string {
  const { random, light } = brush;
  const { svg, horizon } = scenery(brush, [340, 372], random.pick(['hills', 'town'] as const));
  const foot = horizon + 118;
  const [aqua, amber] = threads(light);
  const [columns, floors] = random.pick([
    [4, 3],
    [3, 4],
    [5, 3],
  ] as const);
  const [roomWidth, roomHeight] = [columns === 3 ? 190 : 150, floors === 4 ? 82 : 104];
  const [width, height] = [columns * roomWidth, floors * roomHeight];
  const x = 600 - width / 2 + random.between(-60, 60);
  const top = foot - 30 - height;
  const riser = x + roomWidth * random.whole(1, columns - 1);
  const warm = isDark(light) ? mix(light.lamp, light.wallShade, 0.4) : mix(light.lamp, '#ffffff', 0.55);
  let rooms = '';
  const outlets: Point[] = [];
  let wires = '';
  for (let floor = 0; floor < floors; floor++) {
    const ceiling = top + floor * roomHeight;
    for (let column = 0; column < columns; column++) {
      const left = x + column * roomWidth;
      const lit = random.chance(0.45);
      rooms += rect(
        { x: left + 5, y: ceiling + 5, width: roomWidth - 10, height: roomHeight - 10 },
        { rx: 3, fill: lit ? warm : mix(light.glass, light.glassSky, 0.45) },
      );
      rooms += path(
        `M${short(left + 18)} ${short(ceiling + roomHeight - 5)}v-22h${short(roomWidth * 0.34)}v22zM${short(left + roomWidth * 0.62)} ${short(ceiling + roomHeight - 5)}v-36h26v36z`,
        { fill: mix(light.wallShade, light.glass, 0.4), opacity: 0.55 },
      );
      outlets.push([left + roomWidth * 0.5, ceiling + roomHeight * 0.52]);
      wires += `M${short(left + roomWidth * 0.5)} ${short(ceiling)}v${short(roomHeight * 0.52)}`;
    }
    wires += line([
      [x + roomWidth * 0.5, ceiling],
      [x + width - roomWidth * 0.5, ceiling],
    ]);
  }
  wires += line([
    [riser, foot - 46],
    [riser, top - 46],
  ]);
  const house = [
    rect(
      { x: x - 9, y: top - 12, width: width + 18, height: height + 42 },
      { rx: 6, fill: mix(light.wallShade, light.wallLit, 0.75) },
    ),
    path(`M${short(x - 22)} ${short(top - 12)}h${short(width + 44)}v-12h${short(-width - 44)}z`, {
      fill: light.roof,
    }),
    rooms,
    group(
      { fill: 'none', stroke: aqua, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      path(wires, { 'stroke-width': 11, opacity: 0.2 }),
      path(wires, { 'stroke-width': 3.6 }),
    ),
    ...outlets.map((at, index) => glow(at, 17, index % 5 === 2 ? amber : aqua, 7)),
  ].join('');
  return [
    svg,
    standing(foot, house),
    glow([riser, top - 46], 34, aqua, 10),
    chassis(brush, { x: riser - 92, y: foot - 46, width: 184, height: 44 }, { count: 5, lit: 0.8 }),
    calmLines(brush, foot),
  ].join('');
}
