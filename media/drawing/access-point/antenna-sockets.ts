import type { ProductSpec } from '../../../records/product/record.ts';
import type { Callout } from '../callouts.ts';
import { el, group, num, rect } from '../svg.ts';

/** Height of a socket above the housing, in mm. */
export const SOCKET_HEIGHT = 12;
const SOCKET_WIDTH = 13;

/** Number of sockets for external antennas: one for each stream of the radio with the most. */
export function antennaSockets(spec: ProductSpec): number {
  if (spec.kind !== 'access-point' || spec.antenna !== '外付け') return 0;
  return Math.min(4, Math.max(...spec.radios.map(({ streams }) => streams)));
}

/** Centres of the sockets along the upper edge of a view of this width. */
function centresOf(spec: ProductSpec, width: number): number[] {
  const count = antennaSockets(spec);
  return Array.from(
    { length: count },
    (_, index) => width * (0.14 + (0.72 * index) / Math.max(1, count - 1)),
  );
}

/** The sockets on the upper edge of a flat view. */
export function drawSockets(spec: ProductSpec, width: number): string {
  const threads = [3.4, 5.2, 7].map(
    (y) => `M${num(-SOCKET_WIDTH / 2 + 1)} ${num(-y)}h${num(SOCKET_WIDTH - 2)}`,
  );
  return centresOf(spec, width)
    .map((x) =>
      group(
        { transform: `translate(${num(x)} 0)` },
        rect(
          { x: -SOCKET_WIDTH / 2 - 2, y: -2.4, width: SOCKET_WIDTH + 4, height: 3 },
          { rx: 0.8, fill: 'url(#steel)' },
        ),
        rect(
          {
            x: -SOCKET_WIDTH / 2 + 1,
            y: -SOCKET_HEIGHT + 2,
            width: SOCKET_WIDTH - 2,
            height: SOCKET_HEIGHT - 4,
          },
          { rx: 0.8, fill: 'url(#steel)' },
        ),
        el('path', { d: threads.join(''), stroke: '#5f6d78', 'stroke-width': 0.6 }),
      ),
    )
    .join('');
}

/** Caption of the sockets; none where the antennas are inside. */
export function socketCallouts(spec: ProductSpec, width: number): Callout[] {
  const centres = centresOf(spec, width);
  const [first, last] = [centres[0], centres.at(-1)];
  if (spec.kind !== 'access-point' || first === undefined || last === undefined) return [];
  const kind = spec.antennaConnector ? `(${spec.antennaConnector})` : '';
  const x = first - SOCKET_WIDTH / 2;
  const box = { x, y: -SOCKET_HEIGHT, width: last - first + SOCKET_WIDTH, height: SOCKET_HEIGHT };
  return [{ ...box, text: `アンテナ端子${kind} 1〜${centres.length}` }];
}
