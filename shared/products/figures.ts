import * as z from 'zod/mini';

/**
 * The figures of products that calculations use: power, ports, throughput, what a radio or an optical line carries. The names
 * and units are fixed here; a category declares from which fields of its records they come (content/categories,
 * `figures`). A product has those that its record gives, and a calculation goes by them alone, never by category or model.
 */

/** Classes of power over Ethernet (IEEE 802.3-2022, clauses 33 and 145), lowest first. */
export const POE_CLASS_NAMES = ['802.3af', '802.3at', '802.3bt Type 3', '802.3bt Type 4'] as const;
export type PoeClassName = (typeof POE_CLASS_NAMES)[number];

/** What runs over a port: copper by RJ45, a slot for optical modules, a passive optical network, G.hn, a telephone. */
export const PORT_MEDIA = ['rj45', 'slot', 'pon', 'coax', 'phone-line', 'telephone'] as const;

/** Ways in which a Japanese carrier's line is connected to. */
export const CARRIER_LINES = ['pppoe', 'map-e', 'ds-lite', 'ipip', 'dhcp', 'static', 'lte', '5g'] as const;
export type CarrierLine = (typeof CARRIER_LINES)[number];

export const PON_TECHNOLOGIES = ['gpon', 'xgs-pon'] as const;
export type PonTechnology = (typeof PON_TECHNOLOGIES)[number];

/** Classes of loss between the two ends of a PON: ITU-T G.984.2 (B+, C+) and G.9807.1 (N1, N2, E1, E2). */
export const OPTICS_CLASSES = ['B+', 'C+', 'N1', 'N2', 'E1', 'E2'] as const;
export type OpticsClass = (typeof OPTICS_CLASSES)[number];

const amount = z.number().check(z.minimum(0));
/** A temperature may lie below zero. */
const degrees = z.number();
const flag = z.boolean();

/** Ports of one kind that stand together. */
const portFigure = z.object({
  /** As tables call it, e.g. `2.5G`, `SFP+`. */
  name: z.string(),
  media: z.enum(PORT_MEDIA),
  /** Highest line rate of one port, in one direction. */
  mbps: amount,
  count: z.int().check(z.minimum(1)),
  /** The class up to which each of them feeds. */
  poeOut: z.optional(z.enum(POE_CLASS_NAMES)),
  /** The class by which the device can be fed through one of them. */
  poeIn: z.optional(z.enum(POE_CLASS_NAMES)),
});
export type PortFigure = z.infer<typeof portFigure>;
const ports = z.array(portFigure);

/** One radio of an access point. */
const radioFigure = z.object({
  /** 2.4, 5 or 6. */
  bandGhz: amount,
  streams: amount,
  /** The widest channel. */
  channelWidthMhz: amount,
  /** Physical rate. */
  maxRateMbps: amount,
});
export type RadioFigure = z.infer<typeof radioFigure>;
const radios = z.array(radioFigure);

const poeClass = z.enum(POE_CLASS_NAMES);
const ponTechnology = z.enum(PON_TECHNOLOGIES);
const carrierLines = z.array(z.enum(CARRIER_LINES));
const opticsClasses = z.array(z.enum(OPTICS_CLASSES));

