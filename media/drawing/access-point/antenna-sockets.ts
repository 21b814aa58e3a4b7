import type { ProductSpec } from '../../../records/product/record.ts';
import type { Callout } from '../callouts.ts';
import { svg, translated } from '../svg.ts';

/** Height of a socket above the housing, in mm. */
export const SOCKET_HEIGHT = 12;
const SOCKET_WIDTH = 13;

/** Number of sockets for external antennas: one for each stream of the radio with the most. */
function antennaSockets(spec: ProductSpec): number {
  if (spec.kind !== 'access-point' || spec.antenna !== '外付け') return 0;
  return Math.min(4, Math.max(...spec.radios.map(({ streams }) => streams)));
}

/** Centres of the sockets along the upper edge of a view of this width. */
export function centresOf(spec: ProductSpec, width: number): number[] {
  const count = antennaSockets(spec);
  return Array.from(
    { length: count },
    (_, index) => width * (0.14 + (0.72 * index) / Math.max(1, count - 1)),
  );
}

/** The sockets on the upper edge of a flat view. */
export function drawSockets(spec: ProductSpec, width: number): string {
  const left = -SOCKET_WIDTH / 2;
  const threads = [3.4, 5.2, 7].map((y) => svg`M${left + 1} ${-y}h${SOCKET_WIDTH - 2}`);
  return centresOf(spec, width)
    .map((x) =>
      translated(
        [x, 0],
        svg`<rect x="${left - 2}" y="-2.4" width="${SOCKET_WIDTH + 4}" height="3" rx="0.8"
          fill="url(#steel)"/>
          <rect x="${left + 1}" y="${2 - SOCKET_HEIGHT}"
            width="${SOCKET_WIDTH - 2}" height="${SOCKET_HEIGHT - 4}" rx="0.8" fill="url(#steel)"/>
          <path d="${threads}" stroke="#5f6d78" stroke-width="0.6"/>`,
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
