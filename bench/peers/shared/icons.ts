/** Outlines of the drawings that stand in the markup, not in the data. */
export const ARROW = 'M5 12h14m-6-6 6 6-6 6';
export const CHEVRON = 'm5 9 7 7 7-7';
export const SEARCH = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20.5 20.5';
export const LIST =
  'M6 4h12a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm3-1.500h6v3H9zM8.500 10.500l1 1 2-2m2 1.500h2.500m-7.500 5 1 1 2-2m2 1.500h2.500';
export const MENU = 'M4 7h16M4 12h16M4 17h16';
export const PHONE =
  'M7 4h3l1.500 4-2 1.500a11 11 0 0 0 5 5l1.500-2 4 1.500v3a2 2 0 0 1-2 2A15 15 0 0 1 5 6a2 2 0 0 1 2-2Z';
export const MAIL = 'M4 6h16v12H4zm0 1 8 6 8-6';
export const BOOK =
  'M5 5.5C7 4.5 9.5 4.5 12 6c2.500-1.500 5-1.500 7-.5V18c-2-1-4.500-1-7 .5-2.500-1.500-5-1.500-7-.5zM12 6v12.500';

export const WATER_LINES = [
  'M0 40c120 0 120-24 240-24s120 24 240 24 120-24 240-24 120 24 240 24 120-24 240-24 120 24 240 24',
  'M0 72c150 0 150-20 300-20s150 20 300 20 150-20 300-20 150 20 300 20 120-14 240-14',
  'M0 100c180 0 180-14 360-14s180 14 360 14 180-14 360-14 180 14 360 14',
];

export const WAVES = [
  { fill: 'fill-aqua-pale', d: 'M0 22C180 4 360 4 540 18s360 22 540 4 270-14 360-6v32H0z' },
  { fill: 'fill-aqua-line', d: 'M0 32C200 16 380 20 600 30s400 12 580-4 200-8 260-2v24H0z' },
  { fill: 'fill-navy', d: 'M0 38c220-14 420-6 640 2s420 2 560-8 180-4 240 0v16H0z' },
];
