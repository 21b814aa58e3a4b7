import { lazy } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { SizedNetwork } from '../../../shared/sizing/result.ts';
import type { TopologyFiles, TopologyKind } from '../../../shared/topology/files.ts';
import type { Topology } from '../../../shared/topology/graph.ts';
import type { ProductExample } from '../../../shared/topology/load-topology.ts';
import type { Configured } from '../../../shared/topology/parts.ts';
import { latePart } from '../../lib/loading/late-part.ts';

/** Loaded on demand, because few pages show a network. */
const CODE = latePart(() => import('./topology-code.ts'));

export const LateTopology = lazy(async () => ({ default: (await CODE.load()).TopologyView }));

/** Network of a page and the paths of its files; a document contains the markup only. */
export interface DrawnTopology {
  drawing: { topology: Topology; files: TopologyFiles } | undefined;
}

/** Example configuration with the product of a page; a document contains the markup only. */
export interface DrawnExample {
  example: (ProductExample & { files: TopologyFiles }) | undefined;
}

type Args = Pick<LoaderFunctionArgs, 'context'>;

/** Loads the network of a record; null if it has no configuration. */
export async function loadDrawing(
  args: Args,
  kind: TopologyKind,
  record: (Configured & { id: number }) | null,
): Promise<DrawnTopology | null> {
  const isEmpty = !record || record.configuration.length === 0;
  return isEmpty ? null : (await CODE.load()).findDrawing(args, kind, record);
}

/** Loads the network of a calculated result; null without one. */
export async function loadSizedDrawing(
  network: SizedNetwork | null,
  files: TopologyFiles,
): Promise<DrawnTopology | null> {
  return network && (await CODE.load()).drawSized(network, files);
}

/** Loads a configuration that uses a product; null if there is none. */
export async function loadExample(args: Args, productId: number): Promise<DrawnExample | null> {
  return (await CODE.load()).findExample(args, productId);
}
