import type { Hardware } from '../../records/product/record.ts';
import type { DrawingContext } from './context.ts';
import type { Housing } from './housing.ts';
import { grille, sheet, upperEdge } from './panel.ts';
import { type Box, boxed, print, svg, translated } from './svg.ts';

/** The elevation of a back: supply, cooling, earth. Their positions follow from the parts in the record. */

export interface BackPart extends Box {
  part: 'supply' | 'supply-module' | 'dc-jack' | 'terminal' | 'fan' | 'fan-module' | 'earth' | 'plate';
}

function inlet(x: number, y: number, scale: number): string {
  return svg`<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})">
    <rect x="0" y="0" width="27" height="20" rx="1.6" fill="#0b1015" stroke="#4a5661" stroke-width="0.5"/>
    <path d="M4 16.6V7.6L7.4 4H19.6L23 7.6V16.6Z" fill="#1d262e" stroke="#59656f" stroke-width="0.5"/>
    <path d="M8.6 9.6v4M13.5 7.6v4M18.4 9.6v4" stroke="#c9d2d8" stroke-width="1.7" stroke-linecap="round"/>
  </g>`;
}

/** A round fan behind its guard. */
function fan(box: Box): string {
  const r = Math.min(box.width, box.height) / 2;
  const blade = svg`M0 ${-r * 0.3}Q${r * 0.5} ${-r * 0.55} ${r * 0.42} ${-r * 0.8}
    Q${r * 0.1} ${-r * 0.9} ${-r * 0.06} ${-r * 0.86}Z`;
  const blades = Array.from(
    { length: 7 },
    (_, index) => svg`<path d="${blade}" transform="rotate(${(index * 360) / 7})"/>`,
  );
  const rings = [0.92, 0.72, 0.52].map(
    (share) => svg`<circle r="${r * share}" fill="none" stroke="#8896a2" stroke-width="0.6"/>`,
  );
  const end = r * 0.7;
  return translated(
    [box.x + box.width / 2, box.y + box.height / 2],
    svg`<circle r="${r}" fill="#090e13" stroke="#5a6771" stroke-width="0.5"/>
      <g fill="#36434e">${blades}</g>${rings}
      <circle r="${r * 0.3}" fill="#1c252d" stroke="#8896a2" stroke-width="0.6"/>
      <path d="M${-end} ${-end}L${end} ${end}M${end} ${-end}L${-end} ${end}" stroke="#8896a2"
        stroke-width="0.6"/>`,
  );
}

/** Attributes of a part's rectangle. */
function named(part: BackPart): string {
  return `part="${part.part}" ${boxed(part)}`;
}

function moduleFrame(part: BackPart, housing: Housing): string {
  const { x, y, width, height } = part;
  const inner = { x: x + 0.6, y: y + 0.6, width: width - 1.2, height: height - 1.2 };
  return svg`<rect ${named(part)} rx="1" fill="url(#front)" stroke="${housing.hole}" stroke-width="0.8"/>
    <rect ${boxed(inner)} rx="0.7" fill="none"
      stroke="${housing.edge}" stroke-opacity="0.5" stroke-width="0.35"/>`;
}

/** The latch of a module, near its right edge. */
function latch({ colours }: DrawingContext, { x, y, width, height }: Box): string {
  return svg`<rect x="${x + width - 5.4}" y="${y + height * 0.25}" width="3" height="${height * 0.5}"
    rx="1.4" fill="${colours.accent}"/>`;
}

