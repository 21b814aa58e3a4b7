import { linear, type Point } from '../drawing/svg.ts';
import { mix } from './colour.ts';
import { type Brush, curve, disc, line, path, shape, short } from './paint.ts';
import { trees } from './surroundings.ts';
import { lamps, type Shore, type Standing, stand } from './waterfront.ts';

export function headend(brush: Brush, { camera, ground }: Shore): Standing {
  const { random, light } = brush;
  const { svg, tops } = stand(brush, camera, [
    [
      { x: -30, z: 112, width: 30, depth: 16, height: 11, turn: 0.3 },
      { kind: 'grid', floor: 3.6 },
    ],
  ]);
  const base = ground(90);
  const foot = tops[0]!(0.7, 0.4);
  const mast = tower(brush, foot[0] + 60, base, random.between(230, 270));
  const dish = [0.15, 0.42].map((u) => {
    const [x, y] = tops[0]!(u, 0.2);
    return (
      path(`M${short(x)} ${short(y)}v-14`, { stroke: light.wallShade, 'stroke-width': 4 }) +
      path(`M${short(x - 22)} ${short(y - 34)}q4 30 38 26Z`, {
        fill: mix(light.wallShade, light.wallLit, 0.85),
      }) +
      path(`M${short(x - 22)} ${short(y - 34)}l38 26l-10-24Z`, {
        fill: mix(light.wallShade, light.wallLit, 0.45),
      })
    );
  });
  return {
    svg: svg + dish.join('') + mast + houses(brush, { camera, ground }) + poles(brush, foot[0] + 60, base),
    signals: [{ at: [foot[0] + 60, base - 262], reach: 96 }],
  };
}

function tower({ light }: Brush, x: number, y: number, height: number): string {
  const bars: Point[] = [];
  for (let step = 0; step <= 9; step++) {
    const share = step / 9;
    bars.push([x + (step % 2 ? 1 : -1) * (16 * (1 - share) + 2), y - height * share]);
  }
  return path(
    `M${short(x - 18)} ${short(y)}L${short(x - 2)} ${short(y - height)}h4L${short(x + 18)} ${short(y)}${line(bars)}`,
    {
      fill: 'none',
      stroke: light.wallShade,
      'stroke-width': 2.4,
    },
  );
}

function houses(brush: Brush, { ground }: Shore): string {
  const { random, light } = brush;
  return Array.from({ length: 8 }, (_, index) => {
    const x = 520 + index * 82 + random.between(-10, 10);
    const y = ground(94);
    const w = random.between(46, 62);
    const h = random.between(26, 44);
    return (
      path(
        shape([
          [x, y],
          [x, y - h],
          [x + w, y - h],
          [x + w, y],
        ]),
        { fill: mix(light.wallShade, light.wallLit, random.between(0.5, 0.8)) },
      ) +
      path(
        shape([
          [x - 5, y - h],
          [x + w * 0.5, y - h - 22],
          [x + w + 5, y - h],
        ]),
        { fill: mix(light.far, light.wallShade, 0.45) },
      ) +
      path(
        `M${short(x + w * 0.2)} ${short(y - h * 0.75)}h9v10h-9ZM${short(x + w * 0.6)} ${short(y - h * 0.75)}h9v10h-9Z`,
        { fill: random.chance(0.75) ? light.lamp : light.glass },
      )
    );
  }).join('');
}

/** Poles with a fibre between them that carries light. */
function poles({ light }: Brush, from: number, y: number): string {
  const step = 148;
  let posts = '';
  let wire = `M${short(from)} ${short(y - 150)}`;
  for (let x = from + step; x < 1320; x += step) {
    posts += `M${short(x)} ${short(y)}v-104M${short(x - 9)} ${short(y - 98)}h18`;
    wire += `Q${short(x - step / 2)} ${short(y - 80)} ${short(x)} ${short(y - 98)}`;
  }
  return (
    path(posts, { stroke: mix(light.far, light.wallShade, 0.4), 'stroke-width': 3, fill: 'none' }) +
    path(wire, { stroke: light.signal, 'stroke-width': 6, fill: 'none', opacity: 0.22 }) +
    path(wire, { stroke: light.signal, 'stroke-width': 2, fill: 'none' })
  );
}

