import type { CoverSystem } from '../../corpus/schema/cover-system.ts';
import { type DrawingContext, PLAIN_CONTEXT } from '../drawing/context.ts';
import { el, group } from '../drawing/svg.ts';
import { arcade, hotel, plant, towers } from './business-buildings.ts';
import { campus, fibreTree, town } from './grounds.ts';
import { openOffice, passage, warehouse } from './halls.ts';
import { type Light, lightOf, type SceneLight } from './light.ts';
import { MOTIFS, type Motif } from './motifs/motifs.ts';
import { festival, headend, promenade } from './outdoors.ts';
import { type Brush, disc, HEIGHT, path, WIDTH } from './paint.ts';
import { hospital, school, townHall } from './public-buildings.ts';
import { type Random, randomOf } from './random.ts';
import { section } from './section.ts';
import { cloudSites, manyShops, twoShores } from './sites.ts';
import { stage, tidings, waveField } from './still.ts';
import type { Subject } from './subjects.ts';
import { DRAWINGS } from './systems.ts';
import { waterfront } from './waterfront.ts';

export interface Cover {
  /** Decides the variation: composition, light, water. */
  slug: string;
  /** Decides the scene. */
  subject: Subject;
  /** Decides which hours of the day may be shown. */
  kind: 'case' | 'solution' | 'news' | 'blog' | 'technology' | 'webinar';
  /** How it is drawn; a scene by default. */
  system?: CoverSystem | undefined;
}

type Scene = (brush: Brush) => string;

const apartments = section({
  rooms: [1.2, 1, 1, 1.2],
  floors: [3, 4],
  furnish: ['bed', 'living', 'dining', 'living'],
  riser: true,
  width: 820,
  tops: ['flat', 'pitched', 'terrace-left', 'terrace-right'],
});
const guestRooms = section({
  rooms: [1, 1, 1, 1],
  floors: [4, 4],
  furnish: ['bed', 'bed', 'living'],
  riser: false,
  width: 860,
  tops: ['flat', 'terrace-left'],
});
const offices = section({
  rooms: [1.6, 1, 1.6],
  floors: [3, 4],
  furnish: ['desks', 'desks', 'meeting'],
  riser: false,
  width: 840,
  tops: ['terrace-left', 'terrace-right'],
});
const wards = section({
  rooms: [1.4, 0.9, 1.4],
  floors: [3, 4],
  furnish: ['ward', 'ward', 'desks'],
  riser: false,
  width: 800,
  tops: ['flat', 'terrace-right'],
});
const classrooms = section({
  rooms: [1.3, 1.3, 1.3],
  floors: [3, 3],
  furnish: ['lesson'],
  riser: false,
  width: 880,
  tops: ['flat', 'pitched'],
});

const PLACES: Record<Exclude<Subject, Motif>, readonly Scene[]> = {
  office: [
    openOffice,
    (brush) => waterfront(brush, 'town', offices),
    (brush) => waterfront(brush, 'town', towers),
  ],
  school: [
    (brush) => waterfront(brush, 'hills', classrooms),
    campus,
    (brush) => waterfront(brush, 'hills', school, 1.18),
  ],
  lodging: [
    (brush) => waterfront(brush, 'town', guestRooms),
    (brush) => waterfront(brush, 'hills', apartments),
    (brush) => waterfront(brush, 'hills', hotel),
  ],
  cloud: [cloudSites],
  factory: [warehouse, (brush) => waterfront(brush, 'hills', plant, 1.12)],
  medical: [(brush) => waterfront(brush, 'town', wards), (brush) => waterfront(brush, 'town', hospital)],
  municipality: [town, (brush) => waterfront(brush, 'hills', townHall)],
  retail: [passage, manyShops, (brush) => waterfront(brush, 'town', arcade, 1.28)],
  camera: [(brush) => waterfront(brush, 'town', promenade, 1.3)],
  carrier: [
    (brush) => waterfront(brush, 'town', apartments),
    fibreTree,
    (brush) => waterfront(brush, 'hills', headend, 1.22),
  ],
  vpn: [twoShores],
  event: [(brush) => waterfront(brush, 'hills', festival, 1.42)],
  news: [tidings],
  technology: [waveField],
  webinar: [stage],
};

function scenesOf(subject: Subject): readonly Scene[] {
  return subject in MOTIFS ? [MOTIFS[subject as Motif]] : PLACES[subject as Exclude<Subject, Motif>];
}

function drawingOf({ system = 'scene', subject }: Cover, random: Random): Scene {
  return system === 'scene' ? random.pick(scenesOf(subject)) : DRAWINGS[system](subject);
}

/** Where chance begins for all covers, chosen so that neighbours differ; another number redraws them all. */
const EDITION = { places: 0xb7bfe3d5, articles: 0xbad070a7 } as const;

function diceOf({ kind, slug }: Cover): Random {
  const edition = kind === 'blog' || kind === 'technology' ? EDITION.articles : EDITION.places;
  return randomOf(`/${kind}/${slug}`, edition);
}

/** The hour that a cover shows. */
export function lightOfCover(cover: Cover): Light {
  return lightOf(cover.kind, diceOf(cover));
}

/**
 * A picture for an article that has none of its own; the same words always give the same picture.
 *
 * @param context the vendor's; of no vendor by default
 */
export function drawCover(cover: Cover, { colours }: DrawingContext = PLAIN_CONTEXT): string {
  const random = diceOf(cover);
  const light: SceneLight = {
    ...lightOf(cover.kind, random),
    accent: colours.accent,
    dark: colours.dark,
  };
  const brush: Brush = { random, light, lightFrom: -0.7, defs: [] };
  const mirrored = random.chance(0.5);
  const picture = drawingOf(cover, random)(brush);
  const mark = cover.kind === 'webinar' ? playMark(light) : '';
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT },
    el('defs', {}, ...brush.defs),
    group({ transform: mirrored ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined }, picture),
    mark,
  );
}

/** Says that there is something to watch; never mirrored. */
function playMark(light: SceneLight): string {
  return (
    disc([1096, 571], 64, { fill: light.dark, opacity: 0.72 }) +
    path('M1078 539v64l52-32z', {
      fill: '#fff',
      stroke: '#fff',
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    })
  );
}
