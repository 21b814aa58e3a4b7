import type { Tiers } from '../../../shared/topology/tiers.ts';

/** Tiers of a vendor, with all roles. */
export const TIERS: Tiers = [
  { id: 'power', name: '電源' },
  { id: 'center', name: 'センター', role: 'hub' },
  { id: 'line', name: '回線', role: 'line', sign: 'cloud' },
  { id: 'router', name: 'ルーター', role: 'router' },
  { id: 'core', name: 'コア' },
  { id: 'aggregation', name: '集約' },
  { id: 'floor', name: 'フロア' },
  { id: 'olt', name: '局側装置' },
  { id: 'access', name: 'アクセスポイント' },
  { id: 'subscriber', name: '宅内装置' },
  { id: 'device', name: 'つなぐ機器' },
  { id: 'management', name: '管理', role: 'manager', sign: 'cloud' },
];
