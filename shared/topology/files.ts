import { TOPOLOGY_FOLDER } from '../paths/resources.ts';

/** What has a drawing that can be taken along. */
export const TOPOLOGY_KINDS = ['solutions', 'cases', 'products'] as const;
export type TopologyKind = (typeof TOPOLOGY_KINDS)[number];

export const TOPOLOGY_FORMATS = ['svg', 'drawio'] as const;
export type TopologyFormat = (typeof TOPOLOGY_FORMATS)[number];

/** Where the files of a drawing are. */
export interface TopologyFiles {
  /** Without the ending of the format. */
  path: string;
  /** '' or '?…' */
  query?: string;
}

export function topologyFile({ path, query = '' }: TopologyFiles, format: TopologyFormat): string {
  return `${path}.${format}${query}`;
}

/** The drawing of a record. */
export function topologyFiles(kind: TopologyKind, id: number): TopologyFiles {
  return { path: `${TOPOLOGY_FOLDER}${kind}/${id}` };
}

/** The drawing of what a tool answers to a query. */
export function toolTopologyFiles(toolPath: string, query: string): TopologyFiles {
  return { path: `${TOPOLOGY_FOLDER.slice(0, -1)}${toolPath}`, query };
}
