import type { ProductSpec } from '../../corpus/schema/product.ts';
import { dress } from './dress.ts';

/** The vendor's colours, in the dress that is worn. */
export const INK = {
  get dark() {
    return dress().colours.dark;
  },
  get accent() {
    return dress().colours.accent;
  },
  get light() {
    return dress().colours.light;
  },
  get pale() {
    return dress().colours.pale;
  },
};

/** Colours of a housing. Pairs run from the lit end to the shaded one. */
export interface Theme {
  front: readonly [string, string];
  top: readonly [string, string];
  side: readonly [string, string];
  /** Where two faces meet. */
  edge: string;
  /** Hairline around a light housing, so that it stands off the light stage. */
  outline?: string;
  /** The large mark on top. */
  emboss: string;
  /** Print on the housing, strong and soft. */
  print: string;
  softPrint: string;
  /** The lowered field that ports sit in. */
  recess: string;
  /** Holes. */
  hole: string;
  /** A line of light across the front. */
  hasLine?: boolean;
}

const NAVY_GRAPHITE: Theme = {
  front: ['#2b4058', '#15253a'],
  top: ['#4a637e', '#263c55'],
  side: ['#1a2b40', '#0d1826'],
  edge: '#86a0b8',
  emboss: '#7f9ab3',
  print: '#f2f7fa',
  softPrint: '#9fb4c6',
  recess: '#0d1a29',
  hole: '#08121d',
};

const GRAPHITE: Theme = {
  front: ['#434b53', '#262c32'],
  top: ['#66707a', '#3c444c'],
  side: ['#2a3036', '#181c20'],
  edge: '#a3adb6',
  emboss: '#929ca6',
  print: '#f4f7f9',
  softPrint: '#b4bec7',
  recess: '#1a1f24',
  hole: '#0f1316',
  hasLine: true,
};

const LIGHT_GREY: Theme = {
  front: ['#eef2f5', '#cbd5dd'],
  top: ['#f6f8fa', '#d5dee5'],
  side: ['#b4c0cb', '#93a2b0'],
  edge: '#ffffff',
  outline: '#8fa1b0',
  emboss: '#b3c1cc',
  print: '#1c3247',
  softPrint: '#5d7183',
  recess: '#aebbc6',
  hole: '#7d8d9b',
};

const DEEP_NAVY: Theme = {
  ...NAVY_GRAPHITE,
  front: ['#1d3d60', '#0b1f33'],
  top: ['#3d6186', '#17344f'],
  side: ['#12283f', '#081523'],
  hasLine: true,
};

const WHITE: Theme = {
  front: ['#ffffff', '#dfe7ec'],
  top: ['#ffffff', '#e6edf1'],
  side: ['#d3dde4', '#9fb0bd'],
  edge: '#ffffff',
  emboss: '#c2ced7',
  print: '#2b4257',
  softPrint: '#7c8f9f',
  recess: '#d3dce3',
  hole: '#8b9aa8',
};

const THEMES: Record<ProductSpec['kind'], Theme> = {
  switch: NAVY_GRAPHITE,
  router: GRAPHITE,
  optical: LIGHT_GREY,
  cloud: DEEP_NAVY,
  'access-point': WHITE,
};

export function themeOf(kind: ProductSpec['kind']): Theme {
  return THEMES[kind];
}
