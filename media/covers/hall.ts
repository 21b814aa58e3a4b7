import { el, group, linear, type Point, radial, rect } from '../drawing/svg.ts';
import { type Camera, type Place, project } from './camera.ts';
import { mix } from './colour.ts';
import { type Brush, HEIGHT, oval, path, shape, short, WIDTH } from './paint.ts';
import { accessPoint, ceilingRadio, flatRadio, signalDefinitions } from './signal.ts';
import { calmLines, glints, trembleFilter } from './surroundings.ts';

/** A room seen along its length, standing in still water: whatever is drawn is drawn again upside down. */
export class Hall {
  readonly brush: Brush;
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly length: number;
  #upright = '';
  #mirrored = '';
  #above = '';

  constructor(brush: Brush, size: { width: number; height: number; length: number }) {
    const { random } = brush;
    this.brush = brush;
    this.width = size.width;
    this.height = size.height;
    this.length = size.length;
    this.camera = {
      focal: 800,
      height: random.between(2.1, 2.7),
      centreX: 600 + random.between(-110, 110),
      horizon: random.between(372, 408),
    };
    this.#shell();
  }

  /** A flat piece; the mirror image is painted in the same colour and dimmed as a whole. */
  flat(
    places: readonly Place[],
    attributes: Record<string, string | number | undefined>,
    mirrored = true,
  ): void {
    this.#upright += path(shape(places.map((place) => project(this.camera, place))), attributes);
    if (!mirrored) return;
    this.#mirrored += path(shape(places.map(([x, y, z]) => project(this.camera, [x, -y, z]))), attributes);
  }

  /** Several pieces of one colour. */
  flats(
    pieces: readonly (readonly Place[])[],
    attributes: Record<string, string | number | undefined>,
  ): void {
    const d = (sign: 1 | -1) =>
      pieces
        .map((places) => shape(places.map(([x, y, z]) => project(this.camera, [x, sign * y, z]))))
        .join('');
    this.#upright += path(d(1), attributes);
    this.#mirrored += path(d(-1), attributes);
  }

  /** An upright piece along a side wall. */
  static onWall(x: number, z0: number, z1: number, low: number, high: number): Place[] {
    return [
      [x, low, z0],
      [x, high, z0],
      [x, high, z1],
      [x, low, z1],
    ];
  }

  /** A box with the faces that the camera sees. */
  box(
    at: { x: number; z: number; width: number; depth: number; height: number; foot?: number },
    tone: string,
  ): void {
    const { light } = this.brush;
    const { x, z, width, depth, height, foot = 0 } = at;
    const [left, right, near, far, top] = [
      x - width / 2,
      x + width / 2,
      z - depth / 2,
      z + depth / 2,
      foot + height,
    ];
    const inner = x > 0 ? left : right;
    this.flat(Hall.onWall(inner, near, far, foot, top), {
      fill: mix(tone, x > 0 ? light.wallLit : light.glass, 0.24),
    });
    if (top < this.camera.height) {
      this.flat(
        [
          [left, top, near],
          [right, top, near],
          [right, top, far],
          [left, top, far],
        ],
        { fill: mix(tone, light.wallLit, 0.45) },
        false,
      );
    }
    this.flat(
      [
        [left, foot, near],
        [right, foot, near],
        [right, top, near],
        [left, top, near],
      ],
      { fill: tone },
    );
  }

  /** An access point at the ceiling with its rings. */
  point(x: number, z: number, y = this.height - 0.1): void {
    const at = project(this.camera, [x, y, z]);
    const scale = this.camera.focal / z;
    this.#above +=
      ceilingRadio(this.#signal(), at, scale * 2.1) + accessPoint(this.brush, at, Math.max(10, scale * 0.55));
  }

  /** A ceiling by day is too bright for a light signal. */
  #signal(): string {
    const { light } = this.brush;
    return light.lamps < 0.3 ? '#057f8d' : light.signal;
  }

  /** Rings on the water. */
  ring(x: number, z: number, metres: number): void {
    this.#above += flatRadio(this.brush, this.camera, [x, 0.02, z], metres);
  }

  draw(svg: string): void {
    this.#upright += svg;
  }

