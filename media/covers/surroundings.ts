import { type Box, el, group, linear, type Point, radial, rect } from '../drawing/svg.ts';
import { mix } from './colour.ts';
import { type Brush, curve, disc, HEIGHT, oval, path, shape, short, WIDTH } from './paint.ts';
import { signalDefinitions } from './signal.ts';

/** Scenes reach beyond the picture, so that a reflection that trembles shows no edge. */
export const MARGIN = 60;

export function backdrop(brush: Brush, horizon: number): string {
  const { light, random, defs } = brush;
  const sunX = random.between(0.12, 0.42) * WIDTH;
  const sunY = horizon - random.between(-10, 190);
  defs.push(
    linear(
      'sky',
      [0, 0, 0, 1],
      [
        [0, light.sky[0]],
        [0.6, light.sky[1]],
        [1, light.sky[2]],
      ],
    ),
    radial(
      'sun',
      [0.5, 0.5, 0.5],
      [
        [0, light.glow, 0.95],
        [0.35, light.glow, 0.4],
        [1, light.glow, 0],
      ],
    ),
    signalDefinitions(brush),
  );
  const disced = random.chance(0.55);
  const radius = random.between(34, 78);
  return [
    rect({ x: 0, y: 0, width: WIDTH, height: horizon + 60 }, { fill: 'url(#sky)' }),
    oval([sunX, sunY], 620, 330, { fill: 'url(#sun)' }),
    disced ? disc([sunX, sunY], radius, { fill: mix(light.glow, '#ffffff', 0.5), opacity: 0.75 }) : '',
    clouds(brush, horizon),
  ].join('');
}

/** Thin banks of cloud, longer than high. */
function clouds({ random, light }: Brush, horizon: number): string {
  const banks = Array.from({ length: random.whole(2, 4) }, () => {
    const [x, y] = [random.between(-100, WIDTH), random.between(50, horizon - 190)];
    const length = random.between(180, 460);
    const height = random.between(5, 13);
    return `M${short(x)} ${short(y)}q${short(length * 0.4)} ${short(-height)} ${short(length)} 0q${short(-length * 0.5)} ${short(height * 0.6)} ${short(-length)} 0Z`;
  });
  return path(banks.join(''), { fill: mix(light.sky[2], '#ffffff', 0.3), opacity: 0.34 });
}

/** Hills or a skyline in layers that fade with distance. */
export function distance(brush: Brush, shore: number, kind: 'hills' | 'town' | 'none'): string {
  const { light, random, defs } = brush;
  if (kind === 'none') return '';
  return [0.74, 0.5, 0.24]
    .map((fade, index) => {
      const colour = mix(light.far, light.haze, fade);
      const id = `far${index}`;
      defs.push(
        linear(
          id,
          [0, 0, 0, 1],
          [
            [0, colour],
            [1, mix(colour, light.haze, 0.75)],
          ],
        ),
      );
      const height = (kind === 'hills' ? [150, 96, 46] : [128, 92, 58])[index]!;
      const outline = kind === 'hills' ? hills(brush, shore, height) : skyline(brush, shore, height, index);
      return path(outline, { fill: `url(#${id})`, opacity: random.between(0.9, 1) });
    })
    .join('');
}

function hills({ random }: Brush, shore: number, height: number): string {
  const points: Point[] = [];
  const step = random.between(120, 190);
  for (let x = -MARGIN - step; x < WIDTH + MARGIN + step; x += step) {
    points.push([x + random.between(-30, 30), shore - height * random.between(0.35, 1)]);
  }
  return `${curve(points)}V${short(shore)}H${-MARGIN * 5}Z`;
}

function skyline({ random }: Brush, shore: number, height: number, layer: number): string {
  let d = `M${-MARGIN} ${short(shore)}`;
  for (let x = -MARGIN; x < WIDTH + MARGIN; ) {
    const tall = random.chance(0.22) ? 1 : random.between(0.25, 0.62);
    const width = random.between(26, 66) - layer * 3;
    d += `V${short(shore - height * tall)}h${short(width)}`;
    x += width;
  }
  return `${d}V${short(shore)}Z`;
}

/** Water from the shore to the lower edge, with what stands above it mirrored. `scene` is the id of that group. */
export function water(brush: Brush, shore: number, scene?: string): string {
  const { light, defs } = brush;
  const box = { x: 0, y: shore, width: WIDTH, height: HEIGHT - shore };
  defs.push(
    linear(
      'deep',
      [0, 0, 0, 1],
      [
        [0, light.water[0]],
        [0.3, mix(...light.water, 0.42)],
        [1, light.water[1]],
      ],
    ),
    linear(
      'veil',
      [0, 0, 0, 1],
      [
        [0, light.water[0], 0.08],
        [0.45, mix(...light.water, 0.6), 0.42],
        [1, light.water[1], 0.96],
      ],
    ),
    trembleFilter(brush, box),
  );
  const squeeze = 0.72;
  const mirrored = scene
    ? group(
        { filter: 'url(#tremble)', opacity: 0.82 },
        el('use', {
          href: `#${scene}`,
          transform: `matrix(1 0 0 ${-squeeze} 0 ${short(shore * (1 + squeeze))})`,
        }),
      )
    : '';
  return [
    rect(box, { fill: 'url(#deep)' }),
    mirrored,
    rect(box, { fill: 'url(#veil)' }),
    glints(brush, shore),
    calmLines(brush, shore),
  ].join('');
}

