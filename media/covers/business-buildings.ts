import type { Point } from '../drawing/svg.ts';
import { mix } from './colour.ts';
import { type Brush, path, shape, short } from './paint.ts';
import { trees } from './surroundings.ts';
import { lamps, type Shore, type Standing, stand } from './waterfront.ts';

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
  const top = base - 132;
  brush.defs.push(
    `<linearGradient id="shop" x2="0" y2="1"><stop stop-color="${mix(light.lamp, light.glass, 0.45)}"/><stop offset="1" stop-color="${mix(light.lamp, '#ffffff', 0.35)}"/></linearGradient>`,
  );
  const front = Array.from({ length: bays }, (_, index) => {
    const x = x0 + index * bay;
    const arch = `M${short(x + 9)} ${short(base)}V${short(base - 44)}a${short(bay / 2 - 9)} ${short(bay / 2 - 9)} 0 0 1 ${short(bay - 18)} 0V${short(base)}Z`;
    return (
      path(arch, { fill: random.chance(0.2) ? light.glass : 'url(#shop)' }) +
      path(
        `M${short(x + bay / 2)} ${short(base)}v-90M${short(x + 9)} ${short(base - 42)}h${short(bay - 18)}`,
        { stroke: mix(light.wallShade, light.wallLit, 0.4), 'stroke-width': 1.6, opacity: 0.7 },
      )
    );
  }).join('');
  const upper = Array.from({ length: bays * 2 }, (_, index) => {
    const x = x0 + (index + 0.5) * (bay / 2) - 9;
    return `M${short(x)} ${short(top + 16)}h18v13h-18z`;
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
      path(upper, { fill: mix(light.glass, light.glassSky, 0.45) }) +
      front +
      path(eave, { fill: mix(light.wallShade, light.wallLit, 0.9) }) +
      lamps(brush, ground(80)),
    signals: [
      { at: [x0 + bay * 2, top - 14], reach: 70 },
      { at: [x0 + bay * (bays - 2), top - 14], reach: 88 },
    ],
  };
}
