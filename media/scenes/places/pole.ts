import { formOf } from '../../drawing/access-point/draw-access-point.ts';
import type { DrawingContext } from '../../drawing/context.ts';
import { el, linear, num, rect } from '../../drawing/svg.ts';
import type { Camera } from '../camera.ts';
import { mount, type View, wavesFacing } from '../mounted.ts';
import { type Random, randomOf } from '../random.ts';
import { type Placed, SCENE, sceneDocument } from '../scene.ts';
import { fall, glow } from '../solids.ts';
import { ridge, sky, skyDefinitions, tree } from './outdoors.ts';

/** A square in the open: the access point on a lamp's pole, stalls and a building behind. */

const FRONT = 1;
/** Horizontal middle of the pole, in pixels. */
const POLE = 800;
/** Foot of the building and of the stalls, in pixels from above. */
const GROUND = 690;

export function drawPole(context: DrawingContext, devices: readonly Placed[], slug: string): string {
  const random = randomOf(slug, 0x901e);
  const isEvening = random.chance(0.6);
  const camera: Camera = { focal: 1000, height: 0, centreX: 1030, horizon: 640 };
  const view = { context, camera };
  const device = devices.find(({ spec }) => spec.kind === 'access-point' && formOf(spec) === 'outdoor');
  const point = device && mounted(view, device);
  return sceneDocument(
    [skyDefinitions(context, isEvening), definitions(), point?.defs ?? ''],
    sky([260, 420]),
    ridge(random, GROUND, 170, { fill: context.colours.accent, 'fill-opacity': 0.2 }),
    building(random, isEvening),
    rect(
      { x: 0, y: GROUND, width: SCENE.width, height: SCENE.height - GROUND },
      { fill: 'url(#pole-ground)' },
    ),
    ...Array.from({ length: 7 }, (_, index) =>
      tree(
        [40 + index * 205 + random.between(-30, 30), GROUND + 8],
        random.between(96, 140),
        index % 2 === 0 ? '#6fa58f' : '#83b79f',
      ),
    ),
    stalls(view, isEvening),
    garland(isEvening),
    pole(),
    point?.svg ?? '',
  );
}

/** The access point on the pole, with its waves and its clamps. */
function mounted(view: View, device: Placed) {
  const { widthMm, heightMm } = device.hardware.size;
  const [width, height] = [widthMm / 1000, heightMm / 1000];
  const left = (POLE - view.camera.centreX) / view.camera.focal - width / 2;
  const foot = 0.64 - 0.36 - height / 2;
  const { defs, svg } = mount(view, device, [left, foot, FRONT], 'point');
  const middle = [left + width / 2, foot + height / 2, FRONT] as const;
  const top = view.camera.horizon - (foot + height) * view.camera.focal;
  const clamps = [0.2, 0.8].map((share) =>
    rect(
      { x: POLE - 66, y: top + height * 1000 * share - 14, width: 132, height: 24 },
      { rx: 5, fill: '#8796a2', stroke: '#5d6c78', 'stroke-width': 1 },
    ),
  );
  return { defs, svg: [wavesFacing(view, middle, [0.22, 0.31, 0.42, 0.56], 1.25), ...clamps, svg].join('') };
}

function building(random: Random, isEvening: boolean): string {
  const parts: string[] = [];
  const wing = (x: number, width: number, height: number) => {
    parts.push(rect({ x, y: GROUND - height, width, height }, { fill: 'url(#pole-wall)' }));
    parts.push(rect({ x, y: GROUND - height - 10, width, height: 10 }, { fill: '#8fa6b4' }));
    for (let row = 0; row < Math.floor((height - 60) / 46); row++)
      for (let column = 0; column < Math.floor((width - 20) / 58); column++) {
        const isLit = isEvening && random.chance(0.6);
        parts.push(
          rect(
            { x: x + 18 + column * 58, y: GROUND - height + 22 + row * 46, width: 42, height: 26 },
            { fill: isLit ? '#ffdf9d' : '#a9c9d2' },
          ),
        );
      }
    parts.push(
      rect(
        { x, y: GROUND - 44, width, height: 44 },
        { fill: isEvening ? '#ffd98a' : '#c5dde2', 'fill-opacity': 0.85 },
      ),
    );
    for (let x0 = x + 40; x0 < x + width; x0 += 64)
      parts.push(rect({ x: x0, y: GROUND - 44, width: 5, height: 44 }, { fill: '#6f8796' }));
  };
  wing(-30, 420, 190);
  wing(390, 300, 262);
  wing(690, 640, 164);
  return parts.join('');
}

