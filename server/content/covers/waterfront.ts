import { group, type Point } from '../drawing/svg.ts';
import { building } from './building.ts';
import { type Block, type Camera, project } from './camera.ts';
import { mix } from './colour.ts';
import type { Facade } from './facade.ts';
import { type Brush, curve, disc, line, oval, path, shape, short } from './paint.ts';
import { radio } from './signal.ts';
import { backdrop, distance, quay, ripples, trees, water } from './surroundings.ts';

/** What stands at the shore, and where signals start from. */
export interface Standing {
  svg: string;
  signals: { at: Point; reach: number }[];
}

export interface Shore {
  camera: Camera;
  /** Screen height of the ground at a distance. */
  ground(z: number): number;
}

export type Builder = (brush: Brush, shore: Shore) => Standing;

/** Buildings on a quay, the water before them, the sky behind. */
export function waterfront(brush: Brush, far: 'hills' | 'town' | 'none', build: Builder): string {
  const { random } = brush;
  const horizon = random.between(392, 432);
  const camera: Camera = { focal: 1000, height: 3.4, centreX: 600, horizon };
  const ground = (z: number) => project(camera, [0, 0, z])[1];
  const shoreline = ground(64);
  const standing = build(brush, { camera, ground });
  const scene = group(
    { id: 'scene' },
    distance(brush, horizon + 14, far),
    standing.svg,
    quay(brush, shoreline, shoreline - ground(96) + 6),
  );
  const [first] = standing.signals;
  return [
    backdrop(brush, horizon),
    scene,
    water(brush, shoreline, 'scene'),
    first ? ripples(brush, [first.at[0], shoreline + random.between(56, 84)], first.reach * 1.5) : '',
    ...standing.signals.map(({ at, reach }) => radio(brush, at, reach)),
  ].join('');
}

type Sized = [block: Block, facade: Facade];

/** Far blocks first. */
function stand(brush: Brush, camera: Camera, blocks: Sized[]) {
  const built = blocks.map(([block, facade]) => building(brush, camera, block, facade));
  return { svg: built.map(({ svg }) => svg).join(''), tops: built.map(({ top }) => top) };
}

export function hotel(brush: Brush, { camera, ground }: Shore): Standing {
  const { random } = brush;
  const x = random.between(-4, 22);
  const floors = random.whole(8, 11);
  const kind = random.pick(['balcony', 'grid', 'balcony'] as const);
  const turn = random.between(0.3, 0.6);
  const { svg, tops } = stand(brush, camera, [
    [{ x: x + 34, z: 122, width: 30, depth: 16, height: floors * 2.2, turn: 0.2 }, { kind: 'grid' }],
    [
      { x: x - 30, z: 108, width: 34, depth: 18, height: 9, turn: 0.12 },
      { kind: 'ribbon', floor: 4.2 },
    ],
    [
      { x, z: 104, width: 34, depth: 15, height: floors * 3.3 + 4, turn },
      { kind, plinth: 4.6, floor: 3.3, bay: 3.8 },
    ],
    [
      { x: x - 4, z: 92, width: 30, depth: 5, height: 4, turn: turn * 0.4 },
      { kind: 'curtain', bay: 2.4, floor: 4 },
    ],
  ]);
  const feet = Array.from(
    { length: 9 },
    (_, index): Point => [60 + index * 18 + random.between(-8, 8), ground(92)],
  );
  const right = feet.map(([fx, fy]): Point => [fx + 860, fy]);
  return {
    svg: svg + trees(brush, [...feet, ...right], 54) + lamps(brush, ground(90)),
    signals: [
      { at: tops[2]!(0.5, 0.3), reach: random.between(84, 120) },
      { at: tops[1]!(0.4, 0.2), reach: 52 },
    ],
  };
}

