import { TOPOLOGY_FOLDER } from '../paths/resources.ts';

/** Kinds of records whose drawing can be downloaded. */
export const TOPOLOGY_KINDS = ['solutions', 'cases', 'products', 'technology'] as const;
export type TopologyKind = (typeof TOPOLOGY_KINDS)[number];

export const TOPOLOGY_FORMATS = ['svg', 'drawio'] as const;
export type TopologyFormat = (typeof TOPOLOGY_FORMATS)[number];

/** Address of a drawing's files. */
export interface TopologyFiles {
  /** Without the extension of the format. */
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

/** The drawing of a tool's result for a query. */
export function toolTopologyFiles(toolPath: string, query: string): TopologyFiles {
  return { path: `${TOPOLOGY_FOLDER.slice(0, -1)}${toolPath}`, query };
}
