import { logotype } from './brand.ts';
import type { DrawingContext } from './context.ts';
import type { Housing } from './housing.ts';
import type { PanelLayout, PlacedBlock, PlacedPort, PlacedService } from './layout/panel-layout.ts';
import { printOf, tintOf } from './ports.ts';
import { type Box, el, group, linear, num, print, rect } from './svg.ts';

/** The elevation of a front panel; projected onto a plane it is also the front of the standing device. */

const LIT = '#5fe0b0';
const FEEDING = '#a8e063';
const DARK_LIGHT = '#33414d';
/** A rack ear: 482.6 mm between the outer edges of a 440 mm housing. */
export const EAR_WIDTH = 21;

interface PanelOptions {
  context: DrawingContext;
  housing: Housing;
  model: string;
  /** Rack ears at both sides. */
  ears: boolean;
  /** Port numbers and group names: for large pictures. */
  finePrint: boolean;
}

export function panelDefinitions(housing: Housing): string {
  return [
    linear(
      'front',
      [0, 0, 0, 1],
      [
        [0, housing.front[0]],
        [1, housing.front[1]],
      ],
    ),
    linear(
      'sheen',
      [0, 0, 1, 0],
      [
        [0, '#fff', 0],
        [0.35, '#fff', 0.1],
        [0.55, '#fff', 0.02],
        [1, '#fff', 0],
      ],
    ),
  ].join('');
}

/** Transform of a connector; an upside-down one is mirrored at its own middle. */
function placement(
  { x, y, height, scale }: Box & { scale: number },
  flipped: boolean,
): Record<string, string> {
  if (flipped)
    return { transform: `matrix(${scale.toFixed(3)} 0 0 -${scale.toFixed(3)} ${num(x)} ${num(y + height)})` };
  if (Math.abs(scale - 1) < 0.001) return { x: num(x), y: num(y) };
  return { transform: `translate(${num(x)} ${num(y)}) scale(${scale.toFixed(3)})` };
}

export function drawPort(port: PlacedPort): string {
  return el('use', {
    href: `#${port.shape}`,
    class: 'port',
    'data-kind': port.kind,
    ...placement(port, port.flipped),
    color: tintOf(port.kind, port.shape),
    fill: port.group.poeOut ? FEEDING : DARK_LIGHT,
  });
}

function drawService(service: PlacedService): string {
  return el('use', {
    href: `#${service.part}`,
    class: 'service',
    ...placement(service, false),
    color: '#1a2128',
    fill: DARK_LIGHT,
  });
}

function drawBlock(block: PlacedBlock, layout: PanelLayout, options: PanelOptions): string {
  const { context, housing, finePrint } = options;
  const frame = { x: block.x - 1, y: block.y - 1, width: block.width + 2, height: block.height + 2 };
  const parts = [
    rect(frame, { rx: 1.1, fill: housing.recess }),
    el('path', {
      d: `M${num(frame.x + 1)} ${num(frame.y + frame.height)}h${num(frame.width - 2)}`,
      stroke: '#fff',
      'stroke-opacity': 0.28,
      'stroke-width': 0.3,
    }),
    ...block.ports.map(drawPort),
  ];
  if (block.group.poeOut) {
    const y = Math.min(layout.height - 0.7, frame.y + frame.height + 0.9);
    parts.push(
      rect(
        { x: frame.x, y: y - 0.35, width: frame.width, height: 0.7 },
        { rx: 0.35, fill: context.colours.accent },
      ),
    );
  }
  if (finePrint) parts.push(...blockPrint(block, frame, layout, housing));
  return parts.join('');
}

function blockPrint(block: PlacedBlock, frame: Box, layout: PanelLayout, housing: Housing): string[] {
  const text = printOf(block.group);
  if (layout.style === 'upright') {
    return block.ports.map((port) =>
      print(String(port.number), {
        x:
          port.x < layout.width / 2 - 1 && layout.width - block.width > 8
            ? port.x - 1.8
            : port.x + port.width + 1.8,
        y: port.y + port.height / 2 + 0.8,
        'font-size': 2.2,
        'text-anchor': 'middle',
        fill: housing.softPrint,
      }),
    );
  }
  const size = 2.1;
  const numberOf = (port: PlacedPort) => el('tspan', { x: port.x + port.width / 2 }, `${port.number}`);
  const numbers = frame.y - size * 1.1 > 1 ? block.ports.filter((port) => !port.flipped).map(numberOf) : [];
  const lower = block.ports.filter((port) => port.flipped);
  const underneath = frame.y + frame.height + 3.4;
  const prints: string[] = [];
  const line = (y: number, inner: string) =>
    el(
      'text',
      {
        y,
        'font-family': 'Helvetica Neue,Arial,sans-serif',
        'font-size': size,
        'text-anchor': 'middle',
        fill: housing.softPrint,
      },
      inner,
    );
  if (numbers.length > 0) prints.push(line(frame.y - 0.7, numbers.join('')));
  if (lower.length > 0 && underneath < layout.height - 0.4) {
    prints.push(line(underneath, lower.map(numberOf).join('')));
  }
  const above = frame.y - 0.7 - size * 1.25;
  if (layout.style === 'beside' && above > size + 0.4) {
    prints.push(
      print(text, {
        x: frame.x + 0.4,
        y: above,
        'font-size': size,
        'font-weight': 600,
        fill: housing.print,
        opacity: 0.85,
      }),
    );
  }
  return prints;
}