/** A row of small lights along the quay. */
export function lamps({ light }: Brush, y: number): string {
  const posts: string[] = [];
  const heads: string[] = [];
  for (let x = 40; x < 1200; x += 140) {
    posts.push(`M${x} ${short(y)}v-26`);
    heads.push(
      disc([x, y - 27], 9, { fill: light.lamp, opacity: 0.22 }),
      disc([x, y - 27], 2.6, { fill: light.lamp }),
    );
  }
  return path(posts.join(''), { stroke: light.far, 'stroke-width': 1.6 }) + heads.join('');
}

export function townHall(brush: Brush, { camera, ground }: Shore): Standing {
  const { random, light } = brush;
  const x = random.between(-10, 14);
  const turn = random.between(-0.12, 0.3);
  const { svg, tops } = stand(brush, camera, [
    [
      { x: x + 44, z: 126, width: 30, depth: 14, height: 10, turn },
      { kind: 'grid', floor: 3.4 },
    ],
    [
      { x: x + 9, z: 118, width: 7, depth: 7, height: random.between(34, 42), turn },
      { kind: 'curtain', bay: 2.4, floor: 6 },
    ],
    [
      { x, z: 108, width: 62, depth: 18, height: 15.5, turn },
      { kind: 'grid', plinth: 4.6, bay: 3.4 },
    ],
    [
      { x: x - 4, z: 95, width: 50, depth: 4, height: 4.4, turn: turn * 0.8 },
      { kind: 'curtain', bay: 3.2, floor: 4.4 },
    ],
    [{ x: x - 4, z: 94.6, width: 54, depth: 6, height: 0.8, turn: turn * 0.8, foot: 4.4 }, { kind: 'blank' }],
  ]);
  const feet = Array.from(
    { length: 16 },
    (_, index): Point => [
      index < 8 ? 20 + index * 24 : 960 + (index - 8) * 32,
      ground(90) + random.between(-3, 1),
    ],
  );
  const mast = tops[1]!(0.5, 0.5);
  return {
    svg:
      svg +
      path(`M${short(mast[0])} ${short(mast[1])}v-44`, { stroke: light.wallShade, 'stroke-width': 3 }) +
      trees(brush, feet, 62),
    signals: [{ at: [mast[0], mast[1] - 46], reach: random.between(80, 112) }],
  };
}

export function school(brush: Brush, { camera, ground }: Shore): Standing {
  const { random, light } = brush;
  const x = random.between(-16, 4);
  const turn = random.between(0.1, 0.34);
  const floors = random.whole(3, 4);
  const { svg, tops } = stand(brush, camera, [
    [{ x: x - 36, z: 132, width: 40, depth: 12, height: 16, turn: turn - 0.1 }, { kind: 'ribbon' }],
    [
      { x, z: 108, width: 66, depth: 12, height: floors * 3.9 + 1, turn },
      { kind: 'grid', bay: 2.7, floor: 3.9 },
    ],
    [
      { x: x - 9, z: 101, width: 6, depth: 6, height: floors * 3.9 + 8, turn },
      { kind: 'curtain', bay: 2, floor: 4 },
    ],
  ]);
  const gym = gymnasium(brush, ground(94), 880 + x * 4);
  const feet = Array.from(
    { length: 20 },
    (_, index): Point => [10 + index * 64 + random.between(-22, 22), ground(90) + random.between(-3, 1)],
  );
  const clock = tops[2]!(0.28, 0);
  return {
    svg:
      svg +
      gym +
      trees(brush, feet, 50) +
      disc([clock[0], clock[1] + 30], 13, { fill: '#fff', stroke: light.wallShade, 'stroke-width': 2 }) +
      path(`M${short(clock[0])} ${short(clock[1] + 22)}v8l6 3`, {
        stroke: '#0b1f33',
        'stroke-width': 1.8,
        fill: 'none',
      }),
    signals: [
      { at: tops[1]!(0.2, 0.4), reach: 66 },
      { at: tops[1]!(0.78, 0.4), reach: 84 },
    ],
  };
}

