import { linear, rect } from '../drawing/svg.ts';
import { mix } from './colour.ts';
import { isDark, threads } from './motifs/parts.ts';
import { type Brush, HEIGHT, path, short, WIDTH } from './paint.ts';

/** What technical drawings and figures are drawn with, by the hour of the cover. */
export interface Inks {
  ground: string;
  surface: string;
  ink: string;
  soft: string;
  faint: string;
  line: string;
  warm: string;
}

export function inksOf({ light }: Brush): Inks {
  const [line, warm] = threads(light);
  const dark = isDark(light);
  const ground = dark ? mix(light.dark, light.sky[0], 0.5) : mix(light.sky[2], '#ffffff', 0.35);
  const ink = dark ? '#dff1f4' : mix(light.dark, light.glass, 0.35);
  return {
    ground,
    surface: dark ? mix(ground, light.sky[1], 0.34) : '#ffffff',
    ink,
    soft: mix(ground, ink, 0.42),
    faint: mix(ground, ink, 0.13),
    line,
    warm,
  };
}

/** The sheet with its fine grid. */
export function paper(brush: Brush, { ground, faint, surface }: Inks): string {
  brush.defs.push(
    linear(
      'paper',
      [0, 0, 0.6, 1],
      [
        [0, mix(ground, surface, 0.5)],
        [1, mix(ground, faint, 0.6)],
      ],
    ),
  );
  const step = 37.5;
  const upright = Array.from({ length: 31 }, (_, index) => `M${short((index + 1) * step)} 0v${HEIGHT}`);
  const level = Array.from({ length: 17 }, (_, index) => `M0 ${short((index + 1) * step)}h${WIDTH}`);
  return (
    rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { fill: 'url(#paper)' }) +
    path(upright.join('') + level.join(''), { stroke: faint, 'stroke-width': 1, opacity: 0.7 })
  );
}
