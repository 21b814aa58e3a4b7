import { cellText, fedWatts, figuresOf } from '../../../shared/pages/screen.ts';
import type {
  Cell,
  Screen,
  ScreenPart,
  ScreenPartOf,
  ScreenTable,
  State,
} from '../../../shared/pages/screen-schema.ts';
import type { DrawingContext } from '../context.ts';
import { type Box, boxed, svg } from '../svg.ts';
import { card, LINE, letters } from './surface.ts';

/** A screen of the content, fitted to the pane: its parts in one column, with as many rows as fit. */

const INK = '#1c3550';
const SOFT = '#5b6f81';
const ROW = 44;
const GAP = 14;
const FIGURES = 90;
/** More columns would make their letters too small for a card. */
const COLUMNS = 5;

const COLOURS: Record<State, string> = {
  good: '#0a7f5a',
  notice: '#a86200',
  fault: '#b3261e',
  idle: '#7a8b99',
};
/** The same shapes as on the page, so that states do not differ by colour alone. */
const SHAPES: Record<State, string> = {
  good: 'm-5 0 3.500 4L5-4',
  notice: 'M0-5.500 6 5H-6ZM0-1.500V2',
  fault: 'm-4-4 8 8m0-8-8 8',
  idle: 'M-2-4V4M3-4V4',
};

function stateMark(state: State, text: string, x: number, y: number, size: number): string {
  return svg`<path d="${SHAPES[state]}" transform="translate(${x + 6} ${y - size * 0.36})" fill="none"
      stroke="${COLOURS[state]}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>
    ${bold(text, x + 18, y, size, COLOURS[state])}`;
}

function plain(text: string, x: number, y: number, size: number, fill: string): string {
  return letters(text, svg`x="${x}" y="${y}" font-size="${size}" fill="${fill}"`);
}

function bold(text: string, x: number, y: number, size: number, fill: string): string {
  return letters(text, svg`x="${x}" y="${y}" font-size="${size}" font-weight="700" fill="${fill}"`);
}

/** A bar that is filled to a share. */
function shareBar({ colours }: DrawingContext, bar: Box, share: number): string {
  const rx = bar.height / 2;
  return svg`<rect ${boxed(bar)} rx="${rx}" fill="#e3ebf0"/>
    <rect ${boxed({ ...bar, width: bar.width * share })} rx="${rx}" fill="${colours.accent}"/>`;
}

function figures(screen: Screen, { x, y, width }: Box): string {
  const shown = figuresOf(screen);
  const step = (width + GAP) / shown.length;
  return shown
    .map(({ label, value, unit = '', state }, place) => {
      const left = x + place * step;
      const text = `${value.toLocaleString('en')}${unit}`;
      return [
        card(left, y, step - GAP, FIGURES),
        plain(label, left + 16, y + 30, 17, SOFT),
        state && state !== 'good'
          ? stateMark(state, text, left + 14, y + 70, 30)
          : bold(text, left + 16, y + 70, 30, INK),
      ].join('');
    })
    .join('');
}

/** The first column is 1.5 times as wide as the others. */
function columnsOf({ columns }: ScreenTable, { x, width }: Box): number[] {
  const step = (width - 28) / (Math.min(columns.length, COLUMNS) + 0.5);
  return columns.slice(0, COLUMNS).map((_, place) => x + 16 + (place === 0 ? 0 : (place + 0.5) * step));
}

function cellMark(context: DrawingContext, cell: Cell, unit: string, x: number, y: number): string {
  if (typeof cell !== 'object') return plain(`${cell}${unit}`, x, y, 19, INK);
  if ('state' in cell) return stateMark(cell.state, cell.text, x, y, 19);
  const bar = { x: x + 50, y: y - 12, width: 56, height: 8 };
  return plain(cell.text, x, y, 19, INK) + shareBar(context, bar, cell.share);
}

function table(context: DrawingContext, part: ScreenTable, box: Box): string {
  const lefts = columnsOf(part, box);
  const rows = part.rows.slice(0, Math.floor(box.height / ROW) - 1);
  const heads = lefts.map((left, place) => bold(part.columns[place]?.name ?? '', left, box.y + 29, 16, SOFT));
  const cells = rows.flatMap((row, index) => {
    const y = box.y + ROW * (index + 1);
    return [
      svg`<rect x="${box.x + 1}" y="${y}" width="${box.width - 2}" height="1" fill="${LINE}"/>`,
      ...row.slice(0, COLUMNS).map((cell, place) => {
        const left = lefts[place] ?? 0;
        return place === 0
          ? bold(cellText(cell), left, y + 29, 19, INK)
          : cellMark(context, cell, part.columns[place]?.unit ?? '', left, y + 29);
      }),
    ];
  });
  return card(box.x, box.y, box.width, ROW * (rows.length + 1)) + heads.join('') + cells.join('');
}

