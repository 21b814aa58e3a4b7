import { logotype } from './brand.ts';
import type { DrawingContext } from './context.ts';
import type { Housing } from './housing.ts';
import type { PanelLayout, PlacedBlock, PlacedPort, PlacedService } from './layout/panel-layout.ts';
import { printOf, tintOf } from './ports.ts';
import { type Box, boxed, linear, print, svg } from './svg.ts';

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

export function panelDefinitions({ front }: Housing): string {
  return (
    linear('front', [0, 0, 0, 1], { 0: front[0], 1: front[1] }) +
    linear('sheen', [0, 0, 1, 0], { 0: '#fff 0', 0.35: '#fff 0.1', 0.55: '#fff 0.02', 1: '#fff 0' })
  );
}

/** Place of a connector; an upside-down one is mirrored at its own middle. */
function placement({ x, y, height, scale }: Box & { scale: number }, flipped = false): string {
  const size = scale.toFixed(3);
  if (flipped) return svg`transform="matrix(${size} 0 0 -${size} ${x} ${y + height})"`;
  if (Math.abs(scale - 1) < 0.001) return svg`x="${x}" y="${y}"`;
  return svg`transform="translate(${x} ${y}) scale(${size})"`;
}

export function drawPort(port: PlacedPort): string {
  return svg`<use href="#${port.shape}" class="port"
    data-kind="${port.group.kind}" ${placement(port, port.flipped)}
    color="${tintOf(port.group.kind, port.shape)}" fill="${port.group.poeOut ? FEEDING : DARK_LIGHT}"/>`;
}

function drawService(service: PlacedService): string {
  return svg`<use href="#${service.part}" class="service" ${placement(service)}
    color="#1a2128" fill="${DARK_LIGHT}"/>`;
}

function drawBlock(block: PlacedBlock, layout: PanelLayout, options: PanelOptions): string {
  const { context, housing, finePrint } = options;
  const frame = { x: block.x - 1, y: block.y - 1, width: block.width + 2, height: block.height + 2 };
  const foot = frame.y + frame.height;
  const strip = { ...frame, y: Math.min(layout.height - 0.7, foot + 0.9) - 0.35, height: 0.7 };
  return [
    svg`<rect ${boxed(frame)} rx="1.1" fill="${housing.recess}"/>
      <path d="M${frame.x + 1} ${foot}h${frame.width - 2}" stroke="#fff" stroke-opacity="0.28"
        stroke-width="0.3"/>`,
    ...block.ports.map(drawPort),
    block.group.poeOut ? svg`<rect ${boxed(strip)} rx="0.35" fill="${context.colours.accent}"/>` : '',
    ...(finePrint ? blockPrint(block, frame, layout, housing) : []),
  ].join('');
}

function blockPrint(block: PlacedBlock, frame: Box, layout: PanelLayout, housing: Housing): string[] {
  if (layout.style === 'upright') {
    const hasColumns = layout.width - block.width > 8;
    return block.ports.map(({ number, x, y, width, height }) => {
      const isLeft = x < layout.width / 2 - 1 && hasColumns;
      return print(
        String(number),
        svg`x="${isLeft ? x - 1.8 : x + width + 1.8}" y="${y + height / 2 + 0.8}" font-size="2.2"
          text-anchor="middle" fill="${housing.softPrint}"`,
      );
    });
  }
  const size = 2.1;
  const line = (y: number, ports: readonly PlacedPort[]) => {
    const numbers = ports.map((port) => svg`<tspan x="${port.x + port.width / 2}">${port.number}</tspan>`);
    return svg`<text y="${y}" font-family="Helvetica Neue,Arial,sans-serif" font-size="${size}"
      text-anchor="middle" fill="${housing.softPrint}">${numbers}</text>`;
  };
  const prints: string[] = [];
  const upper = frame.y - size * 1.1 > 1 ? block.ports.filter((port) => !port.flipped) : [];
  if (upper.length > 0) prints.push(line(frame.y - 0.7, upper));
  const lower = block.ports.filter((port) => port.flipped);
  const underneath = frame.y + frame.height + 3.4;
  if (lower.length > 0 && underneath < layout.height - 0.4) prints.push(line(underneath, lower));
  const above = frame.y - 0.7 - size * 1.25;
  if (layout.style === 'beside' && above > size + 0.4) {
    prints.push(
      print(
        printOf(block.group),
        svg`x="${frame.x + 0.4}" y="${above}" font-size="${size}" font-weight="600"
          fill="${housing.print}" opacity="0.85"`,
      ),
    );
  }
  return prints;
}