/** What a category may declare. Lengths in mm, power in W, rates in Mbps, unless the name says otherwise. */
const declared = {
  /** Where devices are plugged in: downlinks of a switch, LAN ports of a router. */
  accessPorts: ports,
  uplinkPorts: ports,
  /** Where a carrier's line is plugged in. */
  wanPorts: ports,
  /** Where the line to the subscribers is plugged in: PON, coaxial cable, telephone wire. */
  linePorts: ports,

  /** Power that all ports together can feed, measured at the ports. */
  poeBudgetW: amount,
  /** What is left of it after one of two supplies or inputs has failed; absent where nothing takes over. */
  poeBudgetSingleSupplyW: amount,
  /** The class by which the device is fed over Ethernet. */
  poeInClass: poeClass,
  /** Rated output of one built-in supply. */
  supplyW: amount,
  /** Two supplies or inputs that replace each other. */
  redundantSupply: flag,
  /** Taken at most, all that it feeds to others (poeBudgetW) included. */
  maxConsumptionW: amount,

  widthMm: amount,
  depthMm: amount,
  heightMm: amount,
  weightKg: amount,
  /** Can be mounted in a 19-inch rack. */
  rackMounted: flag,
  /** Can be mounted on a ceiling. */
  ceilingMounted: flag,
  fanless: flag,
  /** Stands rain and dust. */
  outdoor: flag,
  operatingMinC: degrees,
  operatingMaxC: degrees,

  switchingCapacityGbps: amount,
  /** Frames of 64 bytes, millions in a second. */
  forwardingRateMpps: amount,
  /** 2 or 3: the layer at which it forwards. */
  layer: amount,
  stackUnits: amount,

  /** Generation of Wi-Fi: 5, 6, 7. Whether 6 means 6E, `radios` says. */
  wifiGeneration: amount,
  radios,
  /** Clients that can be associated, and those up to which the vendor recommends it. */
  maxClients: amount,
  recommendedClients: amount,

  /** One direction, NAT, frames of 1,518 bytes. */
  natThroughputMbps: amount,
  ipsecThroughputMbps: amount,
  /** With every inspection switched on. */
  inspectionThroughputMbps: amount,
  natSessions: amount,
  vpnTunnels: amount,
  carrierLines,

  ponTechnology,
  ponDownMbps: amount,
  ponUpMbps: amount,
  /** ONUs on one PON port. */
  ponSplitMax: amount,
  ponReachKm: amount,
  /** Those that its optics keep; an ONU works on either of two. */
  opticsClasses,

  ghnRateMbps: amount,
  /** Endpoints on one port. */
  ghnEndpointsPerPort: amount,
  ghnReachM: amount,
  ghnPhoneReachM: amount,

  /** Devices that a controller or a service manages at most. */
  managedDevicesMax: amount,
} as const;

/** What follows from the declared figures (derived-figures.ts). */
const derived = {
  /** maxConsumptionW as heat. What is fed to others turns into heat where they are. */
  maxHeatBtuPerHour: amount,
  /** Height in a rack, in units of 44.45 mm; of what can be mounted in one. */
  rackUnits: amount,
} as const;

type Optional<Shape extends Record<string, z.ZodMiniType>> = {
  [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]>;
};

function allOptional<Shape extends Record<string, z.ZodMiniType>>(shape: Shape): Optional<Shape> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, z.optional(schema)]),
  ) as Optional<Shape>;
}

export const declaredFiguresSchema = z.object(allOptional(declared));
export type DeclaredFigures = z.infer<typeof declaredFiguresSchema>;
export const figuresSchema = z.object({ ...allOptional(declared), ...allOptional(derived) });
export type Figures = z.infer<typeof figuresSchema>;

export type FigureName = keyof typeof declared;
export const FIGURE_NAMES = Object.keys(declared) as FigureName[];

/** How a figure is made of what a record holds. */
export type FigureKind = 'amount' | 'flag' | 'ports' | 'radios' | 'word' | 'words';
const KINDS = new Map<unknown, FigureKind>([
  [amount, 'amount'],
  [degrees, 'amount'],
  [flag, 'flag'],
  [ports, 'ports'],
  [radios, 'radios'],
  [poeClass, 'word'],
  [ponTechnology, 'word'],
  [carrierLines, 'words'],
  [opticsClasses, 'words'],
]);

export function kindOfFigure(name: FigureName): FigureKind {
  const kind = KINDS.get(declared[name]);
  if (!kind) throw new Error(`figure ${name} is of no kind`);
  return kind;
}

/** Entries of a radio, which a category names one by one. */
export const RADIO_FIGURES = Object.keys(radioFigure.shape) as (keyof RadioFigure)[];
