import type { Figures, PortFigure } from '../products/figures.ts';
import type { Tier } from './tiers.ts';

/** Parts of one configuration at most: a drawing of more says nothing to anybody. */
export const PARTS_MAX = 24;
/** Devices of one kind in a configuration at most. */
export const COUNT_MAX = 100_000;

/** What a device can be plugged into others with, of its figures. */
export type Connectors = Pick<
  Figures,
  'accessPorts' | 'uplinkPorts' | 'wanPorts' | 'linePorts' | 'carrierLines'
>;
export type Ports = readonly PortFigure[];

/** Signs for what has no picture. */
export type Sign = 'cloud' | 'device' | 'place' | 'power' | 'splitter';

/** One kind of device in a configuration, or something that it connects to. */
export interface TopologyPart {
  /** Unique within the configuration; what `connectsTo` of others names. */
  key: string;
  tier: Tier;
  /** The model, or what the thing is called. */
  name: string;
  /** How many; left out where the configuration leaves it open. */
  count?: number | undefined;
  /** What is counted; devices where it is left out. */
  unit?: string | undefined;
  /** What is said beside the number, each a few words: watts, people. */
  facts?: readonly string[] | undefined;
  /** What it does there. */
  role?: string | undefined;
  /** What the product is, in words. */
  kind?: string | undefined;
  /** The address of its page. */
  path?: string | undefined;
  /** The address of its picture, four by three. */
  picture?: string | undefined;
  /** What stands in place of a picture; where it is left out, its tier decides. */
  sign?: Sign | undefined;
  /** Unknown for what is no product of the site. */
  connectors?: Connectors | undefined;
  /** Keys of the parts that it is plugged into; where it is left out, its ports decide. */
  connectsTo?: readonly string[] | undefined;
  /** What is said of its line to a part above, by the key of that, in place of what the ports of both say. */
  lineTexts?: Readonly<Record<string, string>> | undefined;
  /** Keys of the parts that can manage it. */
  managedBy?: readonly string[] | undefined;
  /** The one that the page is about. */
  isMarked?: boolean | undefined;
}

const CLOUD_TIERS: readonly Tier[] = ['line', 'management'];

/** What stands for a part without a picture. */
export function signOf({ sign, tier }: Pick<TopologyPart, 'sign' | 'tier'>): Sign {
  return sign ?? (CLOUD_TIERS.includes(tier) ? 'cloud' : 'device');
}