function drawLights(layout: PanelLayout, { context, housing, finePrint }: PanelOptions): string {
  const { light } = context.colours;
  const [radius, glow, below, size] = layout.style === 'above' ? [0.8, 1.7, 3, 1.7] : [1, 2.2, 3.6, 1.9];
  return layout.lights
    .map(({ x, y, label }, index) => {
      const lit = label !== 'LOS';
      const fill = lit ? (index === 0 ? light : LIT) : '#5a6873';
      return [
        lit ? svg`<circle cx="${x}" cy="${y}" r="${glow}" fill="${light}" opacity="0.22"/>` : '',
        svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`,
        finePrint
          ? print(
              label,
              svg`x="${x}" y="${y + below}" font-size="${size}" text-anchor="middle"
                fill="${housing.softPrint}"`,
            )
          : '',
      ].join('');
    })
    .join('');
}

/** Slots of a vent as one dashed stroke per row: a grille of any size costs a few bytes. */
export function grille(box: Box, colour: string, pitch = 4): string {
  const rows = Math.max(1, Math.floor(box.height / pitch));
  const step = box.height / rows;
  const slots = Array.from({ length: rows }, (_, row) => {
    const shift = row % 2 ? svg` stroke-dashoffset="${pitch * 1.3}"` : '';
    return svg`<path d="M${box.x} ${box.y + step * (row + 0.5)}h${box.width}"${shift}/>`;
  });
  return svg`<g stroke="${colour}" stroke-width="${pitch * 0.46}" stroke-linecap="round"
    stroke-dasharray="${pitch * 1.6} ${pitch}">${slots}</g>`;
}

function drawEars(height: number, width: number, housing: Housing): string {
  const ear = (x: number, hole: number) => {
    const slots = [height * 0.18, height * 0.82].map(
      (y) =>
        svg`<rect x="${hole - 5}" y="${y - 2.9}" width="10" height="5.8" rx="2.9" fill="${housing.hole}"
          stroke="${housing.edge}" stroke-opacity="0.35" stroke-width="0.3"/>`,
    );
    return svg`<rect x="${x}" y="0.4" width="${EAR_WIDTH + 0.6}" height="${height - 0.8}" rx="1.6"
      fill="url(#front)"/>
      <rect x="${x + 0.2}" y="0.6" width="${EAR_WIDTH + 0.2}" height="${height - 1.2}" rx="1.5" fill="none"
        stroke="${housing.outline ?? housing.edge}" stroke-opacity="0.5" stroke-width="0.35"/>
      ${slots}<circle cx="${hole}" cy="${height / 2}" r="1.9" fill="url(#steel)"/>`;
  };
  return ear(-EAR_WIDTH, -EAR_WIDTH + 9) + ear(width - 0.6, width + EAR_WIDTH - 9);
}

/** The sheet of a front or a back, with light on it. */
export function sheet(width: number, height: number): string {
  const box = boxed({ x: 0, y: 0, width, height });
  return svg`<rect ${box} rx="1" fill="url(#front)"/><rect ${box} rx="1" fill="url(#sheen)"/>`;
}

/** The lit upper edge of a sheet. */
export function upperEdge(width: number, { edge }: Housing): string {
  return svg`<path d="M.6.35H${width - 0.6}" stroke="${edge}" stroke-width="0.5" stroke-opacity="0.9"/>`;
}

/** All parts of the front, in mm from the top left corner of the housing. */
export function drawPanel(layout: PanelLayout, options: PanelOptions): string {
  const { width, height, brand, model } = layout;
  const { housing } = options;
  const { accent } = options.context.colours;
  const anchor = layout.style === 'upright' ? ' text-anchor="middle"' : '';
  return [
    options.ears ? drawEars(height, width, housing) : '',
    sheet(width, height),
    housing.hasLine
      ? svg`<rect x="0" y="${height - 1.5}" width="${width}" height="1.1" fill="${accent}"/>
          <rect x="0" y="${height - 2.4}" width="${width}" height="0.9" fill="${accent}" opacity="0.25"/>`
      : '',
    upperEdge(width, housing),
    housing.outline
      ? svg`<rect x="0.2" y="0.2" width="${width - 0.4}" height="${height - 0.4}" rx="1" fill="none"
          stroke="${housing.outline}" stroke-opacity="0.45" stroke-width="0.4"/>`
      : '',
    layout.free ? grille(layout.free, housing.hole) : '',
    ...layout.blocks.map((block) => drawBlock(block, layout, options)),
    ...layout.services.map(drawService),
    drawLights(layout, options),
    logotype(options.context, brand.x, brand.y, brand.height, { wave: housing.print, mirror: accent }),
    print(
      options.model,
      svg`x="${model.x}" y="${model.y}" font-size="${model.size}" letter-spacing="0.15"${anchor}
        fill="${housing.print}" opacity="0.92"`,
    ),
  ].join('');
}
