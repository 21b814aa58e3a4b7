import type { ProductSpec } from '../schema/product.ts';
import { mark } from './brand.ts';
import { facesOf, projector } from './projection.ts';
import type { Figure } from './stage.ts';
import { el, group, linear, num, type Point, print, rect, seedOf } from './svg.ts';
import { INK } from './theme.ts';

/** Services without a housing: the management screen as a pane of glass that stands on the water. */

type Cloud = Extract<ProductSpec, { kind: 'cloud' }>;
type Managed = Cloud['manages'][number];

const WIDTH = 860;
const HEIGHT = 540;
const THICKNESS = 16;
const LINE = '#d9e3ea';
const BAR = '#dbe5ec';

function card(x: number, y: number, width: number, height: number): string {
  return rect({ x, y, width, height }, { rx: 10, fill: '#fff', stroke: LINE, 'stroke-width': 1.2 });
}

function bar(x: number, y: number, width: number, fill: string = BAR, height = 8): string {
  return rect({ x, y, width, height }, { rx: height / 2, fill });
}

/** A share of a circle, from the top, clockwise. */
function gauge(cx: number, cy: number, radius: number, share: number, colour: string): string {
  const angle = share * Math.PI * 2;
  const end: Point = [cx + Math.sin(angle) * radius, cy - Math.cos(angle) * radius];
  return (
    el('circle', { cx, cy, r: radius, fill: 'none', stroke: '#e6eef2', 'stroke-width': 7 }) +
    el('path', {
      d: `M${num(cx)} ${num(cy - radius)}A${num(radius)} ${num(radius)} 0 ${share > 0.5 ? 1 : 0} 1 ${num(end[0])} ${num(end[1])}`,
      fill: 'none',
      stroke: colour,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    })
  );
}