function load({ colours }: DrawingContext, part: ScreenPartOf<'load'>, { x, y, width, height }: Box): string {
  const highest = Math.max(...part.points.map(({ value }) => value), 1);
  const step = (width - 28) / part.points.length;
  const floor = y + height - 28;
  return [
    card(x, y, width, height),
    plain(`${part.caption}(${part.unit})`, x + 16, y + 29, 13, SOFT),
    ...part.points.flatMap(({ at, value }, place) => {
      const left = x + 14 + place * step;
      const tall = ((height - 84) * value) / highest;
      const middle = svg`x="${left + step / 2}" text-anchor="middle" font-size="12"`;
      return [
        svg`<rect x="${left + 4}" y="${floor - tall}" width="${step - 8}" height="${tall}" rx="3"
          fill="${colours.accent}"/>`,
        letters(String(value), svg`${middle} y="${floor - tall - 6}" font-weight="700" fill="${INK}"`),
        letters(at, svg`${middle} y="${floor + 18}" fill="${SOFT}"`),
      ];
    }),
  ].join('');
}

const PORT_COLUMNS = 7;
const PORT_HEIGHT = 62;
const PORT_HEAD = 48;

function ports(context: DrawingContext, part: ScreenPartOf<'ports'>, { x, y, width }: Box): string {
  const step = (width - 24) / PORT_COLUMNS;
  const rows = Math.ceil(part.ports.length / PORT_COLUMNS);
  const fed = fedWatts(part);
  const bar = { x: x + width - 220, y: y + 14, width: 200, height: 10 };
  const share = Math.min(1, fed / (part.budgetW ?? Number.POSITIVE_INFINITY));
  const budget = svg`x="${bar.x - 12}" y="${y + 29}" text-anchor="end" font-size="18" fill="${INK}"`;
  return [
    card(x, y, width, PORT_HEAD + rows * PORT_HEIGHT + 8),
    bold(part.caption, x + 16, y + 29, 18, INK),
    part.budgetW === undefined
      ? ''
      : letters(`${fed}W / ${part.budgetW}W`, budget) + shareBar(context, bar, share),
    ...part.ports.map(({ name, state, text, watts, note }, place) => {
      const left = x + 12 + (place % PORT_COLUMNS) * step;
      const top = y + PORT_HEAD + Math.floor(place / PORT_COLUMNS) * PORT_HEIGHT;
      const more = watts === undefined ? note : `${watts}W`;
      return [
        svg`<rect x="${left + 2}" y="${top + 2}" width="${step - 4}" height="${PORT_HEIGHT - 6}" rx="5"
          fill="${state === 'idle' ? '#fff' : '#f1f6f8'}" stroke="${LINE}" stroke-width="1.2"/>`,
        bold(name, left + 9, top + 25, 15, INK),
        stateMark(state, text, left + 34, top + 25, 13),
        plain(more ?? '', left + 9, top + 46, 14, SOFT),
      ].join('');
    }),
  ].join('');
}

function heightOf(part: ScreenPart, left: number): number {
  switch (part.kind) {
    case 'figures':
      return FIGURES;
    case 'table':
      return ROW * Math.min(part.rows.length + 1, Math.floor(left / ROW));
    case 'load':
      return Math.min(170, left);
    case 'ports':
      return PORT_HEAD + 8 + Math.ceil(part.ports.length / PORT_COLUMNS) * PORT_HEIGHT;
  }
}

/** A part with less height shows no content. */
const LEAST = ROW * 3;

function draw(context: DrawingContext, screen: Screen, part: ScreenPart, place: Box): string {
  switch (part.kind) {
    case 'figures':
      return figures(screen, place);
    case 'table':
      return table(context, part, place);
    case 'load':
      return load(context, part, place);
    case 'ports':
      return ports(context, part, place);
  }
}

/** The parts of a screen within a box; parts that do not fit are left out. */
export function drawExample(context: DrawingContext, screen: Screen, box: Box): string {
  let { y } = box;
  return screen.parts
    .map((part) => {
      const left = box.y + box.height - y;
      if (part.kind !== 'figures' && left < LEAST) return '';
      const place = { ...box, y, height: heightOf(part, left) };
      y += place.height + GAP;
      return draw(context, screen, part, place);
    })
    .join('');
}
