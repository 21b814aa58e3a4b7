import { createElement } from 'react';
import { drawTopology, type Palette } from '../../../shared/topology/drawing.ts';
import type { Topology } from '../../../shared/topology/graph.ts';

/** The page's own colours, whatever theme it has. */
const PALETTE: Palette = {
  colour: (name) => `var(--theme-${name})`,
  picture: (address) => address,
};

/** A network as a picture; what it says has to stand beside it in words. */
export function TopologyDrawing({ topology, label }: { topology: Topology; label: string }) {
  const { width, height, shapes } = drawTopology(topology, PALETTE);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="h-auto w-full max-w-md tracking-normal print:max-w-xs"
    >
      {shapes.map(({ tag, attributes, text }, index) =>
        createElement(tag, { key: index, ...attributes }, text),
      )}
    </svg>
  );
}
