import { TOPOLOGY_FOLDER } from '../paths/resources.ts';

/** What has a drawing that can be taken along. */
export const TOPOLOGY_KINDS = ['solutions', 'cases', 'products'] as const;
export type TopologyKind = (typeof TOPOLOGY_KINDS)[number];

/** The address of a record's drawing, without the ending of its format. */
export function topologyFiles(kind: TopologyKind, id: number): string {
  return `${TOPOLOGY_FOLDER}${kind}/${id}`;
}
