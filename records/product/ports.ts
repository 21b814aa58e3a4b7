import { z } from 'zod';
import { POE_CLASS_NAMES } from '../../shared/products/figures.ts';

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

const PORT_ROLES = ['downlink', 'uplink', 'wan', 'lan', 'pon', 'line', 'management'] as const;

/** Ports of one kind that stand together on the panel, in panel order from left to right. */
export const portGroup = z.strictObject({
  kind: z.enum(PORT_KINDS).meta({ title: 'コネクター', description: '前の数字は最も速い速度' }),
  count: z.int().positive().meta({ title: 'ポート数' }),
  role: z.enum(PORT_ROLES).meta({ title: '役割' }),
  poeOut: z
    .enum(POE_CLASS_NAMES)
    .optional()
    .meta({ title: '給電', description: 'このポートから給電できる規格の上限' }),
  poeIn: z
    .enum(POE_CLASS_NAMES)
    .optional()
    .meta({ title: '受電', description: 'このポートから受電できる規格' }),
});
export type PortGroup = z.infer<typeof portGroup>;
