import type { Figures, PortFigure } from '../products/figures.ts';
import type { TierRole } from './tiers.ts';

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
export const SIGNS = ['cloud', 'device', 'place', 'power', 'splitter'] as const;
export type Sign = (typeof SIGNS)[number];

/** One kind of device in a configuration, or another thing that it connects to. */
export interface TopologyPart {
  /** Unique within the configuration; `connectsTo` of other parts refers to it. */
  key: string;
  /** Id of its tier. */
  tier: string;
  /** The role of its tier, which buildTopology adds. */
  tierRole?: TierRole | undefined;
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
  /** Shown without a picture; that of its tier by default. */
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