function wave(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  let [px, py] = first;
  let d = `M${num(px)} ${num(py)}`;
  for (const [x, y] of rest) {
    const middle = (px + x) / 2;
    d += `C${num(middle)} ${num(py)} ${num(middle)} ${num(y)} ${num(x)} ${num(y)}`;
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

function chart(x: number, y: number, width: number, height: number, seed: number): string {
  const curve = (offset: number, grow: number) =>
    series(seed >>> offset, 9).map(
      (value, index): Point => [x + (width * index) / 8, y + height - value * height * grow],
    );
  const main = wave(curve(0, 0.95));
  const grid = [0.25, 0.5, 0.75]
    .map((share) => `M${num(x)} ${num(y + height * share)}h${num(width)}`)
    .join('');
  return [
    el('path', { d: grid, stroke: '#edf2f5', 'stroke-width': 1.4 }),
    el('path', { d: `${main}V${num(y + height)}H${num(x)}Z`, fill: 'url(#area)' }),
    el('path', { d: main, fill: 'none', stroke: INK.aqua, 'stroke-width': 3, 'stroke-linecap': 'round' }),
    el('path', {
      d: wave(curve(5, 0.55)),
      fill: 'none',
      stroke: '#8fb3c9',
      'stroke-width': 2,
      'stroke-linecap': 'round',
    }),
  ].join('');
}

const GLYPHS: Record<Managed, (x: number, y: number) => string> = {
  ルーター: (x, y) =>
    el('circle', { cx: x, cy: y, r: 19, fill: INK.navy }) +
    el('path', {
      d: `M${num(x - 9)} ${num(y)}h18m-5-4 5 4-5 4M${num(x - 4)} ${num(y - 4)}l-5 4 5 4`,
      fill: 'none',
      stroke: INK.aquaLight,
      'stroke-width': 2.2,
    }),
  スイッチ: (x, y) =>
    rect({ x: x - 27, y: y - 12, width: 54, height: 24 }, { rx: 5, fill: '#1f3a57' }) +
    el('path', {
      d: `M${num(x - 19)} ${num(y)}h38`,
      stroke: INK.aquaLight,
      'stroke-width': 7,
      'stroke-dasharray': '5 3.2',
    }),
  無線LAN: (x, y) =>
    rect(
      { x: x - 17, y: y - 17, width: 34, height: 34 },
      { rx: 11, fill: '#fff', stroke: '#a9bbc8', 'stroke-width': 1.6 },
    ) +
    el('path', {
      d: `M${num(x - 9)} ${num(y - 1)}a12.6 12.6 0 0 1 18 0M${num(x - 5)} ${num(y + 3.6)}a7 7 0 0 1 10 0`,
      fill: 'none',
      stroke: INK.aqua,
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }) +
    el('circle', { cx: x, cy: y + 8, r: 2, fill: INK.aqua }),
  光アクセス: (x, y) =>
    el('path', {
      d: `M${num(x)} ${num(y - 19)}l19 19-19 19-19-19Z`,
      fill: '#e9f6f8',
      stroke: INK.aqua,
      'stroke-width': 1.8,
    }) + el('circle', { cx: x, cy: y, r: 5, fill: INK.aqua }),
};

const CLOUD_PATH = 'M26 60A17 17 0 0 1 24 26 24 24 0 0 1 69 18 20 20 0 0 1 98 34 13.5 13.5 0 0 1 96 60Z';

/** The managed devices as a tree, from the cloud at the top to the edge at the bottom. */
function topology(manages: readonly Managed[], x: number, y: number, width: number, height: number): string {
  const order: Managed[] = ['ルーター', 'スイッチ', '光アクセス', '無線LAN'];
  const tiers = order.filter((kind) => manages.includes(kind));
  const counts = tiers.map((_, index) => [2, 3, 5, 6][index + (tiers.length < 3 ? 1 : 0)] ?? 6);
  const centre = x + width / 2;
  const placed: { kind?: Managed; at: Point }[][] = [[{ at: [centre, y + 38] }]];
  tiers.forEach((kind, tier) => {
    const count = counts[tier] ?? 3;
    const ty = y + 84 + ((height - 116) * (tier + 1)) / tiers.length;
    const span = width * Math.min(0.86, 0.34 + count * 0.1);
    placed.push(
      Array.from({ length: count }, (_, index) => ({
        kind,
        at: [centre - span / 2 + (span * (index + 0.5)) / count, ty] as Point,
      })),
    );
  });
  const links = placed.slice(1).flatMap((tier, index) => {
    const above = placed[index] ?? [];
    return tier.map(({ at }, place) => {
      const from = above[Math.floor((place * above.length) / tier.length)]?.at ?? at;
      const middle = (from[1] + at[1]) / 2;
      return `M${num(from[0])} ${num(from[1])}C${num(from[0])} ${num(middle)} ${num(at[0])} ${num(middle)} ${num(at[0])} ${num(at[1])}`;
    });
  });
  return [
    el('path', {
      d: links.join(''),
      fill: 'none',
      stroke: INK.aqua,
      'stroke-width': 2,
      'stroke-opacity': 0.55,
    }),
    group(
      { transform: `translate(${num(centre - 60)} ${num(y + 2)})` },
      el('path', { d: CLOUD_PATH, fill: '#e9f6f8', stroke: INK.aqua, 'stroke-width': 2.2 }),
    ),
    ...placed.flatMap((tier) => tier.map(({ kind, at }) => (kind ? GLYPHS[kind](at[0], at[1]) : ''))),
  ].join('');
}

function screen(model: string, spec: Cloud): string {
  const seed = seedOf(model);
  const gauges = [0.86, 0.64, 0.93].map((share, index) => share - ((seed >>> (index * 3)) & 7) / 40);
  return [
    rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { rx: 16, fill: '#f5f8fa' }),
    el('path', {
      d: `M0 16A16 16 0 0 1 16 0H68V${HEIGHT}H16A16 16 0 0 1 0 ${HEIGHT - 16}Z`,
      fill: 'url(#rail)',
    }),
    mark(16, 15, 36, { wave: '#fff', mirror: INK.aquaLight }),
    rect({ x: 10, y: 84, width: 48, height: 44 }, { rx: 9, fill: '#fff', opacity: 0.13 }),
    ...[0, 1, 2, 3, 4].map((index) =>
      rect(
        { x: 24, y: 96 + index * 58, width: 20, height: 20 },
        {
          rx: index % 2 ? 10 : 5,
          fill: 'none',
          stroke: index ? '#7f9ab3' : INK.aquaLight,
          'stroke-width': 3,
        },
      ),
    ),
    print(model, {
      x: 92,
      y: 37,
      'font-size': 21,
      'font-weight': 700,
      'letter-spacing': 0.6,
      fill: INK.navy,
    }),
    rect(
      { x: 560, y: 18, width: 190, height: 28 },
      { rx: 14, fill: '#fff', stroke: LINE, 'stroke-width': 1.2 },
    ),
    bar(576, 28, 74),
    el('circle', { cx: 812, cy: 32, r: 15, fill: INK.aquaPale }),
    ...gauges.flatMap((share, index) => {
      const x = 88 + index * 254;
      return [
        card(x, 64, 240, 88),
        gauge(x + 46, 108, 25, share, index === 1 ? '#5b8fb3' : INK.aqua),
        bar(x + 90, 90, 64 + index * 10, '#2c4a66', 12),
        bar(x + 90, 114, 110 - index * 16),
      ];
    }),
    card(88, 168, 460, 352),
    bar(108, 188, 96, '#9fb3c2'),
    topology(spec.manages, 108, 184, 420, 330),
    card(564, 168, 272, 178),
    bar(584, 188, 70, '#9fb3c2'),
    chart(584, 210, 232, 116, seed),
    card(564, 362, 272, 158),
    ...[0, 1, 2, 3].flatMap((row) => [
      el('circle', { cx: 590, cy: 390 + row * 34, r: 6, fill: row === (seed & 3) ? '#9fb3c2' : INK.aqua }),
      bar(608, 386 + row * 34, 86 + ((seed >>> row) & 3) * 12, '#c3d1db'),
      bar(766, 386 + row * 34, 50),
    ]),
  ].join('');
}

/** What stands behind the pane: a cloud for services, stacked machines for the appliance. */
function backdrop(form: Cloud['form'], face: (z: number) => string): string {
  if (form === 'クラウドサービス') {
    return group(
      { transform: face(150) },
      group(
        { transform: 'translate(300 -128) scale(5.6)' },
        el('path', { d: CLOUD_PATH, fill: 'url(#mist)', stroke: '#fff', 'stroke-width': 0.5 }),
      ),
    );
  }
  return [230, 120]
    .map((z) =>
      group(
        { transform: face(z) },
        rect(
          { x: 30, y: -30, width: WIDTH - 30, height: HEIGHT + 10 },
          { rx: 16, fill: 'url(#mist)', stroke: '#fff', 'stroke-width': 2 },
        ),
        ...[0, 1, 2].map((row) =>
          rect(
            { x: WIDTH - 54, y: 8 + row * 30, width: 26, height: 14 },
            { rx: 7, fill: INK.aqua, opacity: 0.4 },
          ),
        ),
      ),
    )
    .join('');
}

export function drawCloud(model: string, spec: Cloud): Figure {
  const project = projector({ yawDegrees: 19, pitchDegrees: 9 });
  const faces = facesOf(project, WIDTH, HEIGHT, THICKNESS);
  const at = (z: number) => {
    const [x, y] = project(0, 0, z);
    return `translate(${num(x)} ${num(y)}) ${faces.front}`;
  };
  const corners = [
    project(0, 0, 0),
    project(WIDTH, 0, 0),
    project(WIDTH, 0, 150),
    project(0, HEIGHT, 0),
    project(WIDTH, HEIGHT, 230),
    project(560, HEIGHT + 130, 150),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    defs: [
      linear(
        'rail',
        [0, 0, 0, 1],
        [
          [0, '#1c3d5c'],
          [1, INK.navy],
        ],
      ),
      linear(
        'area',
        [0, 0, 0, 1],
        [
          [0, INK.aqua, 0.34],
          [1, INK.aqua, 0.02],
        ],
      ),
      linear(
        'mist',
        [0, 0, 1, 1],
        [
          [0, '#ffffff', 0.9],
          [1, '#bfe3ea', 0.75],
        ],
      ),
      linear(
        'fade',
        [0, HEIGHT - 130, 0, HEIGHT],
        [
          [0, '#fff', 0],
          [1, '#fff', 0.3],
        ],
        'userSpaceOnUse',
      ),
      el(
        'mask',
        { id: 'mirror', maskUnits: 'userSpaceOnUse', x: 0, y: HEIGHT - 130, width: WIDTH, height: 130 },
        rect({ x: 0, y: HEIGHT - 130, width: WIDTH, height: 130 }, { fill: 'url(#fade)' }),
      ),
      group({ id: 'screen' }, screen(model, spec)),
    ].join(''),
    body: [
      group(
        { transform: faces.frontMirror },
        group({ mask: 'url(#mirror)' }, el('use', { href: '#screen' })),
      ),
      backdrop(spec.form, at),
      group(
        { transform: at(THICKNESS) },
        rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { rx: 16, fill: '#9db2c1' }),
      ),
      group(
        { transform: at(THICKNESS / 2) },
        rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { rx: 16, fill: '#c6d5de' }),
      ),
      el('use', { href: '#screen', transform: faces.front }),
      group(
        { transform: faces.front },
        rect(
          { x: 0.8, y: 0.8, width: WIDTH - 1.6, height: HEIGHT - 1.6 },
          { rx: 15.4, fill: 'none', stroke: '#fff', 'stroke-width': 1.6 },
        ),
      ),
    ].join(''),
    bounds: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
    base: [
      project(0, 0, 0),
      project(WIDTH, 0, 0),
      project(WIDTH, 0, THICKNESS * 3),
      project(0, 0, THICKNESS * 3),
    ],
  };
}