function gymnasium({ light }: Brush, y: number, x: number): string {
  const width = 190;
  return (
    path(`M${short(x)} ${short(y)}v-58q${width / 2}-62 ${width} 0v58Z`, {
      fill: mix(light.wallShade, light.wallLit, 0.62),
    }) +
    path(
      `M${short(x - 6)} ${short(y - 56)}q${width / 2 + 6}-70 ${width + 12} 0l0-6q${-(width / 2 + 6)}-72 ${-(width + 12)} 0Z`,
      { fill: mix(light.roof, light.wallShade, 0.3) },
    ) +
    path(`M${short(x + 14)} ${short(y - 52)}h162v14h-162Z`, { fill: light.lamp, opacity: 0.85 })
  );
}

export function hospital(brush: Brush, { camera, ground }: Shore): Standing {
  const { random } = brush;
  const x = random.between(-2, 18);
  const floors = random.whole(7, 9);
  const turn = random.between(0.28, 0.5);
  const { svg, tops } = stand(brush, camera, [
    [{ x: x - 42, z: 130, width: 30, depth: 18, height: 22, turn }, { kind: 'ribbon' }],
    [
      { x: x - 21, z: 122, width: 22, depth: 4, height: 3.6, turn: turn * 0.3, foot: 11 },
      { kind: 'curtain', bay: 2.4, floor: 3.6 },
    ],
    [
      { x, z: 108, width: 36, depth: 16, height: floors * 3.7, turn },
      { kind: 'ribbon', floor: 3.7, bay: 3 },
    ],
    [
      { x: x + 4, z: 96, width: 58, depth: 8, height: 7.6, turn: turn * 0.35 },
      { kind: 'curtain', bay: 2.8, floor: 3.8 },
    ],
  ]);
  const left = tops[2]!(0, 0);
  const feet = Array.from(
    { length: 14 },
    (_, index): Point => [
      index < 8 ? 10 + index * 30 : 1010 + (index - 8) * 28,
      ground(90) + random.between(-3, 1),
    ],
  );
  const sign: Point = [left[0] + 44, left[1] + 20];
  return {
    svg:
      svg +
      trees(brush, feet, 52) +
      path(`M${short(sign[0])} ${short(sign[1])}h8v9h9v8h-9v9h-8v-9h-9v-8h9Z`, { fill: '#0aa5b5' }) +
      lamps(brush, ground(88)),
    signals: [
      { at: tops[2]!(0.72, 0.3), reach: random.between(84, 110) },
      { at: tops[0]!(0.4, 0.3), reach: 54 },
    ],
  };
}

export function plant(brush: Brush, { camera, ground }: Shore): Standing {
  const { random, light } = brush;
  const base = ground(92);
  const teeth = random.whole(5, 7);
  const width = random.between(92, 108);
  const x0 = random.between(250, 330);
  const wallTop = base - 92;
  const hall = Array.from({ length: teeth }, (_, index) => {
    const x = x0 + index * width;
    return (
      path(
        shape([
          [x, base],
          [x, wallTop],
          [x, wallTop - 56],
          [x + width, wallTop],
          [x + width, base],
        ]),
        {
          fill: mix(light.wallShade, light.wallLit, 0.55 + (index % 2) * 0.06),
        },
      ) +
      path(
        shape([
          [x, wallTop - 56],
          [x + width, wallTop],
          [x + width, wallTop + 8],
          [x, wallTop - 47],
        ]),
        {
          fill: mix(light.roof, light.wallShade, 0.15),
        },
      ) +
      path(
        shape([
          [x + 7, wallTop - 2],
          [x + 7, wallTop - 36],
          [x + 66, wallTop - 2],
        ]),
        { fill: 'url(#warm)' },
      )
    );
  }).join('');
  brush.defs.push(
    `<linearGradient id="warm" x2="0" y2="1"><stop stop-color="${light.glassSky}"/><stop offset="1" stop-color="${light.lamp}"/></linearGradient>`,
  );
  const doors = Array.from({ length: teeth * 2 }, (_, index) => {
    const x = x0 + 14 + index * (width / 2);
    const open = random.chance(0.35);
    return path(`M${short(x)} ${short(base)}v-38h30v38Z`, {
      fill: open ? light.lamp : mix(light.wallShade, light.glass, 0.35),
      opacity: open ? 0.9 : 0.75,
    });
  }).join('');
  const { svg } = stand(brush, camera, [
    [{ x: -46, z: 128, width: 20, depth: 16, height: 27, turn: 0.4 }, { kind: 'ribbon' }],
  ]);
  const tanks = [0, 1, 2].map((index) => tank(brush, 96 + index * 52, base, 92 + index * 10)).join('');
  const stack = `M${short(x0 - 60)} ${short(base)}l4-${short(random.between(200, 236))}h14l4 ${short(230)}Z`;
  return {
    svg: svg + path(stack, { fill: mix(light.wallShade, light.wallLit, 0.35) }) + tanks + hall + doors,
    signals: [
      { at: [x0 + width * 2, wallTop - 60], reach: 88 },
      { at: [x0 + width * (teeth - 1), wallTop - 60], reach: 62 },
    ],
  };
}

