import * as z from 'zod/mini';

/**
 * Figures of products for calculations: power, ports, throughput, capacity of radios and optical lines. Names and units
 * are fixed here; a category declares the fields of its records that they come from (content/categories, `figures`). A
 * product has the figures that its record provides, and calculations depend on these alone, never on category or model.
 */

/** Classes of power over Ethernet (IEEE 802.3-2022, clauses 33 and 145), lowest first. */
export const POE_CLASS_NAMES = ['802.3af', '802.3at', '802.3bt Type 3', '802.3bt Type 4'] as const;
export type PoeClassName = (typeof POE_CLASS_NAMES)[number];

/** Transmission of a port: copper with RJ45, a slot for optical modules, a PON, G.hn, a telephone. */
export const PORT_MEDIA = ['rj45', 'slot', 'pon', 'coax', 'phone-line', 'telephone'] as const;

/** Connection types of Japanese carriers' lines. */
const CARRIER_LINES = ['pppoe', 'map-e', 'ds-lite', 'ipip', 'dhcp', 'static', 'lte', '5g'] as const;
export type CarrierLine = (typeof CARRIER_LINES)[number];

const PON_TECHNOLOGIES = ['gpon', 'xgs-pon'] as const;
export type PonTechnology = (typeof PON_TECHNOLOGIES)[number];

/** Classes of loss between the two ends of a PON: ITU-T G.984.2 (B+, C+) and G.9807.1 (N1, N2, E1, E2). */
const OPTICS_CLASSES = ['B+', 'C+', 'N1', 'N2', 'E1', 'E2'] as const;
export type OpticsClass = (typeof OPTICS_CLASSES)[number];

const amount = z.number().check(z.minimum(0));
/** Temperatures may be negative. */
const degrees = z.number();
const flag = z.boolean();

/** Ports of one kind that stand together. */
const portFigure = z.object({
  /** Name in tables, e.g. `2.5G`, `SFP+`. */
  name: z.string(),
  media: z.enum(PORT_MEDIA),
  /** Highest line rate of one port, in one direction. */
  mbps: amount,
  count: z.int().check(z.minimum(1)),
  /** The highest class that each of them feeds. */
  poeOut: z.optional(z.enum(POE_CLASS_NAMES)),
  /** The class at which the device can be fed through one of them. */
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

/** Figures that a category may declare. Unless named otherwise, lengths in mm, power in W, rates in Mbps. */
const declared = {
  /** For devices: downlinks of a switch, LAN ports of a router. */
  accessPorts: ports,
  uplinkPorts: ports,
  /** For a carrier's line. */
  wanPorts: ports,
  /** For the line to the subscribers: PON, coaxial cable, telephone wire. */
  linePorts: ports,

  /** Power that all ports together can feed, measured at the ports. */
  poeBudgetW: amount,
  /** The budget after the failure of one of two supplies or inputs; absent without redundancy. */
  poeBudgetSingleSupplyW: amount,
  /** The class at which the device is fed over Ethernet. */
  poeInClass: poeClass,
  /** Rated output of one built-in supply. */
  supplyW: amount,
  /** Two supplies or inputs that replace each other. */
  redundantSupply: flag,
  /** Maximum, including the power fed to other devices (poeBudgetW). */
  maxConsumptionW: amount,
  /** In usual operation and without traffic, without the power fed to other devices. */
  typicalW: amount,
  idleW: amount,

  widthMm: amount,
  depthMm: amount,
  heightMm: amount,
  weightKg: amount,
  /** Can be mounted in a 19-inch rack. */
  rackMounted: flag,
  /** Can be mounted on a ceiling. */
  ceilingMounted: flag,
  fanless: flag,
  /** Resistant to rain and dust. */
  outdoor: flag,
  operatingMinC: degrees,
  operatingMaxC: degrees,

  switchingCapacityGbps: amount,
  /** Frames of 64 bytes, millions per second; of a router, through its NAT. */
  forwardingRateMpps: amount,
  /** 2 or 3: the layer at which it forwards. */
  layer: amount,
  stackUnits: amount,

  /** Generation of Wi-Fi: 5, 6, 7. 6E is recognised by its `radios`. */
  wifiGeneration: amount,
  radios,
  /** Maximum and recommended number of associated clients. */
  maxClients: amount,
  recommendedClients: amount,
  /** Width of the beam of a directional antenna, in degrees; absent without one. */
  beamDegrees: amount,

  /** One direction, NAT, frames of 1,518 bytes. */
  natThroughputMbps: amount,
  /** One direction, AES-GCM, frames of 1,518 bytes. */
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
  /** Those that its optics support; an ONU supports either of two. */
  opticsClasses,

  ghnRateMbps: amount,
  /** Endpoints on one port. */
  ghnEndpointsPerPort: amount,
  ghnReachM: amount,
  ghnPhoneReachM: amount,

  /** Maximum number of devices that a controller or a service manages. */
  managedDevicesMax: amount,
} as const;

/** Figures derived from the declared ones (derived-figures.ts). */
const derived = {
  /** maxConsumptionW as heat. Power fed to other devices becomes heat at their place. */
  maxHeatBtuPerHour: amount,
  /** Height in a rack, in units of 44.45 mm; only for devices that can be mounted in one. */
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

/** Derivation of a figure from a record's value. */
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
  if (!kind) throw new Error(`figure ${name} has no kind`);
  return kind;
}

/** Properties of a radio, which a category maps one by one. */
export const RADIO_FIGURES = Object.keys(radioFigure.shape) as (keyof RadioFigure)[];
