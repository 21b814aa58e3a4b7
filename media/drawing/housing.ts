import type { ProductSpec } from '../../records/product/record.ts';

export const HOUSING_KINDS = ['switch', 'router', 'optical', 'cloud', 'access-point'] as const;
export type HousingKind = ProductSpec['kind'];

/** Colours of a housing. Pairs run from the lit end to the shaded one. */
export interface Housing {
  front: readonly [string, string];
  top: readonly [string, string];
  side: readonly [string, string];
  /** Edge between two faces. */
  edge: string;
  /** Hairline around a light housing, for contrast with the light stage. */
  outline?: string | undefined;
  /** The large mark on top. */
  emboss: string;
  /** Print on the housing, strong and soft. */
  print: string;
  softPrint: string;
  /** The recessed area around the ports. */
  recess: string;
  /** Holes. */
  hole: string;
  /** A line of light across the front. */
  hasLine?: boolean | undefined;
}

/** Colours of the rounded housing of an access point, each from the lit end to the shaded one. */
export interface Shell {
  wall: readonly [string, string, string, string];
  /** From white in the light. */
  bevel: readonly [string, string];
  face: readonly [string, string];
  /** The near end of the ring of light. */
  rim: string;
  /** The vendor's name on it. */
  print: { indoors: string; outdoors: string };
}

const GREY: Housing = {
  front: ['#454a4f', '#292d31'],
  top: ['#686e74', '#3f444a'],
  side: ['#2d3135', '#1a1d20'],
  edge: '#a6acb2',
  emboss: '#959ba1',
  print: '#f5f6f7',
  softPrint: '#b7bcc2',
  recess: '#1c1f23',
  hole: '#101214',
};

const LIGHT_GREY: Housing = {
  front: ['#fcfcfc', '#e3e5e7'],
  top: ['#fcfcfc', '#e8eaeb'],
  side: ['#d6d9dc', '#a7acb1'],
  edge: '#ffffff',
  emboss: '#c6cacd',
  print: '#30363c',
  softPrint: '#82888e',
  recess: '#d8dbdd',
  hole: '#90969b',
};

/** Neutral devices. */
export const PLAIN_HOUSINGS: Record<HousingKind, Housing> = {
  switch: GREY,
  router: GREY,
  optical: GREY,
  cloud: GREY,
  'access-point': LIGHT_GREY,
};

export const PLAIN_SHELL: Shell = {
  wall: ['#e0e2e4', '#f5f5f6', '#caccce', '#9b9ea1'],
  bevel: ['#f3f4f5', '#cbcdcf'],
  face: ['#f9fafa', '#e2e4e5'],
  rim: '#b4bec7',
  print: { indoors: '#6b7076', outdoors: '#5a5f65' },
};
