import type { Hardware } from '../../records/product/record.ts';
import type { DrawingContext } from './context.ts';
import type { Housing } from './housing.ts';
import { grille } from './panel.ts';
import { type Box, el, group, num, print, rect } from './svg.ts';

/** The elevation of a back: supply, cooling, earth. Their positions follow from the parts in the record. */

export interface BackPart extends Box {
  part: 'supply' | 'supply-module' | 'dc-jack' | 'terminal' | 'fan' | 'fan-module' | 'earth' | 'plate';
}

function inlet(x: number, y: number, scale: number): string {
  return group(
    { transform: `translate(${num(x)} ${num(y)}) scale(${scale.toFixed(3)})` },
    rect(
      { x: 0, y: 0, width: 27, height: 20 },
      { rx: 1.6, fill: '#0b1015', stroke: '#4a5661', 'stroke-width': 0.5 },
    ),
    el('path', {
      d: 'M4 16.6V7.6L7.4 4H19.6L23 7.6V16.6Z',
      fill: '#1d262e',
      stroke: '#59656f',
      'stroke-width': 0.5,
    }),
    el('path', {
      d: 'M8.6 9.6v4M13.5 7.6v4M18.4 9.6v4',
      stroke: '#c9d2d8',
      'stroke-width': 1.7,
      'stroke-linecap': 'round',
    }),
  );
}

/** A round fan behind its guard. */
function fan(box: Box): string {
  const radius = Math.min(box.width, box.height) / 2;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const blades = Array.from({ length: 7 }, (_, index) => {
    const angle = (index * 360) / 7;
    return el('path', {
      d: `M0 ${num(-radius * 0.3)}Q${num(radius * 0.5)} ${num(-radius * 0.55)} ${num(radius * 0.42)} ${num(-radius * 0.8)}Q${num(radius * 0.1)} ${num(-radius * 0.9)} ${num(-radius * 0.06)} ${num(-radius * 0.86)}Z`,
      transform: `rotate(${num(angle)})`,
    });
  });
  return group(
    { transform: `translate(${num(cx)} ${num(cy)})` },
    el('circle', { r: radius, fill: '#090e13', stroke: '#5a6771', 'stroke-width': 0.5 }),
    group({ fill: '#36434e' }, ...blades),
    ...[0.92, 0.72, 0.52].map((share) =>
      el('circle', { r: radius * share, fill: 'none', stroke: '#8896a2', 'stroke-width': 0.6 }),
    ),
    el('circle', { r: radius * 0.3, fill: '#1c252d', stroke: '#8896a2', 'stroke-width': 0.6 }),
    el('path', {
      d: `M${num(-radius * 0.7)} ${num(-radius * 0.7)}L${num(radius * 0.7)} ${num(radius * 0.7)}M${num(radius * 0.7)} ${num(-radius * 0.7)}L${num(-radius * 0.7)} ${num(radius * 0.7)}`,
      stroke: '#8896a2',
      'stroke-width': 0.6,
    }),
  );
}

function moduleFrame(box: Box, housing: Housing): string {
  return (
    rect(box, { rx: 1, fill: 'url(#front)', stroke: housing.hole, 'stroke-width': 0.8 }) +
    rect(
      { x: box.x + 0.6, y: box.y + 0.6, width: box.width - 1.2, height: box.height - 1.2 },
      { rx: 0.7, fill: 'none', stroke: housing.edge, 'stroke-opacity': 0.5, 'stroke-width': 0.35 },
    )
  );
}

function latch(context: DrawingContext, x: number, y: number, height: number): string {
  return rect({ x, y, width: 3, height }, { rx: 1.4, fill: context.colours.accent });
}

