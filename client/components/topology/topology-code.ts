import type { LoaderFunctionArgs } from 'react-router';
import type { SizedNetwork } from '../../../shared/sizing/result.ts';
import { type TopologyFiles, type TopologyKind, topologyFiles } from '../../../shared/topology/files.ts';
import { buildTopology } from '../../../shared/topology/graph.ts';
import { loadProductExample, loadTopology } from '../../../shared/topology/load-topology.ts';
import type { Configured } from '../../../shared/topology/parts.ts';
import { type Tiers, tiersOf } from '../../../shared/topology/tiers.ts';
import { contentContext } from '../../lib/loading/contexts.ts';
import { apiOf, deferred, inTime } from '../../lib/loading/load.ts';
import { serverOnly } from '../text/static-html.tsx';
import type { DrawnExample, DrawnTopology } from './late-topology.ts';

// Code for networks, loaded on demand by late-topology.ts, because most pages have none. Networks are optional content:
// their failure never fails a page.

export { TopologyView } from './topology-view.tsx';

type Args = Pick<LoaderFunctionArgs, 'context'>;

function tiersFor({ context }: Args): Tiers {
  return tiersOf(context.get(contentContext).site);
}

/** Network of a record; null if there is none to draw. */
export async function findDrawing(
  args: Args,
  kind: TopologyKind,
  record: Configured & { id: number },
): Promise<DrawnTopology | null> {
  const topology = await inTime(args, deferred(args, loadTopology(apiOf(args), record, tiersFor(args))));
  return topology && { drawing: serverOnly({ topology, files: topologyFiles(kind, record.id) }) };
}

/** Network of a calculated result; null if there is none to draw. */
export function drawSized({ parts, tiers }: SizedNetwork, files: TopologyFiles): DrawnTopology | null {
  const topology = buildTopology(parts, tiers);
  return topology ? { drawing: serverOnly({ topology, files }) } : null;
}

/** Configuration that uses a product; null if there is none to draw. */
export async function findExample(args: Args, productId: number): Promise<DrawnExample | null> {
  const loading = loadProductExample(apiOf(args), productId, tiersFor(args));
  const example = await inTime(args, deferred(args, loading));
  return example && { example: serverOnly({ ...example, files: topologyFiles('products', productId) }) };
}
