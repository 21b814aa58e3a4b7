import type { Wave } from './optical-loss.ts';

/**
 * Speed in Gbps, name, type of multi-mode fibre, wavelength, longest km, greatest and least loss of the channel in dB,
 * clause of IEEE 802.3.
 */
const ROWS: readonly [number, string, string, Wave, number, number, number, number][] = [
  [1, '1000BASE-SX', 'OM2〜OM4', 850, 0.55, 3.56, 0, 38],
  [1, '1000BASE-LX10', '', 1310, 10, 6, 0, 59],
  [1, '1000BASE-LX', '', 1310, 5, 4.57, 0, 38],
  [1, '1000BASE-BX10(1芯)', '', 1310, 10, 5.5, 0, 59],
  [10, '10GBASE-SR', 'OM2', 850, 0.082, 2.3, 0, 52],
  [10, '10GBASE-SR', 'OM3', 850, 0.3, 2.6, 0, 52],
  [10, '10GBASE-SR', 'OM4', 850, 0.4, 2.9, 0, 52],
  [10, '10GBASE-LRM', 'OM1〜OM3', 1300, 0.22, 1.9, 0, 68],
  [10, '10GBASE-LR', '', 1310, 10, 6.2, 0, 52],
  // Transmits up to 4 dBm, receives up to -1 dBm.
  [10, '10GBASE-ER', '', 1550, 40, 10.9, 5, 52],
  [25, '25GBASE-SR', 'OM3', 850, 0.07, 1.8, 0, 112],
  [25, '25GBASE-SR', 'OM4', 850, 0.1, 1.9, 0, 112],
  [25, '25GBASE-LR', '', 1310, 10, 6.3, 0, 114],
  [40, '40GBASE-SR4', 'OM3', 850, 0.1, 1.9, 0, 86],
  [40, '40GBASE-SR4', 'OM4', 850, 0.15, 1.5, 0, 86],
  [40, '40GBASE-LR4', '', 1310, 10, 6.7, 0, 87],
  [100, '100GBASE-SR4', 'OM3', 850, 0.07, 1.8, 0, 95],
  [100, '100GBASE-SR4', 'OM4', 850, 0.1, 1.9, 0, 95],
  [100, '100GBASE-LR4', '', 1310, 10, 6.3, 0, 88],
  [100, '100GBASE-ER4', '', 1310, 40, 18, 0, 88],
];

/** Interfaces over one type of fibre, for each speed the usual ones first. */
export const INTERFACES = ROWS.map(([gbps, name, type, wave, maxKm, lossDb, minDb, clause]) => ({
  ...{ name: type === '' ? name : `${name}(${type})`, wave, maxKm, lossDb, minDb },
  mbps: gbps * 1_000,
  fibre: type === '' ? 'single' : 'multi',
  source: `IEEE 802.3 ${clause}章`,
}));
export type OpticalInterface = (typeof INTERFACES)[number];
