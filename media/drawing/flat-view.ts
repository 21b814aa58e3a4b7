import type { Hardware } from '../../records/product/record.ts';
import { drawSockets, SOCKET_HEIGHT, socketCallouts } from './access-point/antenna-sockets.ts';
import { drawBack, layBack } from './back.ts';
import {
  ABOVE,
  backCallouts,
  type Callout,
  captionsAbove,
  captionsBelow,
  captionsBeside,
  panelCallouts,
} from './callouts.ts';
import { antennaPlaces, type Device, hasEars, paddle, paddleDefinition, panelDefs } from './chassis.ts';
import type { DrawingContext } from './context.ts';
import { layPanel } from './layout/lay-panel.ts';
import type { PanelLayout } from './layout/panel-layout.ts';
import { drawPanel, EAR_WIDTH, panelDefinitions } from './panel.ts';
import { connectorDefinitions } from './ports.ts';
import { document, stageDefinitions } from './stage.ts';
import { svg } from './svg.ts';

/** The front or back elevation, flat and wide, with the names of its parts: for the product page's gallery. */

const WIDTH = 1600;
const SIDE = 60;
/** Maximum scale of a small device, in pixels per mm. */
const LARGEST_SCALE = 6.4;

export interface FlatView {
  svg: string;
  width: number;
  height: number;
  /** Texts of its captions. */
  parts: string[];
}

interface FlatDrawing {
  defs: string;
  art: string;
  callouts: Callout[];
  width: number;
  height: number;
  /** Space next to and above the housing, in mm. */
  beside: number;
  above: number;
}

function connectionBay(hardware: Hardware): Hardware {
  // The recess for cables on an access point's rear.
  const widest = Math.max(hardware.size.widthMm, hardware.size.heightMm);
  return {
    ...hardware,
    size: { widthMm: Math.min(190, Math.max(120, widest * 0.7)), depthMm: 20, heightMm: 30 },
  };
}

function frontOf(context: DrawingContext, device: Device): { drawing: FlatDrawing; layout: PanelLayout } {
  const { spec, model } = device;
  const hardware = spec.kind === 'access-point' ? connectionBay(device.hardware) : device.hardware;
  const housing = context.housings[spec.kind];
  const layout = layPanel(context, spec, hardware);
  const ears = hasEars(hardware);
  const antennas = antennaPlaces(spec, layout.width);
  const length = Math.min(90, layout.width * 0.3);
  const sockets = socketCallouts(spec, layout.width);
  return {
    layout,
    drawing: {
      defs: panelDefs(context, layout, housing) + (antennas.length > 0 ? paddleDefinition(housing) : ''),
      art:
        antennas.map((x) => paddle(x, 4, length, housing)).join('') +
        drawSockets(spec, layout.width) +
        drawPanel(layout, { context, housing, model, ears, finePrint: true }),
      callouts: [...sockets, ...panelCallouts(layout)],
      width: layout.width,
      height: layout.height,
      beside: ears ? EAR_WIDTH : 0,
      above: antennas.length > 0 ? length : sockets.length > 0 ? SOCKET_HEIGHT : 0,
    },
  };
}

function backOf(context: DrawingContext, { model, spec, hardware }: Device): FlatDrawing {
  const housing = context.housings[spec.kind];
  return {
    defs: connectorDefinitions(context, new Set()) + panelDefinitions(housing),
    art: drawBack(context, hardware, model, housing),
    callouts: backCallouts(layBack(hardware).filter(({ part }) => part !== 'plate')),
    width: hardware.size.widthMm,
    height: hardware.size.heightMm,
    beside: 0,
    above: 0,
  };
}

interface Sheet {
  title: string;
  width: number;
  height: number;
  /** Place of the drawing, in pixels, and its pixels per mm. */
  x: number;
  y: number;
  scale: number;
}

/** The drawing on its ground, with its captions. */
function setOn(
  context: DrawingContext,
  { defs, art, ...drawing }: FlatDrawing,
  { title, width, height, x, y, scale }: Sheet,
  captions: string,
): string {
  const { accent, dark } = context.colours;
  const quarter = width / 4;
  return document(
    width,
    height,
    title,
    svg`<defs>${stageDefinitions(context)}${defs}</defs>
      <rect x="0" y="0" width="${width}" height="${height}" fill="url(#air)"/>
      <path d="M0 ${height - 22}q${width / 8} -8 ${quarter} 0t${quarter} 0 ${quarter} 0 ${quarter} 0"
        fill="none" stroke="${accent}" stroke-width="1.4" opacity="0.3"/>
      <rect x="${x + 6}" y="${y + drawing.height * scale - 26}"
        width="${drawing.width * scale - 12}" height="40" fill="${dark}" opacity="0.3" filter="url(#soft)"/>
      <g transform="translate(${x} ${y}) scale(${scale.toFixed(4)})">${art}</g>`,
    captions,
  );
}

/** Whether a part stands on the upper edge of the housing. */
function isOnTop({ y }: Callout): boolean {
  return y < 0;
}

function setFlat(context: DrawingContext, drawing: FlatDrawing, title: string): FlatView {
  const scale = Math.min((WIDTH - SIDE * 2) / (drawing.width + drawing.beside * 2), LARGEST_SCALE);
  const x = (WIDTH - drawing.width * scale) / 2;
  const [onTop, below] = [drawing.callouts.filter(isOnTop), drawing.callouts.filter((one) => !isOnTop(one))];
  const y = SIDE + drawing.above * scale + (onTop.length > 0 ? ABOVE : 0);
  const bottom = y + drawing.height * scale;
  const captions = captionsBelow(context, below, { x, y, scale }, bottom, WIDTH);
  const height = Math.ceil(bottom + 66 + captions.rows * 36 + 26);
  const above = onTop.length > 0 ? captionsAbove(context, onTop, { x, y, scale }) : '';
  const sheet = { title, width: WIDTH, height, x, y, scale };
  return {
    svg: setOn(context, drawing, sheet, captions.svg + above),
    width: WIDTH,
    height,
    parts: partsOf(drawing.callouts, ({ x }) => x),
  };
}

function setUpright(context: DrawingContext, drawing: FlatDrawing, title: string): FlatView {
  const [width, height] = [1200, 900];
  const scale = Math.min(760 / drawing.height, LARGEST_SCALE);
  const x = width * 0.38 - (drawing.width * scale) / 2;
  const y = (height - drawing.height * scale) / 2 - 12;
  const captions = captionsBeside(context, drawing.callouts, { x, y, scale }, x + drawing.width * scale);
  return {
    svg: setOn(context, drawing, { title, width, height, x, y, scale }, captions),
    width,
    height,
    parts: partsOf(drawing.callouts, ({ y }) => y),
  };
}

/** Texts of the captions without duplicates, in reading order. */
function partsOf(callouts: readonly Callout[], place: (callout: Callout) => number): string[] {
  return [...new Set(callouts.toSorted((a, b) => place(a) - place(b)).map(({ text }) => text))];
}

export function drawPanelView(context: DrawingContext, device: Device): FlatView {
  const { drawing, layout } = frontOf(context, device);
  const title = `${device.model} ${device.spec.kind === 'access-point' ? '接続面' : '前面パネル'}`;
  return layout.style === 'upright' ? setUpright(context, drawing, title) : setFlat(context, drawing, title);
}

export function drawBackView(context: DrawingContext, device: Device): FlatView {
  return setFlat(context, backOf(context, device), `${device.model} 背面`);
}
