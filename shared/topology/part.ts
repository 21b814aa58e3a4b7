import type { Figures, PortFigure } from '../products/figures.ts';
import type { Tier } from './tiers.ts';

/** Maximum number of parts in a configuration: a larger drawing is not legible. */
export const PARTS_MAX = 24;
/** Maximum number of devices of one kind in a configuration. */
export const COUNT_MAX = 100_000;

/** Those of a device's figures that describe its ports. */
export type Connectors = Pick<
  Figures,
  'accessPorts' | 'uplinkPorts' | 'wanPorts' | 'linePorts' | 'carrierLines'
>;
export type Ports = readonly PortFigure[];

/** Signs for parts without a picture. */
export type Sign = 'cloud' | 'device' | 'place' | 'power' | 'splitter';

/** One kind of device in a configuration, or another thing that it connects to. */
export interface TopologyPart {
  /** Unique within the configuration; `connectsTo` of other parts refers to it. */
  key: string;
  tier: Tier;
  /** The model, or the name of the thing. */
  name: string;
  /** Absent where the configuration does not specify it. */
  count?: number | undefined;
  /** Unit of the quantity; devices by default. */
  unit?: string | undefined;
  /** Short facts after the quantity: watts, people. */
  facts?: readonly string[] | undefined;
  /** Its role in the network. */
  role?: string | undefined;
  /** Kind of product, in words. */
  kind?: string | undefined;
  /** The path of its page. */
  path?: string | undefined;
  /** The path of its picture, with an aspect ratio of 4:3. */
  picture?: string | undefined;
  /** Replaces a picture; derived from the tier by default. */
  sign?: Sign | undefined;
  /** Undefined for parts that are no products of the site. */
  connectors?: Connectors | undefined;
  /** Keys of the parts that it is connected to; derived from its ports by default. */
  connectsTo?: readonly string[] | undefined;
  /** Labels of its lines by the key of the upper part, instead of those derived from the ports. */
  lineTexts?: Readonly<Record<string, string>> | undefined;
  /** Keys of the parts that can manage it. */
  managedBy?: readonly string[] | undefined;
  /** The page's product. */
  isMarked?: boolean | undefined;
}

const CLOUD_TIERS: readonly Tier[] = ['line', 'management'];

/** The sign of a part without a picture. */
export function signOf({ sign, tier }: Pick<TopologyPart, 'sign' | 'tier'>): Sign {
  return sign ?? (CLOUD_TIERS.includes(tier) ? 'cloud' : 'device');
}
