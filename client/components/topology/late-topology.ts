import { lazy } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { SizedNetwork } from '../../../shared/sizing/result.ts';
import type { TopologyFiles, TopologyKind } from '../../../shared/topology/files.ts';
import type { Topology } from '../../../shared/topology/graph.ts';
import type { ProductExample } from '../../../shared/topology/load-topology.ts';
import type { Configured } from '../../../shared/topology/parts.ts';
import { latePart } from '../../lib/late-part.ts';

/** Few pages draw a network: the code comes with those that do. */
const CODE = latePart(() => import('./topology-code.ts'));

export const LateTopology = lazy(async () => ({ default: (await CODE.load()).TopologyView }));

/** A network that a page draws, with where its files are; the document carries the markup alone. */
export interface DrawnTopology {
  drawing: { topology: Topology; files: TopologyFiles } | undefined;
}

/** A configuration with the product of a page; the document carries the markup alone. */
export interface DrawnExample {
  example: (ProductExample & { files: TopologyFiles }) | undefined;
}

type Args = Pick<LoaderFunctionArgs, 'context'>;

/** The network of a record; null where there is nothing to draw. */
export async function loadDrawing(
  args: Args,
  kind: TopologyKind,
  record: (Configured & { id: number }) | null,
): Promise<DrawnTopology | null> {
  const isEmpty = !record || record.configuration.length === 0;
  return isEmpty ? null : (await CODE.load()).findDrawing(args, kind, record);
}

/** The network of a calculation's answer; null where there is nothing to draw. */
export async function loadSizedDrawing(
  args: Args,
  network: SizedNetwork | null,
  files: TopologyFiles,
): Promise<DrawnTopology | null> {
  return network && (await CODE.load()).drawSized(args, network, files);
}

/** Where a product is used; null where no configuration with it can be drawn. */
export async function loadExample(args: Args, productId: number): Promise<DrawnExample | null> {
  return (await CODE.load()).findExample(args, productId);
}
