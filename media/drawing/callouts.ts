import type { PortGroup } from '../../records/product/record.ts';
import { groupBy } from '../../shared/group-by.ts';
import { escapeXml } from '../../shared/text/escape-xml.ts';
import type { BackPart } from './back.ts';
import type { DrawingContext } from './context.ts';
import type { PanelLayout, PlacedService } from './layout/panel-layout.ts';
import { captionOf, SERVICES } from './ports.ts';
import { type Box, svg } from './svg.ts';

/** Japanese captions for the parts of a flat view, with a thin bracket to each part. */

export interface Callout extends Box {
  text: string;
}

const ROLE_NAMES: Partial<Record<PortGroup['role'], string>> = {
  wan: 'WAN',
  lan: 'LAN',
  uplink: 'アップリンク',
  management: '管理',
};

function portText(ports: PortGroup, first: number): string {
  const last = first + ports.count - 1;
  const numbers = ports.count > 1 ? `${first}〜${last}` : '';
  const power = ports.poeOut ? '(PoE給電)' : ports.poeIn ? '(PoE受電)' : '';
  // Ports that continue the numbering of the previous ones need no role.
  const role = first === 1 ? ROLE_NAMES[ports.role] : undefined;
  return [role, numbers, `${captionOf(ports.kind)}${power}`].filter(Boolean).join(' ');
}

/** The smallest box around others. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function panelCallouts({ blocks, services }: PanelLayout): Callout[] {
  const groups = groupBy(blocks, ({ group }) => group);
  return [
    ...serviceCallouts(services),
    ...Array.from(groups, ([group, parts]) => ({
      ...around(parts),
      text: portText(group, parts[0]?.ports[0]?.number ?? 1),
    })),
  ];
}

/** Sockets stacked in a column share a caption, read from top to bottom. */
function serviceCallouts(services: readonly PlacedService[]): Callout[] {
  const columns: PlacedService[][] = [];
  for (const service of services.toSorted((a, b) => a.x - b.x || a.y - b.y)) {
    const column = columns.find((parts) => {
      const { x, width } = around(parts);
      return service.x < x + width && service.x + service.width > x;
    });
    if (column) column.push(service);
    else columns.push([service]);
  }
  return columns.map((parts) => {
    const names = parts.toSorted((a, b) => a.y - b.y).map(({ part }) => SERVICES[part].caption);
    return { ...around(parts), text: [...new Set(names)].join(' / ') };
  });
}

const BACK_NAMES: Record<BackPart['part'], string> = {
  supply: '電源入力',
  'supply-module': '電源モジュール',
  'dc-jack': 'DC入力',
  terminal: 'DC入力端子台',
  fan: 'ファン',
  'fan-module': '交換可能ファン',
  earth: 'アース端子',
  plate: '銘板',
};

export function backCallouts(parts: readonly BackPart[]): Callout[] {
  const named = groupBy(parts, ({ part }) => BACK_NAMES[part]);
  return Array.from(named, ([text, boxes]) => ({ ...around(boxes), text }));
}

/** Approximate, but sufficient to space captions: full-width characters are one em wide, Latin ones about 0.58. */
function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text) ems += character > '\u2e80' || character === '〜' ? 1 : 0.58;
  return ems * size;
}

const SIZE = 19;
const ROW = 36;
const FAMILY = 'Hiragino Sans,Noto Sans JP,Yu Gothic,Meiryo,sans-serif';

interface Caption {
  callout: Callout;
  from: number;
  to: number;
  left: number;
  right: number;
}

interface SetCaption extends Caption {
  row: number;
  /** Position of its vertical line. */
  line: number;
}

const MOST_ROWS = 5;

