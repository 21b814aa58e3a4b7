import { mark } from '../drawing/brand.ts';
import type { Drawable } from '../drawing/draw-product.ts';
import { document, drawBackground, stageDefinitions } from '../drawing/stage.ts';
import { el, group, num, radial } from '../drawing/svg.ts';
import { INK } from '../drawing/theme.ts';
import {
  type BannerFrame,
  constellation,
  drawBanner,
  drawScene,
  NARROW,
  rings,
  type Standing,
  WIDE,
} from './scene.ts';

/** Which products stand where. `find` gives the record of a model. */
export type Find = (model: string) => Drawable;

/** Fibres from one device to the next, over the water. */
function fibres(paths: readonly string[]): string {
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    ...paths.flatMap((d) => [
      el('path', { d, stroke: INK.aquaLight, 'stroke-width': 7, opacity: 0.22 }),
      el('path', { d, stroke: INK.aqua, 'stroke-width': 2.4 }),
    ]),
  );
}

const LITEPON_FIBRES = ['M1386 349C1378 426 1270 400 1190 440', 'M1436 352C1445 420 1510 430 1560 500'];

/** Light on its way along the fibres; at the times 0 and 1 there is none. */
function pulses(paths: readonly string[], time: number): string {
  const length = 2.4;
  const light = (d: string, at: number) => {
    const dash = {
      d,
      pathLength: 100,
      'stroke-dasharray': `${length} ${200 - length}`,
      'stroke-dashoffset': num(length - (100 + length) * at),
    };
    return (
      el('path', { ...dash, stroke: INK.aquaLight, 'stroke-width': 22, opacity: 0.25 }) +
      el('path', { ...dash, stroke: INK.aquaLight, 'stroke-width': 13, opacity: 0.6 }) +
      el('path', { ...dash, stroke: '#fff', 'stroke-width': 5 })
    );
  };
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    ...paths.flatMap((d, index) =>
      [0, 0.18, 0.36].map((start) => {
        // Each fibre has its turn; one after the other stays dark for a while.
        const at = (time * 2 - start - index * 0.3) / 0.6;
        return at > 0 && at < 1 ? light(d, at) : '';
      }),
    ),
  );
}

/** Radio waves over an access point. */
function waves(cx: number, cy: number, step: number): string {
  return group(
    { fill: 'none', stroke: INK.aqua },
    ...[1, 2, 3, 4].map((ring) =>
      el('path', {
        d: `M${num(cx - step * ring)} ${num(cy)}A${num(step * ring)} ${num(step * ring * 0.82)} 0 0 1 ${num(cx + step * ring)} ${num(cy)}`,
        'stroke-width': 2.4 - ring * 0.3,
        opacity: 0.5 - ring * 0.09,
      }),
    ),
  );
}

/** Devices of one width, one on the other: each stands a housing's height above the one below. */
function stack(products: readonly Drawable[], x: number, y: number, width: number): Standing[] {
  const step = width * 0.094;
  return products.map((product, index) => ({ product, x, y: y - index * step, width, ripples: index === 0 }));
}

export function categoryFiles(find: Find): Record<string, string> {
  return {
    'categories/switches.svg': drawScene(
      'スイッチ',
      stack([find('MS3610-36P12UP4Y'), find('MS2310-48P4X'), find('MS5710-24XT4Y')], 600, 540, 1040),
    ),
    'categories/wireless.svg': drawScene(
      '無線LAN',
      [
        { product: find('MA2541'), x: 930, y: 330, width: 330, height: 500 },
        { product: find('MA3331'), x: 220, y: 420, width: 290, height: 330 },
        { product: find('MA3511'), x: 560, y: 545, width: 640, ripples: true },
      ],
      waves(560, 330, 95),
    ),
    'categories/routers.svg': drawScene('ルーター', [
      { product: find('MR5600'), x: 600, y: 610, width: 1020, ripples: true },
      { product: find('MR2400-5G'), x: 640, y: 335, width: 560 },
    ]),
    'categories/optical-access.svg': drawScene(
      '光アクセス',
      [
        { product: find('MLT1016'), x: 600, y: 350, width: 1000 },
        { product: find('MLU1004'), x: 350, y: 620, width: 440 },
        { product: find('MGE2001'), x: 880, y: 650, width: 340 },
      ],
      rings(600, 520, 560, 250),
      fibres(['M530 449C524 510 440 520 370 600']),
    ),
    'categories/cloud.svg': drawScene('クラウド管理', [
      { product: find('MC-CLOUD'), x: 560, y: 400, width: 880 },
      { product: find('MC1000'), x: 930, y: 700, width: 360 },
    ]),
  };
}

/** Shown where a product has no picture: the empty stage with the mark on the water. */
export function defaultProduct(): string {
  return document(
    1200,
    900,
    'ミナモネットワークスの製品',
    `<defs>${stageDefinitions()}${radial(
      'disc',
      [0.5, 0.4, 0.6],
      [
        [0, '#fff'],
        [1, '#e3ecf1'],
      ],
    )}</defs>`,
    drawBackground(1200, 900),
    rings(600, 640, 300, 74),
    el('circle', { cx: 600, cy: 400, r: 190, fill: 'url(#disc)', stroke: '#d3dfe6', 'stroke-width': 2 }),
    mark(480, 286, 240, { wave: '#8fa5b6', mirror: INK.aqua }),
  );
}

interface BannerPlan {
  title: string;
  wide: Standing[];
  narrow: Standing[];
  behind: (frame: BannerFrame) => string;
  /** Between the first product and those in front of it. */
  afterFirst?: (frame: BannerFrame) => string;
}