  svg(): string {
    const { brush, camera } = this;
    const { light, defs } = brush;
    const shore = camera.horizon + (camera.focal * camera.height) / this.length;
    const box = { x: 0, y: shore - 2, width: WIDTH, height: HEIGHT - shore + 2 };
    defs.push(
      linear(
        'deep',
        [0, 0, 0, 1],
        [
          [0, light.water[0]],
          [1, light.water[1]],
        ],
      ),
      linear(
        'veil',
        [0, 0, 0, 1],
        [
          [0, light.water[0], 0.12],
          [0.5, mix(...light.water, 0.62), 0.38],
          [1, light.water[1], 0.86],
        ],
      ),
      trembleFilter(brush, { x: 0, y: camera.horizon, width: WIDTH, height: HEIGHT - camera.horizon }),
      signalDefinitions(brush),
      el('clipPath', { id: 'floor' }, el('path', { d: this.#floor() })),
    );
    return [
      this.#upright.slice(0, this.#shellEnd),
      group(
        { 'clip-path': 'url(#floor)' },
        rect(box, { fill: 'url(#deep)' }),
        group({ filter: 'url(#tremble)', opacity: 0.72 }, this.#mirrored),
        rect(box, { fill: 'url(#veil)' }),
        glints(brush, shore),
        calmLines(brush, shore),
      ),
      this.#upright.slice(this.#shellEnd),
      this.#above,
    ].join('');
  }

  #shellEnd = 0;

  #floor(): string {
    const half = this.width / 2;
    return shape(
      [
        [-half, 0, 2.6],
        [half, 0, 2.6],
        [half, 0, this.length],
        [-half, 0, this.length],
      ].map((place) => project(this.camera, place as unknown as Place)),
    );
  }

  /** Walls, ceiling and the bright far end. */
  #shell(): void {
    const { light, defs } = this.brush;
    const half = this.width / 2;
    const { length, height } = this;
    const dark = mix(light.wallShade, light.glass, 0.25);
    defs.push(
      linear(
        'left',
        [0, 0, 1, 0],
        [
          [0, mix(light.wallShade, light.wallLit, 0.25)],
          [1, mix(light.wallLit, light.glow, 0.3)],
        ],
      ),
      linear(
        'right',
        [1, 0, 0, 0],
        [
          [0, mix(dark, light.glass, 0.2)],
          [1, mix(light.wallShade, light.glow, 0.5)],
        ],
      ),
      linear(
        'ceiling',
        [0, 0, 0, 1],
        [
          [0, mix(light.sky[0], light.wallShade, 0.35)],
          [1, mix(light.sky[2], light.glow, 0.4)],
        ],
      ),
      radial(
        'sun',
        [0.5, 0.5, 0.5],
        [
          [0, light.glow, 0.95],
          [0.4, light.glow, 0.35],
          [1, light.glow, 0],
        ],
      ),
      linear(
        'gate',
        [0, 0, 0, 1],
        [
          [0, light.sky[1]],
          [1, mix(light.sky[2], light.glow, 0.5)],
        ],
      ),
    );
    const near = 2.6;
    this.flat(Hall.onWall(-half, near, length, 0, height), { fill: 'url(#left)' });
    this.flat(Hall.onWall(half, near, length, 0, height), { fill: 'url(#right)' });
    this.flat(
      [
        [-half, height, near],
        [half, height, near],
        [half, height, length],
        [-half, height, length],
      ],
      { fill: 'url(#ceiling)' },
    );
    this.flat(
      [
        [-half, 0, length],
        [half, 0, length],
        [half, height, length],
        [-half, height, length],
      ],
      { fill: mix(light.wallLit, light.glow, 0.4) },
    );
    const gate = half * 0.78;
    this.flat(
      [
        [-gate, 0, length],
        [gate, 0, length],
        [gate, height * 0.86, length],
        [-gate, height * 0.86, length],
      ],
      { fill: 'url(#gate)' },
    );
    const [x, y] = project(this.camera, [0, height * 0.4, length]);
    this.#upright += oval([x, y] as Point, 360, 250, { fill: 'url(#sun)', opacity: short(0.8) });
    this.#shellEnd = this.#upright.length;
  }
}
