import type { CoverSystem } from '../../corpus/schema/cover-system.ts';
import { heat } from './figures/heat.ts';
import { lines } from './figures/lines.ts';
import { series } from './figures/series.ts';
import type { Brush } from './paint.ts';
import { floor } from './plans/floor.ts';
import { rack } from './plans/rack.ts';
import { riser } from './plans/riser.ts';
import { siteMap } from './plans/site-map.ts';
import { storehouse } from './plans/storehouse.ts';
import type { Subject } from './subjects.ts';

type Drawing = (brush: Brush) => string;

/** Subjects that reach further than one building. */
const WIDE = new Set<Subject>([
  'camera',
  'carrier',
  'cloud',
  'event',
  'fibre',
  'municipality',
  'redundancy',
  'ring',
  'surge',
  'tunnel',
  'vpn',
]);

/** Subjects of the air, whose load is that of channels. */
const AIR = new Set<Subject>([
  'channels',
  'event',
  'lodging',
  'medical',
  'retail',
  'roaming',
  'survey',
  'wifi',
]);

/** Subjects that are ways between places, and second ways. */
const WAYS = new Set<Subject>([
  'addresses',
  'carrier',
  'cloud',
  'fibre',
  'redundancy',
  'ring',
  'security',
  'vlan',
  'vpn',
]);

/** Subjects of what is mounted somewhere. */
const MOUNTED = new Set<Subject>([
  'addresses',
  'device',
  'monitoring',
  'power',
  'qos',
  'security',
  'update',
  'vlan',
]);

/** Subjects of buildings with many floors. */
const STACKED = new Set<Subject>(['ghn', 'lodging', 'medical', 'office', 'video']);

/** Subjects of halls in which something moves. */
const HALLS = new Set<Subject>(['factory', 'retail', 'roaming', 'survey']);

function planOf(subject: Subject): Drawing {
  if (WIDE.has(subject)) return siteMap;
  if (MOUNTED.has(subject)) return rack;
  if (STACKED.has(subject)) return riser;
  return HALLS.has(subject) ? storehouse : floor;
}

/** How a subject is drawn where its cover is no scene. */
export const DRAWINGS: Record<Exclude<CoverSystem, 'scene'>, (subject: Subject) => Drawing> = {
  plan: planOf,
  figure: (subject) => {
    if (AIR.has(subject)) return heat;
    return WAYS.has(subject) ? lines : series;
  },
};
