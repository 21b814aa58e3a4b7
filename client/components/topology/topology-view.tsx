import type { Topology } from '../../../shared/topology/graph.ts';
import { Icon } from '../icon.tsx';
import { TopologyDrawing, TopologyFile } from './topology-drawing.tsx';
import { TopologyList } from './topology-list.tsx';

interface TopologyViewProps {
  topology: Topology;
  /** What it is the network of. */
  name: string;
  /** The address of its files, without their ending. */
  files: string;
  hasRoles?: boolean;
  /** Shows the file of the drawing and as little else as will do: the page has no bytes to spare. */
  fromFile?: boolean;
}

const FILES = [
  { ending: '.svg', name: 'SVG' },
  { ending: '.drawio', name: 'draw.io' },
];

/** A network as a drawing and in words, with the files to go on with. */
export function TopologyView({ topology, name, files, hasRoles, fromFile = false }: TopologyViewProps) {
  const drawing = { topology, label: `${name}の構成図` };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[28rem_minmax(0,1fr)] lg:gap-12">
      <figure>
        {fromFile ? <TopologyFile {...drawing} src={`${files}.svg`} /> : <TopologyDrawing {...drawing} />}
        {fromFile ? null : (
          <figcaption className="mt-3 text-sm text-ink-soft">
            速度は、両端の機種がそろって対応する最高値です。
            {topology.management.some(({ managed }) => managed.length > 0)
              ? '破線は、管理の通信です。'
              : null}
          </figcaption>
        )}
      </figure>
      <div>
        <TopologyList topology={topology} hasRoles={hasRoles} hasLinks={!fromFile} />
        <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
          {FILES.map(({ ending, name: format }) => (
            <a key={ending} href={`${files}${ending}`} download className="more-link">
              {fromFile ? null : <Icon name="download" />}
              {`構成図を保存(${format})`}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