function drawPart(
  context: DrawingContext,
  part: BackPart,
  housing: Housing,
  model: string,
  input: string,
): string {
  const { x, y, width, height } = part;
  const [cx, cy] = [x + width / 2, y + height / 2];
  switch (part.part) {
    case 'supply':
      return inlet(x, y, width / 27);
    case 'supply-module':
      return [
        moduleFrame(part, housing),
        inlet(x + 5, y + (height - 20) / 2, 1),
        fan({ x: x + width - 36, y: y + 4, width: 28, height: height - 8 }),
        latch(context, part),
        svg`<circle cx="${x + 34.6}" cy="${y + 5.4}" r="0.9" fill="#5fe0b0"/>`,
      ].join('');
    case 'fan-module':
      return [
        moduleFrame(part, housing),
        fan({ x: x + 3, y: y + 4, width: width - 11, height: height - 8 }),
        latch(context, part),
      ].join('');
    case 'fan':
      return fan(part);
    case 'dc-jack':
      return svg`<rect ${named(part)} rx="1.2" fill="#0b1015" stroke="#4a5661" stroke-width="0.4"/>
        <circle cx="${cx}" cy="${cy}" r="${width * 0.3}" fill="#1d262e" stroke="#8896a2" stroke-width="0.5"/>
        <circle cx="${cx}" cy="${cy}" r="${width * 0.09}" fill="#d8b45c"/>`;
    case 'terminal': {
      const pins = [0.5, 1.5, 2.5, 3.5].map(
        (pin) =>
          svg`<circle cx="${x + (width * pin) / 4}" cy="${y + height * 0.42}" r="${width * 0.075}"
            fill="url(#steel)"/>`,
      );
      return svg`<rect ${named(part)} rx="0.8" fill="#1f6f54"/>${pins}`;
    }
    case 'earth':
      return svg`<circle cx="${cx}" cy="${cy}" r="${width / 2}" fill="url(#steel)"/>
        <path d="M${x + width * 0.2} ${cy}h${width * 0.6}M${cx} ${y + height * 0.2}v${height * 0.6}"
          stroke="#3f4b55" stroke-width="0.8"/>
        <path d="M${cx} ${y - 6.4}v2.4m-2.6 0h5.2m-4.2 1.2h3.2m-2.2 1.2h1.2" fill="none"
          stroke="${housing.softPrint}" stroke-width="0.5"/>`;
    case 'plate': {
      const left = x + 2.4;
      return [
        svg`<rect ${named(part)} rx="0.8" fill="#eef2f5"/>`,
        print(
          model,
          svg`x="${left}" y="${y + height * 0.3}" font-size="${height * 0.18}" font-weight="600"
            fill="#1c3247"`,
        ),
        print(input, svg`x="${left}" y="${y + height * 0.54}" font-size="${height * 0.115}" fill="#42566a"`),
        svg`<path d="M${left} ${y + height * 0.78}h${width - 4.8}" stroke="#1c3247"
          stroke-width="${height * 0.22}" stroke-dasharray=".5 .4 1 .5 .4 .7 1.1 .4"/>`,
      ].join('');
    }
  }
}

/** Parts from the right, where the supply is, to the left, where the earth screw is. */
export function layBack(hardware: Hardware): BackPart[] {
  const { widthMm: width, heightMm: height } = hardware.size;
  const { power, cooling } = hardware;
  const parts: BackPart[] = [];
  const usable = height - 6;
  let right = width - 6;
  const put = (part: BackPart['part'], partWidth: number, partHeight: number, gap: number) => {
    right -= partWidth;
    parts.push({ part, x: right, y: (height - partHeight) / 2, width: partWidth, height: partHeight });
    right -= gap;
  };
  const supplies = power.redundant ? 2 : 1;
  const removable = cooling === '交換可能ファン' && height >= 40 && width >= 400;
  if (power.input.startsWith('AC')) {
    const inletWidth = Math.min(27, (usable / 20) * 27);
    for (let index = 0; index < supplies; index += 1) {
      if (removable) put('supply-module', 78, usable, 2);
      else put('supply', inletWidth, (inletWidth / 27) * 20, 5);
    }
  } else if (power.input.includes('端子台')) {
    for (let index = 0; index < (power.input.includes('2系統') ? 2 : 1); index += 1)
      put('terminal', 20, 9, 4);
  } else if (power.input.includes('DC')) {
    put('dc-jack', 9.6, 9.6, 5);
  }
  right -= 6;
  if (cooling !== 'ファンレス') {
    const size = Math.min(32, usable - 2);
    const fans = width < 300 ? 1 : removable ? 4 : 2;
    for (let index = 0; index < fans && right > 110; index += 1) {
      if (removable) put('fan-module', 42, usable, 2);
      else put('fan', size, size, 5);
    }
  }
  parts.push({ part: 'earth', x: 10, y: height / 2 - 2, width: 6, height: 6 });
  const plateWidth = Math.min(56, right - 34);
  const plateHeight = Math.min(22, height - 12);
  if (plateWidth > 34) {
    parts.push({
      part: 'plate',
      x: 26,
      y: (height - plateHeight) / 2,
      width: plateWidth,
      height: plateHeight,
    });
  }
  return parts;
}

export function drawBack(
  context: DrawingContext,
  hardware: Hardware,
  model: string,
  housing: Housing,
): string {
  const { widthMm: width, heightMm: height } = hardware.size;
  const parts = layBack(hardware);
  const taken = Math.min(
    ...parts.filter(({ part }) => part !== 'earth' && part !== 'plate').map(({ x }) => x),
    width - 8,
  );
  const left =
    Math.max(
      ...parts.filter(({ part }) => part === 'earth' || part === 'plate').map((part) => part.x + part.width),
    ) + 8;
  const input = hardware.power.input.replace(/[((].*/, '');
  return [
    sheet(width, height),
    upperEdge(width, housing),
    taken - left > 24
      ? grille({ x: left, y: height * 0.26, width: taken - left - 10, height: height * 0.48 }, housing.hole)
      : '',
    ...parts.map((part) => drawPart(context, part, housing, model, input)),
  ].join('');
}