function tank(brush: Brush, x: number, y: number, height: number): string {
  const { light, defs } = brush;
  if (!defs.some((item) => item.includes('id="tank"'))) {
    defs.push(
      `<linearGradient id="tank"><stop stop-color="${mix(light.wallShade, light.wallLit, 0.8)}"/><stop offset="1" stop-color="${light.wallShade}"/></linearGradient>`,
    );
  }
  return path(`M${x} ${short(y)}v${short(-height)}q22-16 44 0v${short(height)}Z`, { fill: 'url(#tank)' });
}

export function towers(brush: Brush, { camera, ground }: Shore): Standing {
  const { random } = brush;
  const x = random.between(-10, 16);
  const turn = random.between(0.35, 0.65);
  const { svg, tops } = stand(brush, camera, [
    [
      { x: x - 42, z: 150, width: 20, depth: 20, height: random.between(34, 46), turn: 0.3 },
      { kind: 'ribbon' },
    ],
    [
      { x: x + 46, z: 140, width: 22, depth: 18, height: random.between(26, 38), turn: 0.5 },
      { kind: 'grid' },
    ],
    [
      { x: x - 18, z: 124, width: 20, depth: 16, height: random.between(30, 37), turn: turn - 0.1 },
      { kind: 'ribbon', floor: 3.8 },
    ],
    [
      { x: x + 8, z: 106, width: 22, depth: 18, height: random.between(37, 41), turn },
      { kind: 'curtain', bay: 3.2, floor: 3.8 },
    ],
    [
      { x: x - 12, z: 97, width: 30, depth: 8, height: 6, turn: 0.2 },
      { kind: 'curtain', bay: 2.6, floor: 6 },
    ],
  ]);
  const feet = Array.from(
    { length: 18 },
    (_, index): Point => [20 + index * 68 + random.between(-20, 20), ground(90)],
  );
  return {
    svg: svg + trees(brush, feet, 40) + lamps(brush, ground(88)),
    signals: [
      { at: tops[3]!(0.4, 0.4), reach: 78 },
      { at: tops[2]!(0.5, 0.3), reach: 54 },
    ],
  };
}

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

