import type { Random } from './random.ts';

/** The hour of a scene: every colour of a cover comes from here, so that covers side by side are one family. */
export interface Light {
  name: string;
  /** Overhead, middle, above the horizon. */
  sky: readonly [string, string, string];
  /** Around the sun or moon. */
  glow: string;
  /** What distance fades into. */
  haze: string;
  /** Hills and skylines before the haze takes them. */
  far: string;
  wallLit: string;
  wallShade: string;
  roof: string;
  glass: string;
  /** Glass that shows the sky. */
  glassSky: string;
  lamp: string;
  /** Share of the windows with light in them. */
  lamps: number;
  leaf: string;
  ground: string;
  /** At the shore and in front. */
  water: readonly [string, string];
  /** Signals and links. */
  signal: string;
  /** Fine lines on the water. */
  ripple: string;
}

/** The hour of a scene with the two colours of the vendor that show in it. */
export interface SceneLight extends Light {
  accent: string;
  dark: string;
}

const MIST: Light = {
  name: 'mist',
  sky: ['#c9dae3', '#e2ebf0', '#f7fafb'],
  glow: '#ffffff',
  haze: '#eaf1f4',
  far: '#9fb8c5',
  wallLit: '#ffffff',
  wallShade: '#a9bfcc',
  roof: '#f4f8fa',
  glass: '#456a83',
  glassSky: '#9fbccb',
  lamp: '#ffd590',
  lamps: 0.14,
  leaf: '#6f9a9f',
  ground: '#c3d2da',
  water: ['#dbe8ee', '#7fa6b7'],
  signal: '#0aa5b5',
  ripple: '#ffffff',
};

const MORNING: Light = {
  name: 'morning',
  sky: ['#9fd2da', '#d5ecee', '#fdf1df'],
  glow: '#fff3da',
  haze: '#f0f2ea',
  far: '#7fabb6',
  wallLit: '#fffdf9',
  wallShade: '#8fb1be',
  roof: '#f8f7f3',
  glass: '#2e5f78',
  glassSky: '#8fbcc6',
  lamp: '#ffd28a',
  lamps: 0.18,
  leaf: '#55898d',
  ground: '#bfd0d2',
  water: ['#dcebe9', '#4f99a7'],
  signal: '#06919f',
  ripple: '#ffffff',
};

const CLEAR: Light = {
  name: 'clear',
  sky: ['#3f9cae', '#93ccd5', '#eaf6f6'],
  glow: '#ffffff',
  haze: '#d9edef',
  far: '#5a9aab',
  wallLit: '#ffffff',
  wallShade: '#76a1b2',
  roof: '#f3f8f9',
  glass: '#17445f',
  glassSky: '#6fb0bf',
  lamp: '#ffd994',
  lamps: 0.1,
  leaf: '#3b7c80',
  ground: '#b6ced4',
  water: ['#b9dde1', '#176f82'],
  signal: '#e9fbfc',
  ripple: '#ffffff',
};

const DUSK: Light = {
  name: 'dusk',
  sky: ['#12304c', '#3a7f92', '#f3d8ac'],
  glow: '#ffe2b0',
  haze: '#a9bcb4',
  far: '#2a5870',
  wallLit: '#bcd0d6',
  wallShade: '#31566d',
  roof: '#8fabb7',
  glass: '#132f49',
  glassSky: '#4b8496',
  lamp: '#ffc873',
  lamps: 0.42,
  leaf: '#1c4356',
  ground: '#3c5f70',
  water: ['#b9c3b0', '#0f2f49'],
  signal: '#8be6ec',
  ripple: '#f6e6c8',
};

const NIGHT: Light = {
  name: 'night',
  sky: ['#081829', '#0e2f4a', '#1f6a80'],
  glow: '#49bccb',
  haze: '#2a7085',
  far: '#0f3048',
  wallLit: '#5b8aa0',
  wallShade: '#173952',
  roof: '#3a647c',
  glass: '#0a2137',
  glassSky: '#1f5068',
  lamp: '#ffcb80',
  lamps: 0.5,
  leaf: '#0d2d42',
  ground: '#1c4259',
  water: ['#1d6177', '#06162a'],
  signal: '#63dbe4',
  ripple: '#8fdbe4',
};

export const LIGHTS = [MIST, MORNING, CLEAR, DUSK, NIGHT] as const;

/** An idea is shown by day; what was built is shown at every hour. */
const HOURS: Record<string, readonly Light[]> = {
  solution: [MIST, MORNING, CLEAR, NIGHT, DUSK],
  other: [DUSK, MIST, NIGHT, MORNING, CLEAR],
};

export function lightOf(kind: string, random: Random): Light {
  return random.pick(HOURS[kind] ?? HOURS.other!);
}
