import type { LoaderFunctionArgs } from 'react-router';
import type { SizedNetwork } from '../../../shared/sizing/result.ts';
import { type TopologyFiles, type TopologyKind, topologyFiles } from '../../../shared/topology/files.ts';
import { buildTopology } from '../../../shared/topology/graph.ts';
import { loadProductExample, loadTopology } from '../../../shared/topology/load-topology.ts';
import type { Configured } from '../../../shared/topology/parts.ts';
import { TIER_WORDS_PAGE, type TierNames, tierNames } from '../../../shared/topology/tiers.ts';
import { apiOf, deferred, inTime } from '../../lib/loading/load.ts';
import { loadWords } from '../../lib/words.ts';
import { serverOnly } from '../text/static-html.tsx';
import type { DrawnExample, DrawnTopology } from './late-topology.ts';

// Code for networks, loaded on demand by late-topology.ts, because most pages have none. Networks are optional content:
// their failure never fails a page.

export { TopologyView } from './topology-view.tsx';

type Args = Pick<LoaderFunctionArgs, 'context'>;

/** The vendor's names for the tiers of a network. */
async function loadTierNames(args: Args): Promise<TierNames> {
  return tierNames(await loadWords(args, TIER_WORDS_PAGE));
}

/** Network of a record; null if there is none to draw. */
export async function findDrawing(
  args: Args,
  kind: TopologyKind,
  record: Configured & { id: number },
): Promise<DrawnTopology | null> {
  const names = await loadTierNames(args);
  const topology = await inTime(args, deferred(args, loadTopology(apiOf(args), record, names)));
  return topology && { drawing: serverOnly({ topology, files: topologyFiles(kind, record.id) }) };
}

/** Network of a calculated result; null if there is none to draw. */
export async function drawSized(
  args: Args,
  { parts, names }: SizedNetwork,
  files: TopologyFiles,
): Promise<DrawnTopology | null> {
  const topology = buildTopology(parts, { ...(await loadTierNames(args)), ...names });
  return topology ? { drawing: serverOnly({ topology, files }) } : null;
}

/** Configuration that uses a product; null if there is none to draw. */
export async function findExample(args: Args, productId: number): Promise<DrawnExample | null> {
  const names = await loadTierNames(args);
  const example = await inTime(args, deferred(args, loadProductExample(apiOf(args), productId, names)));
  return example && { example: serverOnly({ ...example, files: topologyFiles('products', productId) }) };
}
