import { lazy } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { TopologyFiles, TopologyKind } from '../../../shared/topology/files.ts';
import type { Topology } from '../../../shared/topology/graph.ts';
import type { ProductExample } from '../../../shared/topology/load-topology.ts';
import type { Configured } from '../../../shared/topology/parts.ts';
import { latePart } from '../../lib/loading/late-part.ts';

/** Loaded on demand, because few pages show a network. */
export const TOPOLOGY_CODE = latePart(() => import('./topology-code.ts'));

export const LateTopology = lazy(async () => ({ default: (await TOPOLOGY_CODE.load()).TopologyView }));

/** Network of a page and the paths of its files; a document contains the markup only. */
export interface DrawnTopology {
  drawing: { topology: Topology; files: TopologyFiles } | undefined;
}

/** Example configuration with the product of a page; a document contains the markup only. */
export interface DrawnExample {
  example: (ProductExample & { files: TopologyFiles }) | undefined;
}

/** Loads the network of a record; null if it has no configuration. */
export async function loadDrawing(
  args: Pick<LoaderFunctionArgs, 'context'>,
  kind: TopologyKind,
  record: (Configured & { id: number }) | null,
): Promise<DrawnTopology | null> {
  const isEmpty = !record || record.configuration.length === 0;
  return isEmpty ? null : (await TOPOLOGY_CODE.load()).findDrawing(args, kind, record);
}
