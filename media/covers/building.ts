import type { Point } from '../drawing/svg.ts';
import { type Block, type Camera, type Face, seeBlock } from './camera.ts';
import { mix } from './colour.ts';
import { type Facade, wall } from './facade.ts';
import { type Brush, path, shape } from './paint.ts';

export interface Building {
  svg: string;
  /** A point on the roof: 0, 0 front left; 1, 1 back right. */
  top(u: number, v: number): Point;
}

/** A block with windows on the walls that are seen and, from above, a roof with its rim. */
export function building(brush: Brush, camera: Camera, block: Block, facade: Facade): Building {
  const seen = seeBlock(camera, block, brush.lightFrom);
  const walls = seen.walls.map((face) => wall(brush, face, facade)).join('');
  const { light } = brush;
  // The field inside the rim, where the roof is large enough to show one.
  const sunk = (roof: Face) =>
    roof.at(1, 0)[0] - roof.at(0, 0)[0] > 44
      ? path(lid(roof, 0.06), { fill: mix(light.roof, light.wallShade, 0.28) })
      : '';
  const roof = seen.roof ? path(lid(seen.roof, 0), { fill: light.roof }) + sunk(seen.roof) : '';
  return { svg: walls + roof, top: seen.top };
}

function lid(roof: Face, rim: number): string {
  return shape([roof.at(rim, rim), roof.at(1 - rim, rim), roof.at(1 - rim, 1 - rim), roof.at(rim, 1 - rim)]);
}
