import { mix } from './colour.ts';
import { type Brush, disc, path, short } from './paint.ts';

export type Furnish = 'bed' | 'living' | 'dining' | 'desks' | 'meeting' | 'ward' | 'lesson';

interface Floor {
  left: number;
  right: number;
  y: number;
  /** Of the room. */
  height: number;
}

/** Quiet silhouettes that say what a room is for. */
export function furnish(brush: Brush, kind: Furnish, floor: Floor, mood: 'warm' | 'cool' | 'asleep'): string {
  const { light } = brush;
  const dark =
    mood === 'asleep' ? mix(light.glass, light.dark, 0.5) : mix(light.glass, light.wallShade, 0.15);
  const pale = mood === 'asleep' ? mix(light.glass, light.glassSky, 0.7) : '#ffffff';
  const width = floor.right - floor.left;
  const unit = floor.height / 100;
  const draw = DRAWERS[kind];
  return draw({
    ...floor,
    width,
    unit,
    dark,
    pale,
    lamp: mood === 'asleep' ? pale : light.lamp,
    accent: light.accent,
  });
}

interface Kit extends Floor {
  width: number;
  unit: number;
  dark: string;
  pale: string;
  lamp: string;
  accent: string;
}

/** A block of furniture standing on the floor: x from the left, lift above it. */
function block({ y, unit }: Kit, x: number, lift: number, width: number, height: number): string {
  return `M${short(x)} ${short(y - lift * unit)}v${short(-height * unit)}h${short(width)}v${short(height * unit)}z`;
}

function floorLamp(kit: Kit, x: number): string {
  const { y, unit, dark, lamp } = kit;
  return (
    disc([x, y - 48 * unit], 22 * unit, { fill: lamp, opacity: 0.35 }) +
    path(`M${short(x)} ${short(y)}v${short(-44 * unit)}`, { stroke: dark, 'stroke-width': 1.6 }) +
    path(
      `M${short(x - 8 * unit)} ${short(y - 42 * unit)}l${short(3 * unit)} ${short(-13 * unit)}h${short(10 * unit)}l${short(3 * unit)} ${short(13 * unit)}z`,
      { fill: lamp },
    )
  );
}