export function promenade(brush: Brush, { camera, ground }: Shore): Standing {
  const { random, light, defs } = brush;
  const { svg } = stand(brush, camera, [
    [
      { x: 36, z: 128, width: 48, depth: 20, height: 15, turn: 0.25 },
      { kind: 'ribbon', floor: 3 },
    ],
  ]);
  defs.push(
    `<linearGradient id="cone" x2="0" y2="1"><stop stop-color="${light.signal}" stop-opacity=".5"/><stop offset="1" stop-color="${light.signal}" stop-opacity=".04"/></linearGradient>`,
  );
  const base = ground(84);
  const spots = [random.between(230, 300), random.between(560, 640), random.between(900, 960)];
  const posts = spots.map((x, index) => {
    const height = 178 - index * 16;
    const y = base - height;
    return (
      path(
        shape([
          [x + 30, y + 12],
          [x - 40, base],
          [x + 190, base],
        ]),
        { fill: 'url(#cone)' },
      ) +
      path(`M${short(x)} ${short(base)}V${short(y)}h22`, {
        stroke: mix(light.wallShade, light.far, 0.4),
        'stroke-width': 5,
        fill: 'none',
      }) +
      path(`M${short(x + 14)} ${short(y - 8)}h34l6 6v10h-40Z`, {
        fill: mix(light.wallShade, light.wallLit, 0.9),
      }) +
      disc([x + 50, y + 4], 3.6, { fill: light.glass })
    );
  });
  const feet = Array.from(
    { length: 22 },
    (_, index): Point => [index * 58 + random.between(-20, 20), ground(100)],
  );
  return {
    svg: svg + trees(brush, feet, 70) + posts.join('') + lamps(brush, ground(82)),
    signals: [{ at: [spots[1]! + 2, base - 172], reach: 74 }],
  };
}

/** Tents on the shore under strings of light, and the mast that serves them. */
export function festival(brush: Brush, { ground }: Shore): Standing {
  const { random, light, defs } = brush;
  const base = ground(88);
  defs.push(
    linear(
      'tent',
      [0, 0, 0, 1],
      [
        [0, mix(light.glass, light.lamp, 0.35)],
        [1, mix(light.lamp, '#ffffff', 0.35)],
      ],
    ),
  );
  const tents = [0.08, 0.24, 0.4, 0.6, 0.77, 0.94].map((share) =>
    tent(brush, 180 + share * 840 + random.between(-14, 14), base, random.between(92, 128)),
  );
  const mastX = random.between(560, 640);
  const mast = random.between(196, 220);
  const strings = [-1, 1].map((side) => {
    const wire: Point[] = Array.from({ length: 11 }, (_, index) => {
      const share = index / 10;
      return [mastX + side * share * 500, base - mast + share * 70 + Math.sin(share * Math.PI) * 44];
    });
    const bulbs = wire
      .slice(1)
      .map(
        (point) =>
          disc(point, 7, { fill: light.lamp, opacity: 0.3 }) + disc(point, 2.8, { fill: light.lamp }),
      );
    return path(curve(wire), { stroke: light.wallShade, 'stroke-width': 1.2, fill: 'none' }) + bulbs.join('');
  });
  const feet = Array.from(
    { length: 22 },
    (_, index): Point => [110 + index * 46 + random.between(-16, 16), ground(104)],
  );
  return {
    svg: [
      trees(brush, feet, 66),
      path(`M${short(mastX)} ${short(base)}v${short(-mast - 8)}`, {
        stroke: mix(light.wallShade, light.glass, 0.3),
        'stroke-width': 4,
      }),
      ...strings,
      ...tents,
    ].join(''),
    signals: [{ at: [mastX, base - mast - 10], reach: random.between(70, 84) }],
  };
}

/** A marquee: a peaked roof half in light, open at the front. */
function tent({ light }: Brush, x: number, base: number, width: number): string {
  const half = width / 2;
  const eave = base - width * 0.42;
  const peak = eave - width * 0.62;
  const roof = `M${short(x - half)} ${short(eave)}Q${short(x - half * 0.25)} ${short(eave - width * 0.14)} ${short(x)} ${short(peak)}`;
  const right = `Q${short(x + half * 0.25)} ${short(eave - width * 0.14)} ${short(x + half)} ${short(eave)}`;
  const valance = width * 0.07;
  return [
    path(`M${short(x - half * 0.92)} ${short(base)}V${short(eave)}h${short(half * 1.84)}V${short(base)}z`, {
      fill: 'url(#tent)',
    }),
    path(
      `M${short(x - half * 0.5)} ${short(base)}v${short(-width * 0.16)}h${short(half)}v${short(width * 0.16)}z`,
      { fill: mix(light.wallShade, light.glass, 0.45) },
    ),
    path(
      `M${short(x - half * 0.92)} ${short(base)}V${short(eave)}M${short(x + half * 0.92)} ${short(base)}V${short(eave)}`,
      { stroke: mix(light.wallShade, light.wallLit, 0.6), 'stroke-width': 2.4 },
    ),
    path(`${roof}${right}v${short(valance)}h${short(-width)}z`, {
      fill: mix(light.wallShade, light.wallLit, 0.96),
    }),
    path(`M${short(x)} ${short(peak)}${right}v${short(valance)}h${short(-half * 0.86)}z`, {
      fill: mix(light.wallShade, light.wallLit, 0.45),
    }),
  ].join('');
}
