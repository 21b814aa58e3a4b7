import type { PortGroup, PortKind, ProductSpec } from '../../records/product/record.ts';
import type { DrawingContext } from './context.ts';
import { linear } from './svg.ts';

/** Outer shape of a connector; several port kinds share one. */
export type PortShape = 'rj45' | 'sfp' | 'qsfp' | 'pon' | 'sc' | 'coax' | 'rj11';
/** Sockets for the care of a device. */
export type ServicePart = 'console' | 'usb-a' | 'dc-jack' | 'usb-c';

interface PortLook {
  shape: PortShape;
  /** Inside of the jack: faster ports have another colour, as on many real panels. */
  tint: string;
  /** Printed on the panel. */
  print: string;
  /** Beside a drawing, where it is not what the panel says. */
  caption?: string;
}

const PORTS: Record<PortKind, PortLook> = {
  '1g-rj45': { shape: 'rj45', tint: '#1a2128', print: '1G', caption: '1000BASE-T' },
  '2g5-rj45': { shape: 'rj45', tint: '#12495a', print: '2.5G', caption: '2.5GBASE-T' },
  '5g-rj45': { shape: 'rj45', tint: '#0e5c6c', print: '5G', caption: '5GBASE-T' },
  '10g-rj45': { shape: 'rj45', tint: '#0a7f8f', print: '10G', caption: '10GBASE-T' },
  '1g-sfp': { shape: 'sfp', tint: '#8fa0ae', print: '1G SFP' },
  '10g-sfp-plus': { shape: 'sfp', tint: '#35b9c7', print: '10G SFP+' },
  '25g-sfp28': { shape: 'sfp', tint: '#8f86e0', print: '25G SFP28' },
  '40g-qsfp-plus': { shape: 'qsfp', tint: '#35b9c7', print: '40G QSFP+' },
  '100g-qsfp28': { shape: 'qsfp', tint: '#8f86e0', print: '100G QSFP28' },
  gpon: { shape: 'pon', tint: '#2b7fd0', print: 'GPON' },
  'xgs-pon': { shape: 'pon', tint: '#0a9d8c', print: 'XGS-PON' },
  'ghn-coax': { shape: 'coax', tint: '#e9edf0', print: 'G.hn COAX', caption: 'G.hn(同軸)' },
  'ghn-phone': { shape: 'rj11', tint: '#20303d', print: 'G.hn LINE', caption: 'G.hn(電話線)' },
  fxs: { shape: 'rj11', tint: '#4a5560', print: 'TEL', caption: '電話' },
};

const POE_NAMES = {
  '802.3af': 'PoE',
  '802.3at': 'PoE+',
  '802.3bt Type 3': 'PoE++',
  '802.3bt Type 4': 'PoE++',
} as const;

/** An ONU ends the fibre in an SC adapter, all other devices in a pluggable module. */
export function shapeOf(kind: PortKind, spec: ProductSpec): PortShape {
  const { shape } = PORTS[kind];
  return shape === 'pon' && spec.kind === 'optical' && spec.deviceType === 'ONU' ? 'sc' : shape;
}

export function tintOf(kind: PortKind, shape: PortShape): string {
  return shape === 'sc' ? '#1f9d63' : PORTS[kind].tint;
}

/** The name of a port in a caption. */
export function captionOf(kind: PortKind): string {
  return PORTS[kind].caption ?? PORTS[kind].print;
}

/** The printed name of a group of ports. */
export function printOf(ports: PortGroup): string {
  const parts = [PORTS[ports.kind].print];
  if (ports.role === 'wan') parts.unshift('WAN');
  if (ports.role === 'management') parts.unshift('MGMT');
  if (ports.role === 'lan') parts.unshift('LAN');
  if (ports.poeOut) parts.push(POE_NAMES[ports.poeOut]);
  if (ports.poeIn) parts.push(`${POE_NAMES[ports.poeIn]} IN`);
  return parts.join(' ');
}

const JACK = 'M1.5 11.7V5.2H3.7V3.7H5V2.3H9V3.7H10.3V5.2H12.5V11.7Z';
const CONTACTS =
  'M3.5 11.6V8.7M4.5 11.6V8.7M5.5 11.6V8.7M6.5 11.6V8.7M7.5 11.6V8.7M8.5 11.6V8.7M9.5 11.6V8.7M10.5 11.6V8.7';

