import type { PortGroup, PortKind } from '../../records/product/ports.ts';

export const PORT_NAMES: Record<PortKind, string> = {
  '1g-rj45': '10/100/1000BASE-T(RJ45)',
  '2g5-rj45': '100M/1G/2.5GBASE-T(RJ45)',
  '5g-rj45': '100M/1G/2.5G/5GBASE-T(RJ45)',
  '10g-rj45': '100M/1G/2.5G/5G/10GBASE-T(RJ45)',
  '1g-sfp': 'SFP(1000BASE-X)',
  '10g-sfp-plus': 'SFP+(1G/10GBASE-R)',
  '25g-sfp28': 'SFP28(10G/25GBASE-R)',
  '40g-qsfp-plus': 'QSFP+(40GBASE-R)',
  '100g-qsfp28': 'QSFP28(40G/100GBASE-R)',
  gpon: 'GPON(SC)',
  'xgs-pon': 'XGS-PON(SC/SFP+)',
  'ghn-coax': 'G.hn 同軸(F型)',
  'ghn-phone': 'G.hn 電話線(RJ11)',
  fxs: '電話機(FXS、RJ11)',
};

/** The shortest name that an engineer still recognises. */
export const SHORT_NAMES: Record<PortKind, string> = {
  '1g-rj45': '1G',
  '2g5-rj45': '2.5G',
  '5g-rj45': '5G',
  '10g-rj45': '10G',
  '1g-sfp': 'SFP',
  '10g-sfp-plus': 'SFP+',
  '25g-sfp28': 'SFP28',
  '40g-qsfp-plus': 'QSFP+',
  '100g-qsfp28': 'QSFP28',
  gpon: 'GPON',
  'xgs-pon': 'XGS-PON',
  'ghn-coax': '同軸',
  'ghn-phone': '電話線',
  fxs: '電話機',
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
  const text = (groups as PortGroup[]).map(({ kind, count }) => `${SHORT_NAMES[kind]}×${count}`).join('、');
  return text ? [text] : [];
}
