import { el, group, linear, type Point, radial, rect } from '../drawing/svg.ts';
import { building } from './building.ts';
import { type Camera, type Place, project } from './camera.ts';
import { mix } from './colour.ts';
import type { Facade } from './facade.ts';
import { type Brush, closed, disc, HEIGHT, oval, path, short, WIDTH } from './paint.ts';
import type { Random } from './random.ts';
import { airLink, flatRadio, link, signalDefinitions } from './signal.ts';

/** Land in still water, seen from a height: a site of a network. */
export interface Island {
  x: number;
  z: number;
  radius: number;
  build(site: Site): void;
}

/** Where an island takes its buildings and trees. */
export interface Site {
  brush: Brush;
  camera: Camera;
  put(
    block: { x: number; z: number; width: number; depth: number; height: number; turn?: number },
    facade: Facade,
  ): void;
  grove(count: number, within?: number): void;
  /** A glowing line in the ground, below the buildings. */
  trench(places: readonly (readonly [x: number, z: number])[]): void;
  /** Rings on the ground around a place. */
  ring(x: number, z: number, y: number, metres: number): void;
}

export interface Link {
  from: Place;
  to: Place;
  rise: number;
  dashed?: boolean;
}

export interface Map {
  islands: Island[];
  links: Link[];
  /** Drawn above all, e.g. a cloud. */
  above?(camera: Camera): string;
}

export function aerial(random: Random): Camera {
  return { focal: 1000, height: random.between(62, 74), centreX: 600, horizon: random.between(20, 70) };
}

/** Nearer and steeper, for one piece of land that fills the picture. */
export function aerialClose(random: Random): Camera {
  return { focal: 1120, height: random.between(80, 92), centreX: 600, horizon: random.between(-150, -110) };
}

const LAND = 1.6;

/** Islands on calm water, tied together by light. */
export function overview(brush: Brush, camera: Camera, { islands, links, above }: Map): string {
  const { random } = brush;
  return [
    sea(brush, camera.horizon),
    ...[...islands]
      .sort((a, b) => b.z - a.z)
      .map((island, index) => drawIsland(brush, camera, island, index)),
    ...links.map(({ from, to, rise, dashed }) =>
      airLink(brush, camera, from, to, rise, {
        dashed,
        pulses: [random.between(0.2, 0.45), random.between(0.55, 0.8)],
      }),
    ),
    above?.(camera) ?? '',
  ].join('');
}

function sea(brush: Brush, horizon: number): string {
  const { light, random, defs } = brush;
  const sunX = random.between(0.15, 0.45) * WIDTH;
  defs.push(
    linear(
      'sea',
      [0, 0, 0, 1],
      [
        [0, light.sky[2]],
        [0.16, mix(light.sky[2], light.sky[1], 0.62)],
        [0.45, mix(light.sky[1], light.water[1], 0.42)],
        [1, mix(light.sky[1], light.water[1], 0.92)],
      ],
    ),
    radial(
      'sun',
      [0.5, 0.5, 0.5],
      [
        [0, light.glow, 0.85],
        [1, light.glow, 0],
      ],
    ),
    signalDefinitions(brush),
    linear(
      'land',
      [0, 0, 1, 0.4],
      [
        [0, mix(light.ground, light.wallLit, 0.62)],
        [1, mix(light.ground, light.wallShade, 0.12)],
      ],
    ),
    group(
      { id: 'tree' },
      el('ellipse', { cy: -1, rx: 0.95, ry: 1.25, fill: light.leaf }),
      el('ellipse', { cx: -0.25, cy: -1.3, rx: 0.58, ry: 0.8, fill: mix(light.leaf, light.wallLit, 0.28) }),
    ),
  );
  let [thin, wide] = ['', ''];
  for (let index = 0; index < 48; index++) {
    const near = random.next() ** 1.3;
    const y = Math.max(0, horizon) + 30 + near * (HEIGHT - Math.max(0, horizon) - 40);
    const stroke = `M${short(random.between(-60, WIDTH))} ${short(y)}h${short(12 + near * 110 * random.between(0.3, 1))}`;
    if (near < 0.45) thin += stroke;
    else wide += stroke;
  }
  return [
    rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { fill: 'url(#sea)' }),
    oval([sunX, horizon], 700, 340, { fill: 'url(#sun)' }),
    group(
      { fill: 'none', stroke: light.ripple, 'stroke-linecap': 'round' },
      path(thin, { 'stroke-width': 1, opacity: 0.45 }),
      path(wide, { 'stroke-width': 1.6, opacity: 0.26 }),
    ),
  ].join('');
}