/** The highest row where a caption touches no other one and its line crosses none. */
function setCaption(caption: Caption, set: readonly SetCaption[]): SetCaption {
  const { from, to } = caption;
  const beside = (other: Caption, gap: number) =>
    caption.left > other.right + gap || caption.right < other.left - gap;
  const rows = Array.from({ length: MOST_ROWS }, (_, row) => row).filter((row) =>
    set.every((other) => other.row !== row || beside(other, 22)),
  );
  for (const row of rows) {
    if (
      set.some((other) => other.row > row && other.line > caption.left - 6 && other.line < caption.right + 6)
    )
      continue;
    for (const share of [0.5, 0.25, 0.75, 0.08, 0.92]) {
      const line = from + (to - from) * share;
      const free = set.every((other) => other.row >= row || line > other.right + 6 || line < other.left - 6);
      if (free) return { ...caption, row, line };
    }
  }
  return { ...caption, row: rows[0] ?? MOST_ROWS, line: (from + to) / 2 };
}

/** Where a panel's drawing begins, and its pixels per mm. */
interface Origin {
  x: number;
  y: number;
  scale: number;
}

/** Captions below a panel whose lower edge is at `bottom`, with the number of their rows. */
export function captionsBelow(
  context: DrawingContext,
  callouts: readonly Callout[],
  origin: Origin,
  bottom: number,
  canvasWidth: number,
): { svg: string; rows: number } {
  const set: SetCaption[] = [];
  for (const callout of callouts.toSorted((a, b) => a.x + a.width / 2 - (b.x + b.width / 2))) {
    const from = origin.x + callout.x * origin.scale;
    const to = from + callout.width * origin.scale;
    const width = textWidth(callout.text, SIZE);
    const left = Math.min(canvasWidth - 24 - width, Math.max(24, (from + to - width) / 2));
    set.push(setCaption({ callout, from, to, left, right: left + width }, set));
  }
  const y = bottom + 22;
  const parts = set.map(({ callout, from, to, line, left, right, row }) => {
    const textY = y + 40 + row * ROW;
    return (
      bracket(context, svg`M${from} ${y - 6}v6H${to}v-6M${line} ${y}V${textY - SIZE - 3}`) +
      caption(callout.text, (left + right) / 2, textY)
    );
  });
  return { svg: lettered(context, parts), rows: Math.max(...set.map(({ row }) => row)) + 1 };
}

/** Height of the captions above a panel, in pixels. */
export const ABOVE = 46;

/** Captions above the parts of a panel's upper edge. */
export function captionsAbove(context: DrawingContext, callouts: readonly Callout[], origin: Origin): string {
  const parts = callouts.map(({ x, y, width, text }) => {
    const [from, to] = [origin.x + x * origin.scale, origin.x + (x + width) * origin.scale];
    const top = origin.y + y * origin.scale - 14;
    return bracket(context, svg`M${from} ${top + 6}v-6H${to}v6`) + caption(text, (from + to) / 2, top - 10);
  });
  return lettered(context, parts);
}

/** Captions to the right of an upright panel. */
export function captionsBeside(
  context: DrawingContext,
  callouts: readonly Callout[],
  origin: Origin,
  right: number,
): string {
  let lowest = 0;
  const x = right + 22;
  const parts = callouts
    .toSorted((a, b) => a.y - b.y)
    .map((callout) => {
      const from = origin.y + callout.y * origin.scale;
      const to = from + callout.height * origin.scale;
      lowest = Math.max((from + to) / 2, lowest + ROW);
      return (
        bracket(context, svg`M${x - 6} ${from}h6V${to}h-6M${x} ${lowest}h26`) +
        caption(callout.text, x + 36, lowest + 7, 'start')
      );
    });
  return lettered(context, parts);
}

function caption(text: string, x: number, y: number, anchor = 'middle'): string {
  return svg`<text x="${x}" y="${y}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

function bracket({ colours }: DrawingContext, d: string): string {
  return svg`<path fill="none" stroke="${colours.accent}" stroke-width="1.5" d="${d}"/>`;
}

function lettered({ colours }: DrawingContext, parts: readonly string[]): string {
  return svg`<g font-family="${FAMILY}" font-size="${SIZE}" fill="${colours.dark}">${parts}</g>`;
}
