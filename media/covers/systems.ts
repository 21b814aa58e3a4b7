import type { CoverSystem } from '../../corpus/schema/cover-system.ts';
import { heat } from './figures/heat.ts';
import { lines } from './figures/lines.ts';
import { series } from './figures/series.ts';
import type { Brush } from './paint.ts';
import { floor } from './plans/floor.ts';
import { siteMap } from './plans/site-map.ts';
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

/** How a subject is drawn where its cover is no scene. */
export const DRAWINGS: Record<Exclude<CoverSystem, 'scene'>, (subject: Subject) => Drawing> = {
  plan: (subject) => (WIDE.has(subject) ? siteMap : floor),
  figure: (subject) => {
    if (AIR.has(subject)) return heat;
    return WAYS.has(subject) ? lines : series;
  },
};
