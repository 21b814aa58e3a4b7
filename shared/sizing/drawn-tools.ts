import type { ProductFigures } from '../products/product-figures.ts';
import { buildTopology, type Topology } from '../topology/graph.ts';
import { OPTICS_TOOL } from './optics/optics.ts';
import { POE_TOOL } from './poe/poe.ts';
import { answer, type Say, type Tool } from './tool.ts';
import { WAN_TOOL } from './wan/wan.ts';
import { WIRELESS_TOOL } from './wireless/wireless.ts';

/** Tools whose results are drawn as networks, by the last segment of their paths. */
export const DRAWN_TOOLS = {
  optics: OPTICS_TOOL,
  poe: POE_TOOL,
  wan: WAN_TOOL,
  wireless: WIRELESS_TOOL,
} as const;
export type DrawnTool = keyof typeof DRAWN_TOOLS;

/**
 * The result of a tool as a network, or the reason for which there is none: invalid input, or a result without products.
 * The tool's page corrects invalid input with a message; a file cannot show one. Never throws, for any query.
 */
export function drawnAnswer(
  name: DrawnTool,
  search: URLSearchParams,
  { products, say }: { products: readonly ProductFigures[]; say: Say },
): Topology | 'wrong' | 'nothing' {
  const tool: Tool = DRAWN_TOOLS[name];
  const { result, problems } = answer(tool, search, products, say);
  if (problems.length > 0) return 'wrong';
  const { network } = result ?? {};
  return (network && buildTopology(network.parts, network.tiers)) ?? 'nothing';
}