function drawPart(
  context: DrawingContext,
  part: BackPart,
  housing: Housing,
  model: string,
  input: string,
): string {
  const { x, y, width, height } = part;
  switch (part.part) {
    case 'supply':
      return inlet(x, y, width / 27);
    case 'supply-module':
      return [
        moduleFrame(part, housing),
        inlet(x + 5, y + (height - 20) / 2, 1),
        fan({ x: x + width - 36, y: y + 4, width: 28, height: height - 8 }),
        latch(context, x + width - 5.4, y + height * 0.25, height * 0.5),
        el('circle', { cx: x + 34.6, cy: y + 5.4, r: 0.9, fill: '#5fe0b0' }),
      ].join('');
    case 'fan-module':
      return [
        moduleFrame(part, housing),
        fan({ x: x + 3, y: y + 4, width: width - 11, height: height - 8 }),
        latch(context, x + width - 5.4, y + height * 0.25, height * 0.5),
      ].join('');
    case 'fan':
      return fan(part);
    case 'dc-jack':
      return (
        rect(part, { rx: 1.2, fill: '#0b1015', stroke: '#4a5661', 'stroke-width': 0.4 }) +
        el('circle', {
          cx: x + width / 2,
          cy: y + height / 2,
          r: width * 0.3,
          fill: '#1d262e',
          stroke: '#8896a2',
          'stroke-width': 0.5,
        }) +
        el('circle', { cx: x + width / 2, cy: y + height / 2, r: width * 0.09, fill: '#d8b45c' })
      );
    case 'terminal':
      return (
        rect(part, { rx: 0.8, fill: '#1f6f54' }) +
        [0, 1, 2, 3]
          .map((pin) =>
            el('circle', {
              cx: x + (width * (pin + 0.5)) / 4,
              cy: y + height * 0.42,
              r: width * 0.075,
              fill: 'url(#steel)',
            }),
          )
          .join('')
      );
    case 'earth':
      return (
        el('circle', { cx: x + width / 2, cy: y + height / 2, r: width / 2, fill: 'url(#steel)' }) +
        el('path', {
          d: `M${num(x + width * 0.2)} ${num(y + height / 2)}h${num(width * 0.6)}M${num(x + width / 2)} ${num(y + height * 0.2)}v${num(height * 0.6)}`,
          stroke: '#3f4b55',
          'stroke-width': 0.8,
        }) +
        el('path', {
          d: `M${num(x + width / 2)} ${num(y - 6.4)}v2.4m-2.6 0h5.2m-4.2 1.2h3.2m-2.2 1.2h1.2`,
          fill: 'none',
          stroke: housing.softPrint,
          'stroke-width': 0.5,
        })
      );
    case 'plate':
      return [
        rect(part, { rx: 0.8, fill: '#eef2f5' }),
        print(model, {
          x: x + 2.4,
          y: y + height * 0.3,
          'font-size': height * 0.18,
          'font-weight': 600,
          fill: '#1c3247',
        }),
        print(input, { x: x + 2.4, y: y + height * 0.54, 'font-size': height * 0.115, fill: '#42566a' }),
        el('path', {
          d: `M${num(x + 2.4)} ${num(y + height * 0.78)}h${num(width - 4.8)}`,
          stroke: '#1c3247',
          'stroke-width': height * 0.22,
          'stroke-dasharray': '.5 .4 1 .5 .4 .7 1.1 .4',
        }),
      ].join('');
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
  const plate = { x: 0, y: 0, width, height };
  const taken = Math.min(
    ...parts.filter(({ part }) => part !== 'earth' && part !== 'plate').map(({ x }) => x),
    width - 8,
  );
  const left =
    Math.max(
      ...parts.filter(({ part }) => part === 'earth' || part === 'plate').map((part) => part.x + part.width),
    ) + 8;
  return [
    rect(plate, { rx: 1, fill: 'url(#front)' }),
    rect(plate, { rx: 1, fill: 'url(#sheen)' }),
    el('path', {
      d: `M.6.35H${num(width - 0.6)}`,
      stroke: housing.edge,
      'stroke-width': 0.5,
      'stroke-opacity': 0.9,
    }),
    taken - left > 24
      ? grille({ x: left, y: height * 0.26, width: taken - left - 10, height: height * 0.48 }, housing.hole)
      : '',
    ...parts.map((part) =>
      drawPart(context, part, housing, model, hardware.power.input.replace(/[((].*/, '')),
    ),
  ].join('');
}
