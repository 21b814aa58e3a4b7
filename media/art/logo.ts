import { mark, word, wordWidth } from '../drawing/brand.ts';
import { document } from '../drawing/stage.ts';
import { linear, rect } from '../drawing/svg.ts';
import { INK } from '../drawing/theme.ts';

/** Logo and icons, all from the one mark and the one set of letters that devices carry too. */

const HEIGHT = 44;
const X_HEIGHT = 14.6;

interface LogoColours {
  wave: string;
  mirror: string;
  name: string;
}

function logo(vendor: string, { wave, mirror, name }: LogoColours): string {
  const left = 50;
  const width = Math.ceil(left + (wordWidth(vendor) * X_HEIGHT) / 10 + 3);
  return document(
    width,
    HEIGHT,
    vendor,
    mark(0, 1, 42, { wave, mirror }),
    word(vendor, left, 30.4, X_HEIGHT, name),
  );
}

/** @param vendor the name that is written beside the mark */
export function logoFiles(vendor: string): Record<string, string> {
  const colours = { wave: INK.navy, mirror: INK.aqua };
  return {
    'logo.svg': logo(vendor, { ...colours, name: INK.navy }),
    'logo-white.svg': logo(vendor, { wave: INK.white, mirror: INK.aquaLight, name: INK.white }),
    'logo-mark.svg': document(32, 32, vendor, mark(0, 0, 32, colours)),
    'favicon.svg': appIcon(vendor, { radius: 7, margin: 2.4 }),
  };
}

/** The mark on a dark square of 32 units: `radius` rounds its corners, `margin` stands on both sides of the mark. */
export function appIcon(vendor: string, { radius, margin }: { radius: number; margin: number }): string {
  const deep = linear(
    'deep',
    [0, 0, 0, 1],
    [
      [0, '#17405f'],
      [1, INK.navy],
    ],
  );
  return document(
    32,
    32,
    vendor,
    `<defs>${deep}</defs>`,
    rect({ x: 0, y: 0, width: 32, height: 32 }, { rx: radius, fill: 'url(#deep)' }),
    mark(margin, margin - 0.2, 32 - 2 * margin, { wave: INK.white, mirror: '#4fd3de' }),
  );
}