const DRAWERS: Record<Furnish, (kit: Kit) => string> = {
  bed: (kit) => {
    const long = Math.min(kit.width * 0.5, 100 * kit.unit);
    const x = kit.left + kit.width * 0.12;
    return (
      path(block(kit, x, 0, 6 * kit.unit, 36) + block(kit, x, 0, long, 9), { fill: kit.dark }) +
      path(
        block(kit, x + 6 * kit.unit, 9, long - 6 * kit.unit, 10) +
          block(kit, x + 9 * kit.unit, 19, 18 * kit.unit, 6),
        { fill: kit.pale },
      ) +
      floorLamp(kit, kit.right - kit.width * 0.2)
    );
  },
  living: (kit) => {
    const x = kit.left + kit.width * 0.18;
    const long = Math.min(kit.width * 0.42, 76 * kit.unit);
    return (
      path(
        block(kit, x, 3, long, 15) +
          block(kit, x, 18, long, 13) +
          block(kit, x - 6 * kit.unit, 3, 7 * kit.unit, 22) +
          block(kit, x + long - kit.unit, 3, 7 * kit.unit, 22),
        { fill: kit.dark },
      ) +
      path(block(kit, kit.right - kit.width * 0.16, 30, 4 * kit.unit, 32), { fill: kit.dark }) +
      floorLamp(kit, x + long + 22 * kit.unit)
    );
  },
  dining: (kit) => {
    const x = kit.left + kit.width * 0.3;
    const long = Math.min(kit.width * 0.36, 66 * kit.unit);
    const middle = x + long / 2;
    return (
      path(
        block(kit, x, 27, long, 3) +
          block(kit, x + 5 * kit.unit, 0, 2 * kit.unit, 27) +
          block(kit, x + long - 7 * kit.unit, 0, 2 * kit.unit, 27) +
          block(kit, x - 16 * kit.unit, 16, 13 * kit.unit, 3) +
          block(kit, x - 16 * kit.unit, 0, 2 * kit.unit, 40) +
          block(kit, x + long + 3 * kit.unit, 16, 13 * kit.unit, 3) +
          block(kit, x + long + 14 * kit.unit, 0, 2 * kit.unit, 40),
        { fill: kit.dark },
      ) +
      disc([middle, kit.y - 56 * kit.unit], 20 * kit.unit, { fill: kit.lamp, opacity: 0.3 }) +
      path(`M${short(middle)} ${short(kit.y - 84 * kit.unit)}v${short(24 * kit.unit)}`, {
        stroke: kit.dark,
        'stroke-width': 1.2,
      }) +
      path(
        `M${short(middle - 11 * kit.unit)} ${short(kit.y - 54 * kit.unit)}q${short(11 * kit.unit)} ${short(-16 * kit.unit)} ${short(22 * kit.unit)} 0z`,
        { fill: kit.lamp },
      )
    );
  },
  desks: (kit) => {
    const count = Math.max(2, Math.floor(kit.width / (74 * kit.unit)));
    const step = kit.width / count;
    let [dark, screens] = ['', ''];
    for (let index = 0; index < count; index++) {
      const x = kit.left + step * (index + 0.18);
      dark +=
        block(kit, x, 25, step * 0.62, 3) +
        block(kit, x + 2, 0, 2 * kit.unit, 25) +
        block(kit, x + step * 0.62 - 4, 0, 2 * kit.unit, 25) +
        block(kit, x + step * 0.2, 10, 14 * kit.unit, 3) +
        block(kit, x + step * 0.2, 10, 3 * kit.unit, 28);
      screens += block(kit, x + step * 0.34, 33, 24 * kit.unit, 15);
    }
    return path(dark, { fill: kit.dark }) + path(screens, { fill: kit.accent, opacity: 0.85 });
  },
  meeting: (kit) => {
    const x = kit.left + kit.width * 0.22;
    const long = kit.width * 0.5;
    return (
      path(block(kit, x, 26, long, 3) + block(kit, x + long * 0.44, 0, long * 0.12, 26), { fill: kit.dark }) +
      path(block(kit, x + long * 0.2, 44, long * 0.6, 26), { fill: kit.accent, opacity: 0.8 })
    );
  },
  ward: (kit) => {
    const count = Math.max(1, Math.floor(kit.width / (120 * kit.unit)));
    const step = kit.width / count;
    return Array.from({ length: count }, (_, index) => {
      const x = kit.left + step * index + step * 0.14;
      const long = Math.min(step * 0.6, 84 * kit.unit);
      const u = kit.unit;
      return (
        path(block(kit, x, 0, 2 * u, 34) + block(kit, x + long, 0, 2 * u, 22) + block(kit, x, 13, long, 3), {
          fill: kit.dark,
        }) +
        path(
          `M${short(x + 2)} ${short(kit.y - 16 * u)}l${short(14 * u)} ${short(-14 * u)}l${short(12 * u)} ${short(8 * u)}h${short(long - 30 * u)}v${short(6 * u)}z`,
          { fill: kit.pale },
        ) +
        path(
          `M${short(x + long + 16 * u)} ${short(kit.y)}v${short(-56 * u)}h${short(7 * u)}v${short(10 * u)}`,
          { stroke: kit.dark, 'stroke-width': 1.4, fill: 'none' },
        )
      );
    }).join('');
  },
  lesson: (kit) => {
    const count = Math.max(3, Math.floor(kit.width / (40 * kit.unit)));
    const step = (kit.width * 0.8) / count;
    let desks = '';
    for (let index = 1; index < count; index++) {
      const x = kit.left + kit.width * 0.16 + step * index;
      desks +=
        block(kit, x, 20, 20 * kit.unit, 3) +
        block(kit, x + 2, 0, 2 * kit.unit, 20) +
        block(kit, x + 17 * kit.unit, 0, 2 * kit.unit, 20);
    }
    return (
      path(block(kit, kit.left + kit.width * 0.06, 34, kit.width * 0.26, 34), {
        fill: mix(kit.accent, kit.dark, 0.55),
      }) + path(desks, { fill: kit.dark })
    );
  },
};