/** Latch up; the lower row of a pair is the same jack upside down. `fill` of the user colours the right light. */
const RJ45 = `<rect x=".3" y=".3" width="13.4" height="12.5" rx=".7" fill="url(#steel)"/>
<path d="${JACK}" fill="#05090d"/>
<path d="${JACK}" fill="currentColor" opacity=".75"/>
<path d="M1.5 11.7V7.4H12.5V11.7Z" fill="#000" opacity=".35"/>
<path d="${CONTACTS}" stroke="#d8b45c" stroke-width=".42"/>
<path d="M1.5 11.7H12.5" stroke="#fff" stroke-opacity=".35" stroke-width=".25"/>
<rect x="1.2" y="1.5" width="2.5" height="1.5" rx=".35" fill="#5fe0b0"/>
<rect x="10.3" y="1.5" width="2.5" height="1.5" rx=".35"/>`;

const SFP = `<rect x=".3" y="1.9" width="14" height="9.9" rx=".6" fill="url(#steel)"/>
<rect x="1.1" y="2.9" width="12.4" height="7.9" rx=".5" fill="#060b10"/>
<path d="M1.1 10.8V6.9L3 5.2H11.6L13.5 6.9V10.8Z" fill="#fff" opacity=".07"/>
<path d="M3.1 5.2H11.5" stroke="#fff" stroke-opacity=".3" stroke-width=".3"/>
<rect x="1.1" y="9.7" width="12.4" height="1.1" fill="currentColor" opacity=".9"/>
<path d="M6.2 11.8H8.4L7.3 10.9Z" fill="#0a1016"/>
<path d="M.3 4.6H1.1M.3 7H1.1M13.5 4.6H14.3M13.5 7H14.3" stroke="#44525e" stroke-width=".4"/>
<rect x="4" y=".2" width="2.4" height="1.1" rx=".3" fill="#5fe0b0"/>
<rect x="8.2" y=".2" width="2.4" height="1.1" rx=".3"/>`;

const QSFP = `<rect x=".3" y="1.9" width="19.4" height="10.5" rx=".6" fill="url(#steel)"/>
<rect x="1.2" y="2.9" width="17.6" height="8.5" rx=".5" fill="#060b10"/>
<path d="M1.2 11.4V7.2L3.4 5.3H16.6L18.8 7.2V11.4Z" fill="#fff" opacity=".07"/>
<path d="M3.5 5.3H16.5" stroke="#fff" stroke-opacity=".3" stroke-width=".3"/>
<rect x="1.2" y="10.2" width="17.6" height="1.2" fill="currentColor" opacity=".9"/>
<path d="M4.4 12.4H15.6L14.6 11.5H5.4Z" fill="#0a1016" opacity=".7"/>
<path d="M3.4.2H5.8V1.3H3.4ZM7 .2H9.4V1.3H7ZM10.6.2H13V1.3H10.6ZM14.2.2H16.6V1.3H14.2Z" fill="#5fe0b0"/>`;

/** A cage with its PON module in place: the fibre goes into the SC socket. */
const PON = `<rect x=".3" y="1.9" width="14" height="10.9" rx=".6" fill="url(#steel)"/>
<rect x="1.3" y="2.9" width="12" height="8.9" rx=".6" fill="url(#plate)"/>
<rect x="2.8" y="3.6" width="9" height="7.5" rx=".7" fill="currentColor"/>
<rect x="4" y="4.6" width="6.6" height="5.5" rx=".4" fill="#071019"/>
<circle cx="7.3" cy="7.35" r="1.35" fill="#f4f1e6"/>
<circle cx="7.3" cy="7.35" r=".4" fill="#5b6670"/>
<path d="M2.8 4.2H11.8" stroke="#fff" stroke-opacity=".4" stroke-width=".35"/>
<rect x="4" y=".2" width="2.4" height="1.1" rx=".3" fill="#5fe0b0"/>
<rect x="8.2" y=".2" width="2.4" height="1.1" rx=".3"/>`;

const SC = `<rect x=".4" y=".6" width="11.2" height="12" rx=".8" fill="currentColor"/>
<rect x=".4" y=".6" width="11.2" height="3.2" rx=".8" fill="#fff" opacity=".22"/>
<rect x="2" y="2.6" width="8" height="8" rx=".7" fill="#06140d"/>
<path d="M4.8 2.6H7.2V3.6H4.8Z" fill="currentColor"/>
<circle cx="6" cy="6.6" r="1.7" fill="#f4f1e6"/>
<circle cx="6" cy="6.6" r=".45" fill="#5b6670"/>
<path d="M.9 12.1H11.1" stroke="#000" stroke-opacity=".3" stroke-width=".4"/>`;

