import type { ProductSpec } from '../../../records/product/record.ts';
import type { DrawingContext } from '../context.ts';
import { el, group, num, type Point, rect } from '../svg.ts';

export type Cloud = Extract<ProductSpec, { kind: 'cloud' }>;
type Managed = Cloud['manages'][number];

const GLYPHS: Record<Managed, (context: DrawingContext, x: number, y: number) => string> = {
  ルーター: (context, x, y) =>
    el('circle', { cx: x, cy: y, r: 19, fill: context.colours.dark }) +
    el('path', {
      d: `M${num(x - 9)} ${num(y)}h18m-5-4 5 4-5 4M${num(x - 4)} ${num(y - 4)}l-5 4 5 4`,
      fill: 'none',
      stroke: context.colours.light,
      'stroke-width': 2.2,
    }),
  スイッチ: (context, x, y) =>
    rect({ x: x - 27, y: y - 12, width: 54, height: 24 }, { rx: 5, fill: '#1f3a57' }) +
    el('path', {
      d: `M${num(x - 19)} ${num(y)}h38`,
      stroke: context.colours.light,
      'stroke-width': 7,
      'stroke-dasharray': '5 3.2',
    }),
  無線LAN: (context, x, y) =>
    rect(
      { x: x - 17, y: y - 17, width: 34, height: 34 },
      { rx: 11, fill: '#fff', stroke: '#a9bbc8', 'stroke-width': 1.6 },
    ) +
    el('path', {
      d: `M${num(x - 9)} ${num(y - 1)}a12.6 12.6 0 0 1 18 0M${num(x - 5)} ${num(y + 3.6)}a7 7 0 0 1 10 0`,
      fill: 'none',
      stroke: context.colours.accent,
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }) +
    el('circle', { cx: x, cy: y + 8, r: 2, fill: context.colours.accent }),
  光アクセス: (context, x, y) =>
    el('path', {
      d: `M${num(x)} ${num(y - 19)}l19 19-19 19-19-19Z`,
      fill: '#e9f6f8',
      stroke: context.colours.accent,
      'stroke-width': 1.8,
    }) + el('circle', { cx: x, cy: y, r: 5, fill: context.colours.accent }),
};

export const CLOUD_PATH =
  'M26 60A17 17 0 0 1 24 26 24 24 0 0 1 69 18 20 20 0 0 1 98 34 13.5 13.5 0 0 1 96 60Z';

/** The managed devices as a tree, from the cloud at the top to the edge at the bottom. */
export function topology(
  context: DrawingContext,
  manages: readonly Managed[],
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const order: Managed[] = ['ルーター', 'スイッチ', '光アクセス', '無線LAN'];
  const tiers = order.filter((kind) => manages.includes(kind));
  const counts = tiers.map((_, index) => [2, 3, 5, 6][index + (tiers.length < 3 ? 1 : 0)] ?? 6);
  const centre = x + width / 2;
  const placed: { kind?: Managed; at: Point }[][] = [[{ at: [centre, y + 38] }]];
  tiers.forEach((kind, tier) => {
    const count = counts[tier] ?? 3;
    const ty = y + 84 + ((height - 116) * (tier + 1)) / tiers.length;
    const span = width * Math.min(0.86, 0.34 + count * 0.1);
    placed.push(
      Array.from({ length: count }, (_, index) => ({
        kind,
        at: [centre - span / 2 + (span * (index + 0.5)) / count, ty] as Point,
      })),
    );
  });
  const links = placed.slice(1).flatMap((tier, index) => {
    const above = placed[index] ?? [];
    return tier.map(({ at }, place) => {
      const from = above[Math.floor((place * above.length) / tier.length)]?.at ?? at;
      const middle = (from[1] + at[1]) / 2;
      return `M${num(from[0])} ${num(from[1])}C${num(from[0])} ${num(middle)} ${num(at[0])} ${num(middle)} ${num(at[0])} ${num(at[1])}`;
    });
  });
  return [
    el('path', {
      d: links.join(''),
      fill: 'none',
      stroke: context.colours.accent,
      'stroke-width': 2,
      'stroke-opacity': 0.55,
    }),
    group(
      { transform: `translate(${num(centre - 60)} ${num(y + 2)})` },
      el('path', { d: CLOUD_PATH, fill: '#e9f6f8', stroke: context.colours.accent, 'stroke-width': 2.2 }),
    ),
    ...placed.flatMap((tier) =>
      tier.map(({ kind, at }) => (kind ? GLYPHS[kind](context, at[0], at[1]) : '')),
    ),
  ].join('');
}