export function arcade(brush: Brush, { camera, ground }: Shore): Standing {
  const { random, light } = brush;
  const { svg } = stand(brush, camera, [
    [
      { x: 30, z: 126, width: 60, depth: 16, height: 21, turn: 0.2 },
      { kind: 'ribbon', floor: 4.2 },
    ],
    [{ x: -36, z: 122, width: 40, depth: 16, height: 15, turn: 0.1 }, { kind: 'grid' }],
  ]);
  const base = ground(91);
  const bay = random.between(86, 104);
  const x0 = random.between(90, 150);
  const bays = Math.floor((1110 - x0) / bay);
  const top = base - 104;
  brush.defs.push(
    `<linearGradient id="shop" x2="0" y2="1"><stop stop-color="${mix(light.lamp, light.glass, 0.45)}"/><stop offset="1" stop-color="${mix(light.lamp, '#ffffff', 0.35)}"/></linearGradient>`,
  );
  const front = Array.from({ length: bays }, (_, index) => {
    const x = x0 + index * bay;
    const arch = `M${short(x + 9)} ${short(base)}V${short(base - 44)}a${short(bay / 2 - 9)} ${short(bay / 2 - 9)} 0 0 1 ${short(bay - 18)} 0V${short(base)}Z`;
    return (
      path(arch, { fill: random.chance(0.2) ? light.glass : 'url(#shop)' }) +
      path(
        `M${short(x + bay / 2)} ${short(base)}v-86M${short(x + 9)} ${short(base - 42)}h${short(bay - 18)}`,
        { stroke: mix(light.wallShade, light.wallLit, 0.4), 'stroke-width': 1.6, opacity: 0.7 },
      )
    );
  }).join('');
  const slab = shape([
    [x0 - 14, base],
    [x0 - 14, top],
    [x0 + bays * bay + 14, top],
    [x0 + bays * bay + 14, base],
  ]);
  const eave = shape([
    [x0 - 26, top],
    [x0 - 26, top - 11],
    [x0 + bays * bay + 26, top - 11],
    [x0 + bays * bay + 26, top],
  ]);
  return {
    svg:
      svg +
      path(slab, { fill: mix(light.wallShade, light.wallLit, 0.68) }) +
      front +
      path(eave, { fill: mix(light.wallShade, light.wallLit, 0.9) }) +
      lamps(brush, ground(80)),
    signals: [
      { at: [x0 + bay * 2, top - 14], reach: 70 },
      { at: [x0 + bay * (bays - 2), top - 14], reach: 88 },
    ],
  };
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

export function festival(brush: Brush, { ground }: Shore): Standing {
  const { random, light } = brush;
  const base = ground(88);
  const tents = Array.from({ length: 7 }, (_, index) => {
    const w = random.between(96, 128);
    const x = 130 + index * 142 + random.between(-14, 14);
    const h = random.between(46, 60);
    return (
      path(`M${short(x)} ${short(base)}v${short(-h)}h${short(w)}v${short(h)}Z`, { fill: 'url(#shop)' }) +
      path(
        `M${short(x - 9)} ${short(base - h)}Q${short(x + w * 0.42)} ${short(base - h - 16)} ${short(x + w / 2)} ${short(base - h - 68)}Q${short(x + w * 0.58)} ${short(base - h - 16)} ${short(x + w + 9)} ${short(base - h)}Z`,
        { fill: mix(light.wallShade, light.wallLit, 0.95) },
      ) +
      path(
        `M${short(x + w / 2)} ${short(base - h - 68)}Q${short(x + w * 0.58)} ${short(base - h - 16)} ${short(x + w + 9)} ${short(base - h)}H${short(x + w / 2)}Z`,
        { fill: mix(light.wallShade, light.wallLit, 0.5) },
      )
    );
  }).join('');
  brush.defs.push(
    `<linearGradient id="shop" x2="0" y2="1"><stop stop-color="${mix(light.lamp, light.glass, 0.5)}"/><stop offset="1" stop-color="${light.lamp}"/></linearGradient>`,
  );
  const mastX = random.between(540, 660);
  const strings = [-1, 1].map((side) => {
    const wire: Point[] = Array.from({ length: 13 }, (_, index) => {
      const share = index / 12;
      return [mastX + side * share * 560, base - 252 + share * 150 + Math.sin(share * Math.PI) * 46];
    });
    return (
      path(curve(wire), { stroke: light.wallShade, 'stroke-width': 1.4, fill: 'none' }) +
      wire
        .slice(1)
        .map((point) => oval(point, 3.6, 3.6, { fill: light.lamp }))
        .join('')
    );
  });
  const feet = Array.from(
    { length: 26 },
    (_, index): Point => [index * 48 + random.between(-16, 16), ground(104)],
  );
  return {
    svg:
      trees(brush, feet, 74) +
      path(`M${short(mastX)} ${short(base)}v-258`, { stroke: light.wallShade, 'stroke-width': 5 }) +
      strings.join('') +
      tents,
    signals: [{ at: [mastX, base - 262], reach: random.between(96, 124) }],
  };
}
