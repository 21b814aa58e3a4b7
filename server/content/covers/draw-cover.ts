import { el, group } from '../drawing/svg.ts';
import { lightOf } from './light.ts';
import { type Brush, HEIGHT, WIDTH } from './paint.ts';
import { randomOf } from './random.ts';
import type { Subject } from './subjects.ts';
import {
  arcade,
  festival,
  headend,
  hospital,
  hotel,
  plant,
  promenade,
  school,
  towers,
  townHall,
  waterfront,
} from './waterfront.ts';

export interface Cover {
  /** Decides the variation: composition, light, water. */
  slug: string;
  /** Decides the scene. */
  subject: Subject;
  /** Decides which hours of the day may be shown. */
  kind: 'case' | 'solution' | 'news' | 'blog' | 'technology' | 'webinar';
}

type Scene = (brush: Brush) => string;

const SCENES: Record<Subject, readonly Scene[]> = {
  office: [(brush) => waterfront(brush, 'town', towers)],
  school: [(brush) => waterfront(brush, 'hills', school)],
  lodging: [(brush) => waterfront(brush, 'hills', hotel)],
  cloud: [(brush) => waterfront(brush, 'town', towers)],
  factory: [(brush) => waterfront(brush, 'hills', plant)],
  medical: [(brush) => waterfront(brush, 'town', hospital)],
  municipality: [(brush) => waterfront(brush, 'hills', townHall)],
  retail: [(brush) => waterfront(brush, 'town', arcade)],
  camera: [(brush) => waterfront(brush, 'town', promenade)],
  carrier: [(brush) => waterfront(brush, 'hills', headend)],
  vpn: [(brush) => waterfront(brush, 'town', towers)],
  event: [(brush) => waterfront(brush, 'hills', festival)],
  news: [(brush) => waterfront(brush, 'town', towers)],
  blog: [(brush) => waterfront(brush, 'town', towers)],
  technology: [(brush) => waterfront(brush, 'town', towers)],
  webinar: [(brush) => waterfront(brush, 'town', towers)],
};

/** A picture for an article that has none of its own; the same words always give the same picture. */
export function drawCover({ slug, subject, kind }: Cover): string {
  const random = randomOf(`${kind}/${slug}`);
  const light = lightOf(kind, random);
  const brush: Brush = { random, light, lightFrom: -0.7, defs: [] };
  const mirrored = random.chance(0.5);
  const picture = random.pick(SCENES[subject])(brush);
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT },
    el('defs', {}, ...brush.defs),
    group({ transform: mirrored ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined }, picture),
  );
}
