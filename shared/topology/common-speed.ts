import { POE_CLASS_NAMES, type PoeClassName, type PortFigure } from '../products/figures.ts';
import type { Connectors, Ports } from './part.ts';

/** A possible link between two devices. */
export interface Link {
  /** Its name in the devices' records: `10Gbps`, `XGS-PON`. */
  label: string;
  /** Of one direction; used to rank several links. */
  mbps: number;
  /** The upper device feeds the lower one. */
  isFed: boolean;
}

const SFP_MAX_MBPS = 25_000;

/**
 * Small slots accept slower modules of the small form factor, wide ones those of the wide form factor; they are not
 * interchangeable.
 */
function familyOf({ media, mbps }: PortFigure): string {
  return media === 'slot' ? (mbps > SFP_MAX_MBPS ? 'wide slot' : 'slot') : media;
}

export function writtenSpeed(mbps: number): string {
  return mbps >= 1_000 ? `${Math.round(mbps / 100) / 10}Gbps` : `${mbps}Mbps`;
}

/** Whether a port feeds a device: ports of one class also feed devices of lower ones. */
export function feeds(port: PoeClassName | undefined, device: PoeClassName): boolean {
  return port !== undefined && POE_CLASS_NAMES.indexOf(port) >= POE_CLASS_NAMES.indexOf(device);
}

/** The link between these two ports; undefined where no cable fits both. */
function between(upper: PortFigure, lower: PortFigure): Link | undefined {
  if (familyOf(upper) !== familyOf(lower) || lower.media === 'telephone') return undefined;
  const mbps = Math.min(upper.mbps, lower.mbps);
  const isFed = lower.poeIn !== undefined && feeds(upper.poeOut, lower.poeIn);
  switch (lower.media) {
    case 'pon':
      // Both ends must use the same technology; its name covers the rates of both directions.
      return upper.name === lower.name ? { label: lower.name, mbps, isFed } : undefined;
    case 'coax':
    case 'phone-line':
      return { label: `${lower.name} ${writtenSpeed(mbps)}`, mbps, isFed };
    default:
      return { label: writtenSpeed(mbps), mbps, isFed };
  }
}

function isBetter(a: Link, b: Link | undefined): boolean {
  return !b || Number(a.isFed) - Number(b.isFed) > 0 || (a.isFed === b.isFed && a.mbps > b.mbps);
}

function best(upper: Ports = [], lower: Ports = []): Link | undefined {
  let found: Link | undefined;
  for (const above of upper) {
    for (const below of lower) {
      const link = between(above, below);
      if (link && isBetter(link, found)) found = link;
    }
  }
  return found;
}

/**
 * The fastest link that the ports of both records allow; links that feed the lower device are preferred. Undefined
 * where they have no port in common: a drawing then shows no speed. Ports are used for their purpose first: the lower
 * device's uplinks in the upper one's access ports.
 */
export function commonLink(upper: Connectors, lower: Connectors): Link | undefined {
  const hasAccess = (upper.accessPorts ?? []).length > 0;
  return (
    best(upper.linePorts, lower.linePorts) ??
    best(upper.accessPorts, lower.uplinkPorts) ??
    (hasAccess ? best(upper.uplinkPorts, lower.uplinkPorts) : undefined) ??
    // A switch without a matching uplink uses one of its other ports; a line terminal has no spare port.
    (lower.linePorts ? undefined : best(upper.accessPorts, lower.accessPorts))
  );
}

/** The fastest port for a carrier's line. */
export function lineLink({ wanPorts = [] }: Connectors): Link | undefined {
  const mbps = Math.max(0, ...wanPorts.map((port) => port.mbps));
  return mbps > 0 ? { label: writtenSpeed(mbps), mbps, isFed: false } : undefined;
}