const COAX = `<path d="M3.9 1.2H11.1L14.7 7.5 11.1 13.8H3.9L.3 7.5Z" fill="url(#steel)" stroke="#5e6b76" stroke-width=".25"/>
<circle cx="7.5" cy="7.5" r="5" fill="#77838d"/>
<circle cx="7.5" cy="7.5" r="4.6" fill="url(#plate)"/>
<path d="M7.5 3.3A4.2 4.2 0 0 1 11.7 7.5" fill="none" stroke="#fff" stroke-width=".5" stroke-opacity=".8"/>
<circle cx="7.5" cy="7.5" r="3.5" fill="#3a444d"/>
<circle cx="7.5" cy="7.5" r="2.8" fill="currentColor"/>
<circle cx="7.5" cy="7.5" r=".75" fill="#9b7a2c"/>
<circle cx="7.5" cy="7.5" r=".4" fill="#140f04"/>`;

const RJ11_JACK = 'M1.7 10.7V5H3.6V3.6H4.7V2.3H7.3V3.6H8.4V5H10.3V10.7Z';
const RJ11 = `<rect x=".3" y=".3" width="11.4" height="11.4" rx=".7" fill="url(#plate)"/>
<path d="${RJ11_JACK}" fill="#05090d"/>
<path d="${RJ11_JACK}" fill="currentColor" opacity=".7"/>
<path d="M4.3 10.6V8M5.4 10.6V8M6.6 10.6V8M7.7 10.6V8" stroke="#d8b45c" stroke-width=".45"/>
<rect x="1" y="1.2" width="2.1" height="1.3" rx=".3" fill="#5fe0b0"/>`;

/** Connectors with their space on the panel, in mm, lights included. */
export const CONNECTORS: Record<PortShape, { width: number; height: number; art: string }> = {
  rj45: { width: 14, height: 13, art: RJ45 },
  sfp: { width: 14.6, height: 12, art: SFP },
  qsfp: { width: 20, height: 12.6, art: QSFP },
  pon: { width: 14.6, height: 13, art: PON },
  sc: { width: 12, height: 13, art: SC },
  coax: { width: 15, height: 15, art: COAX },
  rj11: { width: 12, height: 12, art: RJ11 },
};

const USB_A = `<rect x=".3" y=".3" width="13.4" height="6" rx=".5" fill="url(#steel)"/>
<rect x="1" y="1" width="12" height="4.6" rx=".3" fill="#060b10"/>
<rect x="1.7" y="1.4" width="10.6" height="1.7" fill="#3a7bd5"/>
<path d="M2.8 3.1H4.6M5.6 3.1H7.2M8 3.1H9.2M10 3.1H11.4" stroke="#d8b45c" stroke-width=".5"/>`;

const USB_C = `<rect x=".3" y=".3" width="9.8" height="4" rx="2" fill="url(#steel)"/>
<rect x=".9" y=".9" width="8.6" height="2.8" rx="1.4" fill="#060b10"/>
<rect x="2.2" y="2" width="6" height=".7" rx=".35" fill="#55636f"/>`;

const DC_JACK = `<rect x=".3" y=".3" width="9.4" height="9.4" rx="1.2" fill="#11171c"/>
<circle cx="5" cy="5" r="3.3" fill="#050709" stroke="#8896a2" stroke-width=".5"/>
<circle cx="5" cy="5" r=".9" fill="#d8b45c"/>`;

/** A jack with a ring in the vendor's light colour. */
const CONSOLE = (ring: string) => `${RJ45}
<rect x=".5" y=".5" width="13" height="12.1" rx=".7" fill="none" stroke="${ring}" stroke-width=".7"/>`;

interface Service {
  width: number;
  height: number;
  caption: string;
  art(ring: string): string;
}

export const SERVICES: Record<ServicePart, Service> = {
  console: { width: 14, height: 13, caption: 'コンソール', art: CONSOLE },
  'usb-a': { width: 14, height: 6.6, caption: 'USB', art: () => USB_A },
  'dc-jack': { width: 10, height: 10, caption: 'DC入力', art: () => DC_JACK },
  'usb-c': { width: 10.4, height: 4.6, caption: 'コンソール(USB-C)', art: () => USB_C },
};

function symbol(id: string, art: string): string {
  return `<g id="${id}">${art.replaceAll('\n', '')}</g>`;
}

/** Definitions of the connectors in use, and of their metals. */
export function connectorDefinitions(
  { colours }: DrawingContext,
  shapes: ReadonlySet<PortShape>,
  services: ReadonlySet<string> = new Set(),
): string {
  return [
    linear('steel', [0, 0, 0, 1], { 0: '#cdd5dc', 0.5: '#9aa7b3', 1: '#6b7985' }),
    linear('plate', [0, 0, 1, 1], { 0: '#eef2f5', 0.5: '#bcc7cf', 1: '#8996a2' }),
    ...[...shapes].map((shape) => symbol(shape, CONNECTORS[shape].art)),
    ...Object.entries(SERVICES)
      .filter(([part]) => services.has(part))
      .map(([part, { art }]) => symbol(part, art(colours.light))),
  ].join('');
}
