import { z } from 'zod';

/** Physical connectors. The number before a connector is its highest line rate. */
export const PORT_KINDS = [
  '1g-rj45',
  '2g5-rj45',
  '5g-rj45',
  '10g-rj45',
  '1g-sfp',
  '10g-sfp-plus',
  '25g-sfp28',
  '40g-qsfp-plus',
  '100g-qsfp28',
  'gpon',
  'xgs-pon',
  'ghn-coax',
  'ghn-phone',
  'fxs',
] as const;
export type PortKind = (typeof PORT_KINDS)[number];

const POE_CLASSES = ['802.3af', '802.3at', '802.3bt Type 3', '802.3bt Type 4'] as const;
export type PoeClass = (typeof POE_CLASSES)[number];

const PORT_ROLES = ['downlink', 'uplink', 'wan', 'lan', 'pon', 'line', 'management'] as const;

/** Ports of one kind that stand together on the panel, in panel order from left to right. */
export const portGroup = z.strictObject({
  kind: z.enum(PORT_KINDS),
  count: z.int().positive(),
  role: z.enum(PORT_ROLES),
  /** The port feeds devices with power, up to this class. */
  poeOut: z.enum(POE_CLASSES).optional(),
  /** The device can be powered through this port. */
  poeIn: z.enum(POE_CLASSES).optional(),
});
export type PortGroup = z.infer<typeof portGroup>;