function plans(find: Find): Record<string, BannerPlan> {
  return {
    ma3511: {
      title: 'Wi-Fi 7アクセスポイント MA3511',
      wide: [{ product: find('MA3511'), x: 1400, y: 372, width: 700, height: 560, ripples: true }],
      narrow: [{ product: find('MA3511'), x: 375, y: 628, width: 540, ripples: true }],
      behind: ({ focus: [x, y], width }) => waves(x, y - 60, width > 1000 ? 150 : 90),
    },
    'switch-poe': {
      title: 'PoEスイッチ MS2310シリーズ',
      wide: stack([find('MS2310-48P4X'), find('MS2310-24P4X')], 1390, 420, 920),
      narrow: stack([find('MS2310-48P4X'), find('MS2310-24P4X')], 375, 668, 650),
      behind: (frame) => constellation(frame, frame.width > 1000 ? 620 : 400, 7),
    },
    cloud: {
      title: 'クラウド管理',
      wide: [{ product: find('MC-CLOUD'), x: 1410, y: 325, width: 900, height: 590 }],
      narrow: [{ product: find('MC-CLOUD'), x: 372, y: 630, width: 570 }],
      behind: (frame) => constellation(frame, frame.width > 1000 ? 640 : 420, 23),
    },
    litepon: {
      title: 'LitePON',
      wide: [
        { product: find('MLT1016'), x: 1440, y: 262, width: 860 },
        { product: find('MLU1002'), x: 1180, y: 500, width: 210, height: 260 },
        { product: find('MLU1004'), x: 1620, y: 525, width: 400 },
      ],
      narrow: [
        { product: find('MLT1016'), x: 375, y: 545, width: 640 },
        { product: find('MLU1002'), x: 190, y: 735, width: 160, height: 190 },
        { product: find('MLU1004'), x: 515, y: 745, width: 290 },
      ],
      afterFirst: ({ width }) =>
        width > 1000
          ? fibres(LITEPON_FIBRES)
          : fibres(['M331 616C326 680 250 650 190 700', 'M369 619C374 670 420 680 450 730']),
      behind: ({ focus: [x, y], width }) =>
        rings(x, y + 130, width > 1000 ? 470 : 300, width > 1000 ? 190 : 130),
    },
    products: {
      title: 'ミナモの製品',
      wide: [
        { product: find('MR2400-5G'), x: 1720, y: 250, width: 330 },
        { product: find('MA3331'), x: 1035, y: 330, width: 190 },
        { product: find('MS5710-24XT4Y'), x: 1380, y: 330, width: 700 },
        { product: find('MA3511'), x: 1180, y: 540, width: 320 },
        { product: find('MS2610-8P4S-I'), x: 1690, y: 500, width: 170 },
      ],
      narrow: [
        { product: find('MR2400-5G'), x: 560, y: 480, width: 260 },
        { product: find('MS5710-24XT4Y'), x: 375, y: 640, width: 600 },
        { product: find('MA3511'), x: 250, y: 770, width: 270 },
        { product: find('MS2610-8P4S-I'), x: 600, y: 770, width: 120 },
      ],
      behind: (frame) => constellation(frame, frame.width > 1000 ? 640 : 400, 41),
    },
    solutions: {
      title: 'ソリューション',
      wide: [
        { product: find('MC-CLOUD'), x: 1470, y: 280, width: 700, height: 470 },
        { product: find('MA3511'), x: 1120, y: 510, width: 330 },
        { product: find('MS2310-24P4X'), x: 1560, y: 590, width: 480 },
      ],
      narrow: [
        { product: find('MC-CLOUD'), x: 390, y: 560, width: 480 },
        { product: find('MA3511'), x: 220, y: 750, width: 260 },
        { product: find('MS2310-24P4X'), x: 540, y: 780, width: 330 },
      ],
      behind: (frame) => constellation(frame, frame.width > 1000 ? 660 : 420, 5),
    },
    'case-studies': {
      title: '導入事例',
      wide: [
        { product: find('MA2541'), x: 1660, y: 300, width: 280, height: 430 },
        { product: find('MA3511'), x: 1340, y: 400, width: 430 },
        { product: find('MR1200-LTE'), x: 1060, y: 470, width: 250 },
      ],
      narrow: [
        { product: find('MA2541'), x: 580, y: 570, width: 220, height: 350 },
        { product: find('MA3511'), x: 330, y: 690, width: 340 },
      ],
      behind: (frame) => constellation(frame, frame.width > 1000 ? 640 : 420, 97),
    },
  };
}

/** One picture of the moving LitePON banner; `time` runs from 0, which is the standing one, to 1, which is 0 again. */
export function liteponFrame(find: Find, time: number): string {
  const plan = plans(find).litepon;
  if (!plan) throw new Error('No plan of the LitePON banner');
  const light = (plan.afterFirst?.(WIDE) ?? '') + pulses(LITEPON_FIBRES, time);
  return drawBanner(plan.title, WIDE, plan.wide, plan.behind(WIDE), light, time);
}

export function bannerFiles(find: Find): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [name, { title, wide, narrow, behind, afterFirst }] of Object.entries(plans(find))) {
    files[`banners/${name}.svg`] = drawBanner(title, WIDE, wide, behind(WIDE), afterFirst?.(WIDE));
    files[`banners/${name}-sp.svg`] = drawBanner(title, NARROW, narrow, behind(NARROW), afterFirst?.(NARROW));
  }
  return files;
}
