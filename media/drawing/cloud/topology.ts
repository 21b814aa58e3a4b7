import type { ProductSpec } from '../../../records/product/record.ts';
import type { DrawingContext } from '../context.ts';
import { type Box, type Point, svg } from '../svg.ts';

export type Cloud = Extract<ProductSpec, { kind: 'cloud' }>;
type Managed = Cloud['manages'][number];

/** The sign of a device, around its middle. */
const GLYPHS: Record<Managed, (colours: DrawingContext['colours'], x: number, y: number) => string> = {
  ルーター: ({ dark, light }, x, y) =>
    svg`<circle cx="${x}" cy="${y}" r="19" fill="${dark}"/>
      <path d="M${x - 9} ${y}h18m-5-4 5 4-5 4M${x - 4} ${y - 4}l-5 4 5 4" fill="none" stroke="${light}"
        stroke-width="2.2"/>`,
  スイッチ: ({ light }, x, y) =>
    svg`<rect x="${x - 27}" y="${y - 12}" width="54" height="24" rx="5" fill="#1f3a57"/>
      <path d="M${x - 19} ${y}h38" stroke="${light}" stroke-width="7" stroke-dasharray="5 3.2"/>`,
  無線LAN: ({ accent }, x, y) =>
    svg`<rect x="${x - 17}" y="${y - 17}" width="34" height="34" rx="11" fill="#fff" stroke="#a9bbc8"
        stroke-width="1.6"/>
      <path d="M${x - 9} ${y - 1}a12.6 12.6 0 0 1 18 0M${x - 5} ${y + 3.6}a7 7 0 0 1 10 0" fill="none"
        stroke="${accent}" stroke-width="2.4" stroke-linecap="round"/>
      <circle cx="${x}" cy="${y + 8}" r="2" fill="${accent}"/>`,
  光アクセス: ({ accent }, x, y) =>
    svg`<path d="M${x} ${y - 19}l19 19-19 19-19-19Z" fill="#e9f6f8" stroke="${accent}" stroke-width="1.8"/>
      <circle cx="${x}" cy="${y}" r="5" fill="${accent}"/>`,
};

export const CLOUD_PATH =
  'M26 60A17 17 0 0 1 24 26 24 24 0 0 1 69 18 20 20 0 0 1 98 34 13.5 13.5 0 0 1 96 60Z';

/** The managed devices as a tree, from the cloud at the top to the edge at the bottom. */
export function topology(
  context: DrawingContext,
  manages: readonly Managed[],
  { x, y, width, height }: Box,
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
      return svg`M${from[0]} ${from[1]}C${from[0]} ${middle} ${at[0]} ${middle} ${at[0]} ${at[1]}`;
    });
  });
  const glyphs = placed.flatMap((tier) =>
    tier.map(({ kind, at }) => (kind ? GLYPHS[kind](context.colours, at[0], at[1]) : '')),
  );
  const { accent } = context.colours;
  return svg`<path d="${links}" fill="none" stroke="${accent}" stroke-width="2" stroke-opacity="0.55"/>
    <g transform="translate(${centre - 60} ${y + 2})">
      <path d="${CLOUD_PATH}" fill="#e9f6f8" stroke="${accent}" stroke-width="2.2"/></g>${glyphs}`;
}
