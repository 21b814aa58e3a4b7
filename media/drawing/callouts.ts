import type { PortGroup, PortKind } from '../../records/product/record.ts';
import { escapeXml } from '../../shared/text/escape-xml.ts';
import type { BackPart } from './back.ts';
import type { DrawingContext } from './context.ts';
import type { PanelLayout, PlacedService } from './layout/panel-layout.ts';
import { type Box, el, group, num } from './svg.ts';

/** Japanese captions for the parts of a flat view, with a thin bracket to each part. */

export interface Callout extends Box {
  text: string;
}

const PORT_NAMES: Record<PortKind, string> = {
  '1g-rj45': '1000BASE-T',
  '2g5-rj45': '2.5GBASE-T',
  '5g-rj45': '5GBASE-T',
  '10g-rj45': '10GBASE-T',
  '1g-sfp': '1G SFP',
  '10g-sfp-plus': '10G SFP+',
  '25g-sfp28': '25G SFP28',
  '40g-qsfp-plus': '40G QSFP+',
  '100g-qsfp28': '100G QSFP28',
  gpon: 'GPON',
  'xgs-pon': 'XGS-PON',
  'ghn-coax': 'G.hn(同軸)',
  'ghn-phone': 'G.hn(電話線)',
  fxs: '電話',
};

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
  return [role, numbers, `${PORT_NAMES[ports.kind]}${power}`].filter(Boolean).join(' ');
}

export function panelCallouts(layout: PanelLayout): Callout[] {
  const groups = new Map<PortGroup, Callout>();
  for (const block of layout.blocks) {
    const known = groups.get(block.group);
    if (known) {
      known.width = block.x + block.width - known.x;
      known.height = block.y + block.height - known.y;
    } else {
      const { x, y, width, height } = block;
      groups.set(block.group, {
        x,
        y,
        width,
        height,
        text: portText(block.group, block.ports[0]?.number ?? 1),
      });
    }
  }
  return [...serviceCallouts(layout), ...groups.values()];
}

const SERVICE_NAMES: Record<PlacedService['part'], string> = {
  console: 'コンソール',
  'usb-a': 'USB',
  'usb-c': 'コンソール(USB-C)',
  'dc-jack': 'DC入力',
};

/** Sockets stacked in a column share a caption, read from top to bottom. */
function serviceCallouts({ services }: PanelLayout): Callout[] {
  const columns: { x: number; end: number; parts: PlacedService[] }[] = [];
  for (const service of [...services].sort((a, b) => a.x - b.x || a.y - b.y)) {
    const column = columns.find(({ x, end }) => service.x < end && service.x + service.width > x);
    if (!column) {
      columns.push({ x: service.x, end: service.x + service.width, parts: [service] });
      continue;
    }
    column.end = Math.max(column.end, service.x + service.width);
    column.parts.push(service);
  }
  return columns.map(({ x, end, parts }) => {
    const ordered = [...parts].sort((a, b) => a.y - b.y);
    const top = Math.min(...ordered.map(({ y }) => y));
    const text = [...new Set(ordered.map(({ part }) => SERVICE_NAMES[part]))].join(' / ');
    const bottom = Math.max(...ordered.map(({ y, height }) => y + height));
    return { text, x, y: top, width: end - x, height: bottom - top };
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
  const named = new Map<string, Callout>();
  for (const { part, x, y, width, height } of parts) {
    const text = BACK_NAMES[part];
    const known = named.get(text);
    if (!known) {
      named.set(text, { text, x, y, width, height });
      continue;
    }
    const end = Math.max(known.x + known.width, x + width);
    known.x = Math.min(known.x, x);
    known.width = end - known.x;
  }
  return [...named.values()];
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

interface CaptionRows {
  svg: string;
  rows: number;
}

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

/** Captions below a panel whose lower edge is at `bottom`. */
export function captionsBelow(
  context: DrawingContext,
  callouts: readonly Callout[],
  origin: { x: number; scale: number },
  bottom: number,
  canvasWidth: number,
): CaptionRows {
  const set: SetCaption[] = [];
  for (const callout of [...callouts].sort((a, b) => a.x + a.width / 2 - (b.x + b.width / 2))) {
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
      el('path', {
        d: `M${num(from)} ${num(y - 6)}v6H${num(to)}v-6M${num(line)} ${num(y)}V${num(textY - SIZE - 3)}`,
      }) + caption(callout.text, (left + right) / 2, textY, 'middle')
    );
  });
  return { svg: lines(context, parts), rows: Math.max(...set.map(({ row }) => row)) + 1 };
}

/** Height of the captions above a panel, in pixels. */
export const ABOVE = 46;

/** Captions above the parts of a panel's upper edge, which is at `y`. */
export function captionsAbove(
  context: DrawingContext,
  callouts: readonly Callout[],
  origin: { x: number; y: number; scale: number },
): string {
  return lines(
    context,
    callouts.map(({ x, y, width, text }) => {
      const [from, to] = [origin.x + x * origin.scale, origin.x + (x + width) * origin.scale];
      const top = origin.y + y * origin.scale - 14;
      return (
        el('path', { d: `M${num(from)} ${num(top + 6)}v-6H${num(to)}v6` }) +
        caption(text, (from + to) / 2, top - 10, 'middle')
      );
    }),
  );
}

/** Captions to the right of an upright panel. */
export function captionsBeside(
  context: DrawingContext,
  callouts: readonly Callout[],
  origin: { x: number; y: number; scale: number },
  right: number,
): string {
  let lowest = 0;
  const sorted = [...callouts].sort((a, b) => a.y - b.y);
  return lines(
    context,
    sorted.map((callout) => {
      const from = origin.y + callout.y * origin.scale;
      const to = from + callout.height * origin.scale;
      const middle = Math.max((from + to) / 2, lowest + ROW);
      lowest = middle;
      const x = right + 22;
      return (
        el('path', { d: `M${num(x - 6)} ${num(from)}h6V${num(to)}h-6M${num(x)} ${num(middle)}h26` }) +
        caption(callout.text, x + 36, middle + 7, 'start')
      );
    }),
  );
}

function caption(text: string, x: number, y: number, anchor: string): string {
  return `<text x="${num(x)}" y="${num(y)}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

function lines(context: DrawingContext, parts: readonly string[]): string {
  return group(
    { 'font-family': FAMILY, 'font-size': SIZE, fill: context.colours.dark },
    ...parts.map((part) =>
      part.replaceAll('<path ', `<path fill="none" stroke="${context.colours.accent}" stroke-width="1.5" `),
    ),
  );
}
