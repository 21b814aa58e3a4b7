import type { LoaderFunctionArgs } from 'react-router';
import type { SizedNetwork } from '../../../shared/sizing/result.ts';
import { type TopologyFiles, type TopologyKind, topologyFiles } from '../../../shared/topology/files.ts';
import { buildTopology } from '../../../shared/topology/graph.ts';
import { loadProductExample, loadTopology } from '../../../shared/topology/load-topology.ts';
import type { Configured } from '../../../shared/topology/parts.ts';
import { TIERS_PLACE, type Tiers } from '../../../shared/topology/tiers.ts';
import { findPageContext } from '../../lib/loading/contexts.ts';
import { apiOf, deferred, inTime } from '../../lib/loading/load.ts';
import { serverOnly } from '../text/static-html.tsx';
import type { DrawnExample, DrawnTopology } from './late-topology.ts';
import { tiersContext } from './tiers-context.ts';

// Code for networks, loaded on demand by late-topology.ts, because most pages have none. Networks are optional content:
// their failure never fails a page.

export { TopologyView } from './topology-view.tsx';

type Args = Pick<LoaderFunctionArgs, 'context'>;

/** The vendor's tiers; a browser fetches them from the place where it fetches pages. */
async function loadTiers({ context }: Args): Promise<Tiers> {
  const tiers = context.get(tiersContext) ?? (await context.get(findPageContext)(TIERS_PLACE));
  return (tiers as Tiers | undefined) ?? [];
}

/** Network of a record; null if there is none to draw. */
export async function findDrawing(
  args: Args,
  kind: TopologyKind,
  record: Configured & { id: number },
): Promise<DrawnTopology | null> {
  const loading = loadTiers(args).then((tiers) => loadTopology(apiOf(args), record, tiers));
  const topology = await inTime(args, deferred(args, loading));
  return topology && { drawing: serverOnly({ topology, files: topologyFiles(kind, record.id) }) };
}

/** Network of a calculated result; null if there is none to draw. */
export function drawSized({ parts, tiers }: SizedNetwork, files: TopologyFiles): DrawnTopology | null {
  const topology = buildTopology(parts, tiers);
  return topology ? { drawing: serverOnly({ topology, files }) } : null;
}

/** Configuration that uses a product; null if there is none to draw. */
export async function findExample(args: Args, productId: number): Promise<DrawnExample | null> {
  const loading = loadTiers(args).then((tiers) => loadProductExample(apiOf(args), productId, tiers));
  const example = await inTime(args, deferred(args, loading));
  return example && { example: serverOnly({ ...example, files: topologyFiles('products', productId) }) };
}
