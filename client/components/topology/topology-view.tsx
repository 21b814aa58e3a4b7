import type { Topology } from '../../../shared/topology/graph.ts';
import { Icon } from '../icon.tsx';
import { TopologyDrawing } from './topology-drawing.tsx';
import { TopologyList } from './topology-list.tsx';

interface TopologyViewProps {
  topology: Topology;
  /** What it is the network of. */
  name: string;
  /** The address of its files, without their ending. */
  files: string;
  hasRoles?: boolean;
}

const FILES = [
  { ending: '.svg', name: 'SVG' },
  { ending: '.drawio', name: 'draw.io' },
];

/** A network as a drawing and in words, with the files to go on with. */
export function TopologyView({ topology, name, files, hasRoles }: TopologyViewProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[28rem_minmax(0,1fr)] lg:gap-12">
      <figure>
        <TopologyDrawing topology={topology} label={`${name}の構成図`} />
        <figcaption className="mt-3 text-sm text-ink-soft">
          速度は、両端の機種がそろって対応する最高値です。
          {topology.management.some(({ managed }) => managed.length > 0) ? '破線は、管理の通信です。' : null}
        </figcaption>
      </figure>
      <div>
        <TopologyList topology={topology} hasRoles={hasRoles} />
        <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
          {FILES.map(({ ending, name: format }) => (
            <a key={ending} href={withEnding(files, ending)} download rel="nofollow" className="more-link">
              <Icon name="download" />
              {`構成図を保存(${format})`}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

/** @param address with a query, where the files are made for one */
function withEnding(address: string, ending: string): string {
  const [path, query] = address.split('?');
  return `${path}${ending}${query ? `?${query}` : ''}`;
}
