import type { PortGroup } from '../../../records/product/record.ts';
import type { PortShape, ServicePart } from '../ports.ts';
import type { Box } from '../svg.ts';

/** Positions of all parts on a front panel, in mm from its top left corner. */

export interface PlacedPort extends Box {
  shape: PortShape;
  group: PortGroup;
  number: number;
  /** Latch down: the lower row of a pair. */
  flipped: boolean;
  scale: number;
}

/** Ports that stand together inside one frame. */
export interface PlacedBlock extends Box {
  group: PortGroup;
  ports: PlacedPort[];
}

export interface PlacedService extends Box {
  part: ServicePart;
  scale: number;
}

export interface PanelLayout {
  width: number;
  height: number;
  /** Brand to the left of the ports, above them, or ports in a column. */
  style: 'beside' | 'above' | 'upright';
  blocks: PlacedBlock[];
  services: PlacedService[];
  brand: { x: number; y: number; height: number };
  model: { x: number; y: number; size: number };
  lights: { x: number; y: number; label: string }[];
  /** Space without parts, for vents. */
  free?: Box;
}