/** What still water does to a mirror image. */
export function trembleFilter({ random }: Brush, box: Box): string {
  return el(
    'filter',
    { id: 'tremble', filterUnits: 'userSpaceOnUse', ...box, 'color-interpolation-filters': 'sRGB' },
    el('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: '.006 .085',
      numOctaves: 2,
      seed: random.whole(1, 99),
    }),
    el('feDisplacementMap', { in: 'SourceGraphic', scale: 24, xChannelSelector: 'R', yChannelSelector: 'G' }),
    el('feGaussianBlur', { stdDeviation: '.9 1.3' }),
  );
}

/** Short level strokes that grow longer and wider apart towards the viewer. */
export function glints({ light, random }: Brush, shore: number): string {
  const depth = HEIGHT - shore;
  let [thin, wide] = ['', ''];
  for (let index = 0; index < 46; index++) {
    const near = random.next() ** 1.5;
    const y = shore + 4 + near * (depth - 14);
    const length = 14 + near * 120 * random.between(0.4, 1);
    const stroke = `M${short(random.between(-40, WIDTH))} ${short(y)}h${short(length)}`;
    if (near < 0.4) thin += stroke;
    else wide += stroke;
  }
  return group(
    { fill: 'none', stroke: light.ripple, 'stroke-linecap': 'round' },
    path(thin, { 'stroke-width': 1, opacity: 0.4 }),
    path(wide, { 'stroke-width': 1.6, opacity: 0.26 }),
  );
}

/** The brand's lines: two or three long calm waves across the foreground. */
export function calmLines({ light, random }: Brush, shore: number): string {
  const depth = HEIGHT - shore;
  const count = random.whole(2, 3);
  const lines = Array.from({ length: count }, (_, index) => {
    const y = shore + depth * (0.52 + (0.36 * index) / count) + random.between(-6, 6);
    const length = random.between(420, 760);
    const rise = 4 + index * 2.2;
    let d = `M${short(-length * random.next())} ${short(y)}q${short(length / 4)} ${short(-rise)} ${short(length / 2)} 0`;
    for (let x = -length; x < WIDTH + length; x += length / 2) d += `t${short(length / 2)} 0`;
    return path(d, { opacity: short(0.75 - index * 0.18) });
  });
  return group(
    { fill: 'none', stroke: mix(light.signal, light.water[1], 0.12), 'stroke-width': 1.8 },
    ...lines,
  );
}

/** A ring that something at this point makes on the water. */
export function ripples({ light }: Brush, [x, y]: Point, reach: number): string {
  const rings = [0.3, 0.6, 1].map((share, index) =>
    oval([x, y], reach * share, reach * share * 0.16, {
      'stroke-opacity': short(0.7 - index * 0.22),
      'stroke-width': short(2 - index * 0.4),
    }),
  );
  return group({ fill: 'none', stroke: light.signal }, ...rings);
}

/** Trees as calm upright shapes, half in light. */
export function trees(brush: Brush, feet: readonly Point[], height: number): string {
  const { light, random } = brush;
  let [whole, lit] = ['', ''];
  for (const [x, y] of feet) {
    const h = height * random.between(0.7, 1.15);
    const w = h * random.between(0.17, 0.24);
    const left = `M${short(x)} ${short(y)}c${short(-w * 1.25)} 0 ${short(-w * 1.3)} ${short(-h * 0.62)} 0 ${short(-h)}`;
    whole += `${left}c${short(w * 1.3)} ${short(h * 0.38)} ${short(w * 1.25)} ${short(h)} 0 ${short(h)}Z`;
    lit += `${left}c${short(w * 0.1)} ${short(h * 0.4)} ${short(-w * 0.2)} ${short(h * 0.8)} 0 ${short(h)}Z`;
  }
  return (
    path(whole, { fill: light.leaf }) +
    path(lit, { fill: mix(light.leaf, light.wallLit, 0.28), opacity: 0.8 })
  );
}

/** The edge of the land: a quay with a light rim. */
export function quay({ light }: Brush, shore: number, thickness: number): string {
  return (
    rect(
      { x: -MARGIN, y: shore - thickness, width: WIDTH + 2 * MARGIN, height: thickness },
      { fill: mix(light.ground, light.wallShade, 0.35) },
    ) +
    path(
      shape([
        [-MARGIN, shore - thickness],
        [WIDTH + MARGIN, shore - thickness],
        [WIDTH + MARGIN, shore - thickness - 3],
        [-MARGIN, shore - thickness - 3],
      ]),
      {
        fill: mix(light.ground, light.wallLit, 0.6),
      },
    )
  );
}
