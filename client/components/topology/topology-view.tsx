import { createElement } from 'react';
import { drawTopology, FILE_MARGIN, type Palette } from '../../../shared/topology/drawing.ts';
import { type TopologyFiles, topologyFile } from '../../../shared/topology/files.ts';
import type { Topology } from '../../../shared/topology/graph.ts';
import { layoutTopology } from '../../../shared/topology/layout.ts';
import { Icon } from '../icon.tsx';
import { TopologyList } from './topology-list.tsx';

interface TopologyViewProps {
  topology: Topology;
  /** Name of the project or product, for labels. */
  name: string;
  files: TopologyFiles;
  hasRoles?: boolean;
  /** Shows the drawing from its file and omits details, for pages with a tight byte budget. */
  fromFile?: boolean;
}

const FILES = [
  { format: 'svg', name: 'SVG' },
  { format: 'drawio', name: 'draw.io' },
] as const;

/** Network as a drawing and as text, with its files for download. */
export function TopologyView({ topology, name, files, hasRoles, fromFile = false }: TopologyViewProps) {
  const drawing = { topology, label: `${name}の構成図` };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[28rem_minmax(0,1fr)] lg:gap-12">
      <figure>
        {fromFile ? (
          <TopologyFile {...drawing} src={topologyFile(files, 'svg')} />
        ) : (
          <TopologyDrawing {...drawing} />
        )}
        {fromFile ? null : (
          <figcaption className="mt-3 text-sm text-ink-soft">
            速度は、線の両端がそろって対応する最高値です。
            {topology.management.some(({ managed }) => managed.length > 0)
              ? '破線は、管理の通信です。'
              : null}
          </figcaption>
        )}
      </figure>
      <div>
        <TopologyList topology={topology} hasRoles={hasRoles} hasLinks={!fromFile} />
        <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
          {FILES.map(({ format, name: said }) => (
            <a key={format} href={topologyFile(files, format)} download rel="nofollow" className="more-link">
              {fromFile ? null : <Icon name="download" />}
              {`構成図を保存(${said})`}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

/** Colours of the page's theme. */
const PALETTE: Palette = {
  colour: (name) => `var(--theme-${name})`,
  picture: (address) => address,
};

/** Drawing of a network. Its information must also be on the page as text. */
function TopologyDrawing({ topology, label }: { topology: Topology; label: string }) {
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
function TopologyFile({ topology, label, src }: TopologyFileProps) {
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
