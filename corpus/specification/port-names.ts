import type { PortGroup, PortKind } from '../../records/product/ports.ts';

interface PortFacts {
  /** In a data sheet. */
  name: string;
  /** The shortest name that an engineer still recognises. */
  short: string;
  /** Line rate in one direction. */
  gbps: number;
}

export const PORTS: Record<PortKind, PortFacts> = {
  '1g-rj45': { name: '10/100/1000BASE-T(RJ45)', short: '1G', gbps: 1 },
  '2g5-rj45': { name: '100M/1G/2.5GBASE-T(RJ45)', short: '2.5G', gbps: 2.5 },
  '5g-rj45': { name: '100M/1G/2.5G/5GBASE-T(RJ45)', short: '5G', gbps: 5 },
  '10g-rj45': { name: '100M/1G/2.5G/5G/10GBASE-T(RJ45)', short: '10G', gbps: 10 },
  '1g-sfp': { name: 'SFP(1000BASE-X)', short: 'SFP', gbps: 1 },
  '10g-sfp-plus': { name: 'SFP+(1G/10GBASE-R)', short: 'SFP+', gbps: 10 },
  '25g-sfp28': { name: 'SFP28(10G/25GBASE-R)', short: 'SFP28', gbps: 25 },
  '40g-qsfp-plus': { name: 'QSFP+(40GBASE-R)', short: 'QSFP+', gbps: 40 },
  '100g-qsfp28': { name: 'QSFP28(40G/100GBASE-R)', short: 'QSFP28', gbps: 100 },
  gpon: { name: 'GPON(SC)', short: 'GPON', gbps: 2.488 },
  'xgs-pon': { name: 'XGS-PON(SC/SFP+)', short: 'XGS-PON', gbps: 9.953 },
  'ghn-coax': { name: 'G.hn 同軸(F型)', short: '同軸', gbps: 2 },
  'ghn-phone': { name: 'G.hn 電話線(RJ11)', short: '電話線', gbps: 2 },
  fxs: { name: '電話機(FXS、RJ11)', short: '電話機', gbps: 0 },
};

export const ROLE_NAMES: Record<PortGroup['role'], string> = {
  downlink: '',
  uplink: 'アップリンク',
  wan: 'WAN',
  lan: 'LAN',
  pon: '',
  line: '',
  management: '管理用',
};

/** Port groups in one cell of a comparison: `1G×24、SFP+×4`. */
export function portText(groups: unknown[]): string[] {
  const text = (groups as PortGroup[]).map(({ kind, count }) => `${PORTS[kind].short}×${count}`).join('、');
  return text ? [text] : [];
}
