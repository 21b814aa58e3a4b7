import type { DrawingContext } from '../../drawing/context.ts';
import { el, num, rect } from '../../drawing/svg.ts';
import type { Random } from '../random.ts';
import { SCENE } from '../scene.ts';
import { fall, glow, glowDefinition } from '../solids.ts';

/** Sky and hills behind scenes in the open. */

export function skyDefinitions({ colours }: DrawingContext, isEvening: boolean): string {
  return [
    isEvening
      ? fall('sky', '#8fb9c9', '#cfe3e4', '#fbe3b8', '#f6cf95')
      : fall('sky', '#b9dfe6', '#e0f1f3', '#f6fafa', '#eef5f6'),
    glowDefinition('sun', isEvening ? '#fff0cf' : '#ffffff'),
    fall('mist', `${colours.pale}00`, colours.pale),
  ].join('');
}

export function sky([x, y]: readonly [number, number]): string {
  return rect({ x: 0, y: 0, ...SCENE }, { fill: 'url(#sky)' }) + glow('sun', [x, y], 330, 0.9);
}

/** A ridge of hills across the picture, its foot at `base`. */
export function ridge(
  random: Random,
  base: number,
  height: number,
  attributes: Record<string, string | number>,
): string {
  const steps = 9;
  const width = SCENE.width / (steps - 1);
  let d = `M-20 ${base}L-20 ${num(base - height * 0.6)}`;
  let from = base - height * 0.6;
  for (let index = 1; index < steps; index++) {
    const to = base - height * random.between(0.35, 1);
    const x = index * width;
    d += `C${num(x - width * 0.55)} ${num(from)} ${num(x - width * 0.45)} ${num(to)} ${num(x)} ${num(to)}`;
    from = to;
  }
  return el('path', { d: `${d}L${SCENE.width + 20} ${base}Z`, ...attributes });
}

/** A house with a lit window, its foot in the middle at a point. */
export function house([x, y]: readonly [number, number], size: number, isLit: boolean): string {
  const [w, h] = [size, size * 0.62];
  return [
    rect({ x: x - w / 2, y: y - h, width: w, height: h }, { fill: '#f4f7f8' }),
    el('path', {
      d: `M${num(x - w * 0.62)} ${num(y - h)}L${num(x)} ${num(y - h * 1.75)}L${num(x + w * 0.62)} ${num(y - h)}Z`,
      fill: '#5d7687',
    }),
    ...[-0.24, 0.2].map((share) =>
      rect(
        { x: x + w * share - w * 0.1, y: y - h * 0.72, width: w * 0.22, height: h * 0.36 },
        { fill: isLit ? '#ffd98a' : '#bcd5dc' },
      ),
    ),
  ].join('');
}

export function tree([x, y]: readonly [number, number], size: number, fill: string): string {
  return [
    rect(
      { x: x - size * 0.05, y: y - size * 0.5, width: size * 0.1, height: size * 0.5 },
      { fill: '#7a6a58' },
    ),
    el('ellipse', { cx: x, cy: y - size * 0.85, rx: size * 0.38, ry: size * 0.55, fill }),
    el('ellipse', {
      cx: x - size * 0.1,
      cy: y - size * 0.95,
      rx: size * 0.2,
      ry: size * 0.34,
      fill: '#ffffff',
      'fill-opacity': 0.14,
    }),
  ].join('');
}