function drawIsland(brush: Brush, camera: Camera, island: Island, index: number): string {
  const { light, random } = brush;
  const wobble = Array.from({ length: 9 }, () => random.between(0.88, 1.1));
  const outline = closed(
    wobble.map((share, at): Point => {
      const angle = (at / wobble.length) * Math.PI * 2;
      const reach = island.radius * (share * 0.5 + 0.5);
      return project(camera, [
        island.x + Math.cos(angle) * reach * 1.25,
        LAND,
        island.z + Math.sin(angle) * reach,
      ]);
    }),
  );
  const [cx, cy] = project(camera, [island.x, LAND, island.z]);
  const id = `land${index}`;
  const thickness = (camera.focal * LAND) / island.z;
  const grown = (grow: number, attributes: Record<string, string>) =>
    el('use', {
      href: `#${id}`,
      transform: `matrix(${grow} 0 0 ${grow} ${short(cx * (1 - grow))} ${short(cy * (1 - grow) + thickness)})`,
      ...attributes,
    });
  const rim = [0.25, 0.5, 0.75, 1].map((share) => el('use', { href: `#${id}`, y: short(thickness * share) }));
  const rings = [1.13, 1.29, 1.48].map((grow, step) =>
    grown(grow, { opacity: short(0.6 - step * 0.18), 'stroke-width': short(1.8 - step * 0.4) }),
  );
  const standing = new Standing(brush, camera, island);
  island.build(standing);
  return [
    el('defs', {}, el('path', { id, d: outline })),
    grown(1.06, { fill: mix(light.water[0], light.signal, 0.35), opacity: '.32' }),
    group({ fill: 'none', stroke: mix(light.ripple, light.signal, 0.35) }, ...rings),
    group({ fill: mix(light.ground, light.glass, 0.5) }, ...rim),
    el('use', { href: `#${id}`, fill: 'url(#land)' }),
    standing.svg(),
  ].join('');
}

/** Sorts what stands on an island from far to near. */
class Standing implements Site {
  readonly brush: Brush;
  readonly camera: Camera;
  readonly #island: Island;
  readonly #parts: { z: number; svg: string }[] = [];
  #rings = '';
  #trenches = '';

  constructor(brush: Brush, camera: Camera, island: Island) {
    this.brush = brush;
    this.camera = camera;
    this.#island = island;
  }

  put(block: Parameters<Site['put']>[0], facade: Facade): void {
    const { x, z } = this.#island;
    const placed = { ...block, x: x + block.x, z: z + block.z, foot: LAND };
    const shadow = this.#shadow(placed);
    this.#parts.push({ z: placed.z, svg: shadow + building(this.brush, this.camera, placed, facade).svg });
  }

  /** Long soft shadows to the side away from the light. */
  #shadow({ x, z, width, depth, height, turn = 0 }: Parameters<Site['put']>[0]): string {
    const { light } = this.brush;
    const corner = (a: number, b: number, shift: number): Point =>
      project(this.camera, [
        x + a * width * Math.cos(turn) - b * depth * Math.sin(turn) + shift,
        LAND,
        z + a * width * Math.sin(turn) + b * depth * Math.cos(turn) + shift * 0.25,
      ]);
    const reach = Math.min(height * 0.55, 9);
    const outline = [
      corner(-0.5, -0.5, 0),
      corner(0.5, -0.5, 0),
      corner(0.5, -0.5, reach),
      corner(0.5, 0.5, reach),
      corner(-0.5, 0.5, reach),
      corner(-0.5, 0.5, 0),
    ];
    return path(`M${outline.map(([px, py]) => `${short(px)} ${short(py)}`).join('L')}Z`, {
      fill: light.glass,
      opacity: 0.2,
    });
  }

  grove(count: number, within = 0.86): void {
    const { random } = this.brush;
    const { x, z, radius } = this.#island;
    for (let index = 0; index < count; index++) {
      const angle = random.next() * Math.PI * 2;
      const reach = radius * random.between(within - 0.16, within);
      const place: Place = [x + Math.cos(angle) * reach * 1.25, LAND, z + Math.sin(angle) * reach];
      const [px, py] = project(this.camera, place);
      const size = short((this.camera.focal / place[2]) * random.between(1.2, 2));
      const transform = `matrix(${size} 0 0 ${size} ${short(px)} ${short(py)})`;
      this.#parts.push({ z: place[2], svg: el('use', { href: '#tree', transform }) });
    }
  }

  trench(places: readonly (readonly [x: number, z: number])[]): void {
    const { x, z } = this.#island;
    const points = places.map(([dx, dz]) => project(this.camera, [x + dx, LAND, z + dz]));
    this.#trenches += link(this.brush, points, {
      straight: true,
      pulses: [this.brush.random.chance(0.5) ? 0 : 0.5],
    });
  }

  ring(x: number, z: number, y: number, metres: number): void {
    this.#rings += flatRadio(
      this.brush,
      this.camera,
      [this.#island.x + x, y + LAND, this.#island.z + z],
      metres,
    );
    this.#rings += disc(project(this.camera, [this.#island.x + x, y + LAND, this.#island.z + z]), 3.4, {
      fill: '#fff',
    });
  }

  svg(): string {
    return (
      this.#trenches +
      this.#parts
        .sort((a, b) => b.z - a.z)
        .map(({ svg }) => svg)
        .join('') +
      this.#rings
    );
  }
}
