import type { COVER_MOTIFS } from '../../../corpus/schema/knowledge.ts';
import type { Brush } from '../paint.ts';
import { branches } from './branches.ts';
import { circulation } from './circulation.ts';
import { connector } from './connector.ts';
import { dashboard } from './dashboard.ts';
import { floorPlan } from './floor-plan.ts';
import { frontPanel } from './front-panel.ts';
import { gate } from './gate.ts';
import { handover } from './handover.ts';
import { lanes } from './lanes.ts';
import { lattice } from './lattice.ts';
import { pair } from './pair.ts';
import { powerOverCables } from './power.ts';
import { ring } from './ring.ts';
import { segments } from './segments.ts';
import { spectrum } from './spectrum.ts';
import { survey } from './survey.ts';
import { thunder } from './thunder.ts';
import { tunnel } from './tunnel.ts';
import { watch } from './watch.ts';
import { wiredHouse } from './wired-house.ts';

export type Motif = (typeof COVER_MOTIFS)[number];

/** How each subject of an article is drawn. */
export const MOTIFS: Record<Motif, (brush: Brush) => string> = {
  addresses: lattice,
  cabling: connector,
  channels: spectrum,
  device: frontPanel,
  fibre: branches,
  ghn: wiredHouse,
  monitoring: dashboard,
  power: powerOverCables,
  qos: lanes,
  redundancy: pair,
  ring,
  roaming: handover,
  security: gate,
  survey,
  surge: thunder,
  tunnel,
  update: circulation,
  video: watch,
  vlan: segments,
  wifi: floorPlan,
};