function drawLights(layout: PanelLayout, { context, housing, finePrint }: PanelOptions): string {
  const small = layout.style === 'above';
  return layout.lights
    .map(({ x, y, label }, index) => {
      const lit = label !== 'LOS';
      const light = el('circle', {
        cx: x,
        cy: y,
        r: small ? 0.8 : 1,
        fill: lit ? (index === 0 ? context.colours.light : LIT) : '#5a6873',
      });
      const glow = lit
        ? el('circle', { cx: x, cy: y, r: small ? 1.7 : 2.2, fill: context.colours.light, opacity: 0.22 })
        : '';
      const caption = finePrint
        ? print(label, {
            x,
            y: y + (small ? 3 : 3.6),
            'font-size': small ? 1.7 : 1.9,
            'text-anchor': 'middle',
            fill: housing.softPrint,
          })
        : '';
      return glow + light + caption;
    })
    .join('');
}

/** Slots of a vent as one dashed stroke per row: a grille of any size costs a few bytes. */
export function grille(box: Box, colour: string, pitch = 4): string {
  const rows = Math.max(1, Math.floor(box.height / pitch));
  const step = box.height / rows;
  return group(
    {
      stroke: colour,
      'stroke-width': pitch * 0.46,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${num(pitch * 1.6)} ${num(pitch)}`,
    },
    ...Array.from({ length: rows }, (_, row) =>
      el('path', {
        d: `M${num(box.x)} ${num(box.y + step * (row + 0.5))}h${num(box.width)}`,
        'stroke-dashoffset': row % 2 ? pitch * 1.3 : undefined,
      }),
    ),
  );
}

function drawEars(height: number, width: number, housing: Housing): string {
  const ear = (x: number, hole: number) =>
    [
      rect({ x, y: 0.4, width: EAR_WIDTH + 0.6, height: height - 0.8 }, { rx: 1.6, fill: 'url(#front)' }),
      rect(
        { x: x + 0.2, y: 0.6, width: EAR_WIDTH + 0.2, height: height - 1.2 },
        {
          rx: 1.5,
          fill: 'none',
          stroke: housing.outline ?? housing.edge,
          'stroke-opacity': 0.5,
          'stroke-width': 0.35,
        },
      ),
      ...[height * 0.18, height * 0.82].map((y) =>
        rect(
          { x: hole - 5, y: y - 2.9, width: 10, height: 5.8 },
          { rx: 2.9, fill: housing.hole, stroke: housing.edge, 'stroke-opacity': 0.35, 'stroke-width': 0.3 },
        ),
      ),
      el('circle', { cx: hole, cy: height / 2, r: 1.9, fill: 'url(#steel)' }),
    ].join('');
  return ear(-EAR_WIDTH, -EAR_WIDTH + 9) + ear(width - 0.6, width + EAR_WIDTH - 9);
}

/** All parts of the front, in mm from the top left corner of the housing. */
export function drawPanel(layout: PanelLayout, options: PanelOptions): string {
  const { width, height, brand, model } = layout;
  const { context, housing } = options;
  const plate = { x: 0, y: 0, width, height };
  const upright = layout.style === 'upright';
  return [
    options.ears ? drawEars(height, width, housing) : '',
    rect(plate, { rx: 1, fill: 'url(#front)' }),
    rect(plate, { rx: 1, fill: 'url(#sheen)' }),
    housing.hasLine
      ? rect({ x: 0, y: height - 1.5, width, height: 1.1 }, { fill: context.colours.accent }) +
        rect({ x: 0, y: height - 2.4, width, height: 0.9 }, { fill: context.colours.accent, opacity: 0.25 })
      : '',
    el('path', {
      d: `M.6.35H${num(width - 0.6)}`,
      stroke: housing.edge,
      'stroke-width': 0.5,
      'stroke-opacity': 0.9,
    }),
    housing.outline
      ? rect(
          { x: 0.2, y: 0.2, width: width - 0.4, height: height - 0.4 },
          { rx: 1, fill: 'none', stroke: housing.outline, 'stroke-opacity': 0.45, 'stroke-width': 0.4 },
        )
      : '',
    layout.free ? grille(layout.free, housing.hole) : '',
    ...layout.blocks.map((block) => drawBlock(block, layout, options)),
    ...layout.services.map(drawService),
    drawLights(layout, options),
    logotype(context, brand.x, brand.y, brand.height, {
      wave: housing.print,
      mirror: context.colours.accent,
    }),
    print(options.model, {
      x: model.x,
      y: model.y,
      'font-size': model.size,
      'letter-spacing': 0.15,
      'text-anchor': upright ? 'middle' : undefined,
      fill: housing.print,
      opacity: 0.92,
    }),
  ].join('');
}
