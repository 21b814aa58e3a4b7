import { createElement } from 'react';
import { drawTopology, FILE_MARGIN, type Palette } from '../../../shared/topology/drawing.ts';
import type { Topology } from '../../../shared/topology/graph.ts';
import { layoutTopology } from '../../../shared/topology/layout.ts';

/** Colours of the page's theme. */
const PALETTE: Palette = {
  colour: (name) => `var(--theme-${name})`,
  picture: (address) => address,
};

/** Drawing of a network. Its information must also be on the page as text. */
export function TopologyDrawing({ topology, label }: { topology: Topology; label: string }) {
  const { width, height, defaults, shapes } = drawTopology(topology, PALETTE);
  return (
    <svg
      {...defaults}
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

interface TopologyFileProps {
  topology: Topology;
  label: string;
  /** Path of the drawing. */
  src: string;
}

/** The same drawing loaded from its file, for pages with a tight byte budget. */
export function TopologyFile({ topology, label, src }: TopologyFileProps) {
  const { width, height } = layoutTopology(topology);
  return (
    <img
      src={src}
      alt={label}
      width={Math.round(width + 2 * FILE_MARGIN)}
      height={Math.round(height + 2 * FILE_MARGIN)}
      loading="lazy"
      className="h-auto w-full max-w-md print:max-w-xs"
    />
  );
}