/** Stalls with striped roofs. */
function stalls({ context }: View, isEvening: boolean): string {
  const { accent } = context.colours;
  return [70, 300, 530, 960, 1180]
    .map((x, index) => {
      const [width, roof, y] = [170, 46, GROUND + 4];
      const stripes = Array.from({ length: 6 }, (_, stripe) => {
        const [a, b] = [x + (width / 6) * stripe, x + (width / 6) * (stripe + 1)];
        const inset = (at: number) => x + width / 2 + (at - x - width / 2) * 0.72;
        return el('path', {
          d: `M${num(a)} ${y}L${num(inset(a))} ${y - roof}H${num(inset(b))}L${num(b)} ${y}q${num(-width / 12)} 13 ${num(-width / 6)} 0Z`,
          fill: stripe % 2 === 0 ? (index % 2 === 0 ? accent : '#f2b65a') : '#fbfcfc',
        });
      });
      return [
        el('ellipse', {
          cx: x + width / 2,
          cy: y + 74,
          rx: 104,
          ry: 12,
          fill: '#1d3244',
          'fill-opacity': 0.14,
        }),
        ...[x + 10, x + width - 16].map((post) =>
          rect({ x: post, y, width: 6, height: 74 }, { fill: '#7d8d99' }),
        ),
        rect(
          { x: x + 12, y: y + 6, width: width - 24, height: 34 },
          { fill: isEvening ? '#ffe7b8' : '#e6eef0' },
        ),
        rect({ x: x + 4, y: y + 38, width: width - 8, height: 36 }, { rx: 2, fill: '#d9c4a2' }),
        rect({ x: x + 4, y: y + 38, width: width - 8, height: 7 }, { rx: 2, fill: '#efe0c6' }),
        ...stripes,
        isEvening ? glow('sun', [x + width / 2, y + 22], 78, 0.5) : '',
      ].join('');
    })
    .join('');
}

/** Bulbs on a line from the pole to both sides. */
function garland(isEvening: boolean): string {
  const line = (x: number) => `M${POLE} 560Q${(POLE + x) / 2} 650 ${x} 540`;
  const bulbs = [-40, 1330].flatMap((end) =>
    Array.from({ length: 11 }, (_, index) => {
      const t = (index + 1) / 12;
      const x = (1 - t) ** 2 * POLE + 2 * t * (1 - t) * ((POLE + end) / 2) + t * t * end;
      const y = (1 - t) ** 2 * 560 + 2 * t * (1 - t) * 650 + t * t * 540;
      return (
        (isEvening ? glow('sun', [x, y + 8], 26, 0.8) : '') +
        el('circle', {
          cx: x,
          cy: y + 8,
          r: 6.5,
          fill: isEvening ? '#ffe09a' : '#ffffff',
          stroke: '#9fb0bd',
          'stroke-width': 0.8,
        })
      );
    }),
  );
  return [
    el('path', { d: line(-40) + line(1330), fill: 'none', stroke: '#4b5a66', 'stroke-width': 2 }),
    ...bulbs,
  ].join('');
}

function pole(): string {
  return [
    rect({ x: POLE - 45, y: -10, width: 90, height: 830 }, { fill: 'url(#pole-steel)' }),
    rect({ x: POLE - 56, y: 556, width: 112, height: 16 }, { rx: 4, fill: '#6f7f8b' }),
  ].join('');
}

function definitions(): string {
  return [
    fall('pole-ground', '#d5dde0', '#b9c5cb'),
    fall('pole-wall', '#e4ebee', '#cbd8de'),
    linear(
      'pole-steel',
      [0, 0, 1, 0],
      [
        [0, '#5d6c78'],
        [0.3, '#a9b7c2'],
        [0.55, '#8f9fab'],
        [1, '#4b5964'],
      ],
    ),
  ].join('');
}
