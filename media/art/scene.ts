import { type Drawable, drawFigure } from '../drawing/draw-product.ts';
import {
  document,
  drawBackground,
  type Figure,
  type Placement,
  setOnStage,
  stageDefinitions,
  waterLine,
} from '../drawing/stage.ts';
import { el, group, linear, num, type Point, radial, rect } from '../drawing/svg.ts';
import { INK } from '../drawing/theme.ts';

/** Scenes with several products on one stage, and the wide stage of the banners. */

export interface Standing {
  product: Drawable;
  x: number;
  y: number;
  width: number;
  height?: number;
  ripples?: boolean;
}

/** Two figures in one document must not share ids; the stage's own stay as they are. */
function ownIds(source: string, prefix: string, shared: ReadonlySet<string>): string {
  const own = (id: string) => (shared.has(id) ? id : `${prefix}-${id}`);
  return source
    .replace(/\bid="([^"]+)"/g, (_, id: string) => `id="${own(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${own(id)})`)
    .replace(/href="#([^"]+)"/g, (_, id: string) => `href="#${own(id)}"`);
}

const STAGE_IDS = new Set([...stageDefinitions().matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? ''));

function stand(standing: Standing, index: number): { defs: string; art: string } {
  const { product, x, y, width, height = 2000, ripples = false } = standing;
  const figure: Figure = { ...drawFigure(product, false), relativeSize: 1 };
  const placement: Placement = {
    width: 0,
    height: 0,
    maxWidth: width,
    maxHeight: height,
    centreX: x,
    centreY: y,
    ripples,
  };
  const prefix = `p${index}`;
  return {
    defs: ownIds(figure.defs, prefix, new Set()),
    art: ownIds(setOnStage(figure, placement), prefix, STAGE_IDS),
  };
}

export function rings(cx: number, cy: number, rx: number, ry: number): string {
  return group(
    { fill: 'none', stroke: 'url(#ripple)' },
    ...[1, 1.18, 1.4, 1.66].map((grow, index) =>
      el('ellipse', {
        cx,
        cy,
        rx: rx * grow,
        ry: ry * grow,
        'stroke-width': 1.8 - index * 0.3,
        opacity: 0.6 - index * 0.13,
      }),
    ),
  );
}

/** A 4:3 scene in the manner of the product pictures. */
export function drawScene(
  title: string,
  standings: readonly Standing[],
  behind = '',
  afterFirst = '',
): string {
  const drawn = standings.map(stand);
  return document(
    1200,
    900,
    title,
    `<defs>${stageDefinitions()}${drawn.map(({ defs }) => defs).join('')}</defs>`,
    drawBackground(1200, 900),
    behind,
    drawn.map(({ art }, index) => (index === 0 ? art + afterFirst : art)).join(''),
  );
}

export interface BannerFrame {
  width: number;
  height: number;
  /** Where the light comes from: the middle of the scene. */
  focus: Point;
}

export const WIDE: BannerFrame = { width: 1920, height: 720, focus: [1380, 330] };
export const NARROW: BannerFrame = { width: 750, height: 900, focus: [375, 600] };

function bannerDefinitions({ width, focus }: BannerFrame): string {
  return [
    stageDefinitions(),
    linear(
      'sky',
      [0, 0, 0.25, 1],
      [
        [0, '#f8fbfc'],
        [0.55, '#eaf2f6'],
        [1, '#cfe0e9'],
      ],
    ),
    radial(
      'sun',
      [0.5, 0.5, 0.5],
      [
        [0, '#fff', 1],
        [0.45, '#fff', 0.6],
        [1, '#fff', 0],
      ],
    ),
    linear(
      'deep',
      [0, 0, 0, 1],
      [
        [0, '#7fc6d2', 0.1],
        [1, '#2f93ad', 0.3],
      ],
    ),
    linear(
      'line',
      [0, 0, width, 0],
      [
        [0, INK.aqua, 0.05],
        [focus[0] / width, INK.aqua, 0.7],
        [1, INK.aqua, 0.2],
      ],
      'userSpaceOnUse',
    ),
  ].join('');
}

/** Nodes and links far behind the product, denser towards the focus; the same for the same seed. */
export function constellation({ focus }: BannerFrame, reach: number, seed: number): string {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const nodes = Array.from({ length: 26 }, (): Point => {
    const angle = next() * Math.PI * 2;
    const distance = (0.35 + next() * 0.65) * reach;
    return [
      focus[0] + Math.cos(angle) * distance,
      focus[1] + Math.sin(angle) * distance * 0.52 - reach * 0.1,
    ];
  });
  const links = nodes.flatMap((a, index) =>
    nodes
      .slice(index + 1)
      .filter((b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < reach * 0.34)
      .map((b) => `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`),
  );
  return group(
    { opacity: 0.5 },
    el('path', { d: links.join(''), stroke: '#7fb9c9', 'stroke-width': 1, 'stroke-opacity': 0.55 }),
    ...nodes.map(([cx, cy], index) =>
      el('circle', { cx, cy, r: index % 4 === 0 ? 4.5 : 2.6, fill: index % 3 === 0 ? INK.aqua : '#8fb3c4' }),
    ),
  );
}

/**
 * The surface at the foot of a banner: a body of water and three calm lines. In the time from 0 to 1 each of them moves
 * by the length of its wave, so that it ends as it began.
 */
function water({ width, height }: BannerFrame, time: number): string {
  const level = height * (width > height ? 0.8 : 0.86);
  const line = (y: number, amplitude: number, length: number, phase: number) =>
    waterLine(width, y, amplitude, length, phase - length * time);
  const surface = line(level, 12, width * 0.62, -120);
  return (
    el('path', { d: `${surface}V${height}H0Z`, fill: 'url(#deep)' }) +
    group(
      { fill: 'none', stroke: 'url(#line)' },
      el('path', { d: surface, 'stroke-width': 2 }),
      el('path', {
        d: line(level + height * 0.055, 11, width * 0.5, 60),
        'stroke-width': 1.5,
        opacity: 0.6,
      }),
      el('path', {
        d: line(level + height * 0.12, 13, width * 0.72, -40),
        'stroke-width': 1.5,
        opacity: 0.4,
      }),
    )
  );
}

export function drawBanner(
  title: string,
  frame: BannerFrame,
  standings: readonly Standing[],
  behind: string,
  afterFirst = '',
  time = 0,
): string {
  const { width, height, focus } = frame;
  const drawn = standings.map(stand);
  const glow = Math.min(width, height) * 0.95;
  return document(
    width,
    height,
    title,
    `<defs>${bannerDefinitions(frame)}${drawn.map(({ defs }) => defs).join('')}</defs>`,
    rect({ x: 0, y: 0, width, height }, { fill: 'url(#sky)' }),
    el('ellipse', { cx: focus[0], cy: focus[1], rx: glow * 1.15, ry: glow * 0.8, fill: 'url(#sun)' }),
    behind,
    water(frame, time),
    drawn.map(({ art }, index) => (index === 0 ? art + afterFirst : art)).join(''),
  );
}
