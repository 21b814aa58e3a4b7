import type { CarrierLine } from '../products/figures.ts';
import { commonLink, type Link, lineLink } from './common-speed.ts';
import { type NamedLink, type Pair, pairsOf } from './links.ts';
import { PARTS_MAX, type TopologyPart } from './part.ts';
import type { Tier, TierRole, Tiers } from './tiers.ts';

/** Two connected parts; `label` is empty where their records have no speed. */
export interface TopologyEdge {
  upper: string;
  lower: string;
  label: string;
  isFed: boolean;
  /** A ring of two parts has two lines. */
  isDouble?: boolean;
}

/** Label of a line, in a few characters. */
export function edgeText({ label, isFed }: Pick<TopologyEdge, 'label' | 'isFed'>): string {
  return [label, isFed ? 'PoE' : ''].filter((text) => text !== '').join(' ');
}

export interface TopologyTier {
  tier: string;
  role?: TierRole | undefined;
  /** Display name. */
  name: string;
  parts: readonly TopologyPart[];
}

/** The network of a configuration: tiers, and connections between their parts. */
export interface Topology {
  /** From the top; none is empty. */
  tiers: readonly TopologyTier[];
  edges: readonly TopologyEdge[];
  /** Managers with the devices that they manage, by keys. */
  management: readonly { manager: string; managed: readonly string[] }[];
  /** Lines of rings and between equals; those between tiers are edges as well. Absent without any. */
  pairs?: readonly Pair[];
}

/** Maximum number of lines of one part to those above it. */
const UPLINKS_MAX = 4;

const FIXED_LINE = 'fixed-line';
export const MOBILE_LINE = 'mobile-line';
const MOBILE_NAMES: Partial<Record<CarrierLine, string>> = { '5g': '5G', lte: 'LTE' };

function mobileOf({ connectors }: TopologyPart): string | undefined {
  const lines = connectors?.carrierLines ?? [];
  const found = (['5g', 'lte'] as const).find((line) => lines.includes(line));
  return found && MOBILE_NAMES[found];
}

/** A router, of a site or of its hub, whose line the configuration does not name. */
function wantsLine({ tierRole, connectors, connectsTo }: TopologyPart): boolean {
  const isRouter = tierRole === 'router' || tierRole === 'hub';
  return isRouter && !connectsTo && (connectors?.wanPorts ?? []).length > 0;
}

/** Lines of the routers, in addition to those that the configuration names; none without a tier for them. */
function linesOf(parts: readonly TopologyPart[], tiers: Tiers): TopologyPart[] {
  const place = tiers.find(({ role }) => role === 'line');
  if (!place) return [];
  const routers = parts.filter(wantsLine);
  const hasFixed = parts.some(isLine);
  const lineOf = (key: string, name: string) => inTier({ key, tier: place.id, name }, place);
  return [
    ...(routers.length > 0 && !hasFixed ? [lineOf(FIXED_LINE, 'インターネット回線')] : []),
    ...(routers.some((part) => mobileOf(part)) ? [lineOf(MOBILE_LINE, 'モバイル回線')] : []),
  ];
}

function isLine({ tierRole }: TopologyPart): boolean {
  return tierRole === 'line';
}

/** A part with what its tier decides. */
function inTier(part: TopologyPart, { role, sign }: Tier): TopologyPart {
  return { ...part, ...(role && { tierRole: role }), ...(sign && !part.sign && { sign }) };
}

/** The link between two parts; null where their records rule it out, undefined where one of them is unknown. */
function linkOf(upper: TopologyPart, lower: TopologyPart): Link | null | undefined {
  const [line, router] = isLine(upper) ? [upper, lower] : [lower, upper];
  if (isLine(line)) {
    if (line.key === MOBILE_LINE) {
      // Mobile traffic reaches the hub by any line that it has.
      if (router.tierRole === 'hub') return undefined;
      const label = mobileOf(router);
      return label ? { label, mbps: 0, isFed: false } : null;
    }
    if (!router.connectors) return undefined;
    return lineLink(router.connectors) ?? null;
  }
  if (!upper.connectors || !lower.connectors) return undefined;
  return commonLink(upper.connectors, lower.connectors) ?? null;
}

interface Candidate {
  upper: TopologyPart;
  link: Link | undefined;
}

/** The best of a part's possible links: those that feed it, then the fastest. All links to carriers' lines are kept. */
function bestOf(candidates: Candidate[], lower: TopologyPart): Candidate[] {
  const weight = ({ link }: Candidate) => (link ? link.mbps + (link.isFed ? 1e9 : 0) : 0);
  const most = Math.max(...candidates.map(weight));
  return candidates.filter((one) => isLine(one.upper) || isLine(lower) || weight(one) === most);
}

/** The parts of the nearest tier above that a part can be connected to. */
function uplinksByPorts(lower: TopologyPart, above: readonly TopologyTier[]): Candidate[] {
  for (const { parts } of above.toReversed()) {
    const candidates = parts.flatMap((upper): Candidate[] => {
      const link = linkOf(upper, lower);
      return link === null ? [] : [{ upper, link }];
    });
    if (candidates.length > 0) return bestOf(candidates, lower);
  }
  return [];
}

function uplinksAsSaid(lower: TopologyPart, above: readonly TopologyTier[]): Candidate[] {
  const named = new Set(lower.connectsTo);
  return above
    .flatMap(({ parts }) => parts)
    .filter(({ key }) => named.has(key))
    .map((upper) => ({ upper, link: linkOf(upper, lower) ?? undefined }));
}

function edgesOf(tiers: readonly TopologyTier[]): TopologyEdge[] {
  return tiers.flatMap(({ parts }, index) =>
    parts.flatMap((lower) => {
      const above = tiers.slice(0, index);
      const found = lower.connectsTo ? uplinksAsSaid(lower, above) : uplinksByPorts(lower, above);
      return found.slice(0, UPLINKS_MAX).map(({ upper, link }) => ({
        upper: upper.key,
        lower: lower.key,
        label: lower.lineTexts?.[upper.key] ?? link?.label ?? '',
        isFed: link?.isFed ?? false,
      }));
    }),
  );
}

/** The edges, with those of links between tiers: a pair that has an edge already keeps its label. */
function withPairs(
  edges: TopologyEdge[],
  pairs: readonly Pair[],
  tiers: readonly TopologyTier[],
): TopologyEdge[] {
  const placeOf = new Map(tiers.flatMap(({ parts }, place) => parts.map(({ key }) => [key, place] as const)));
  const all = [...edges];
  for (const { keys, isDouble } of pairs) {
    const [upper, lower] = keys.toSorted((a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0));
    if (upper === undefined || lower === undefined || placeOf.get(upper) === placeOf.get(lower)) continue;
    const at = all.findIndex((edge) => edge.upper === upper && edge.lower === lower);
    const edge = all[at] ?? { upper, lower, label: '', isFed: false };
    all.splice(at < 0 ? all.length : at, 1, { ...edge, ...(isDouble && { isDouble }) });
  }
  return all;
}

function isManager({ tierRole }: TopologyPart): boolean {
  return tierRole === 'manager';
}

function managementOf(parts: readonly TopologyPart[]): Topology['management'] {
  return parts.filter(isManager).map(({ key }) => ({
    manager: key,
    managed: parts.filter(({ managedBy }) => managedBy?.includes(key)).map((part) => part.key),
  }));
}

/**
 * Builds the network of a configuration. Undefined for fewer than two parts, or without any connection. Parts of other
 * tiers are left out. Only the first {@link PARTS_MAX} parts count, and of two with one key the first.
 */
export function buildTopology(
  named: readonly TopologyPart[],
  tiers: Tiers,
  links: readonly NamedLink[] = [],
): Topology | undefined {
  const first = named.slice(0, PARTS_MAX).flatMap((part) => {
    const tier = tiers.find(({ id }) => id === part.tier);
    return tier ? [inTier(part, tier)] : [];
  });
  const known = first.filter(({ key }, index) => first.findIndex((part) => part.key === key) === index);
  const all = [...known, ...linesOf(known, tiers)];
  const drawn = tiers
    .map(({ id, name, role }) => ({ tier: id, name, role, parts: all.filter(({ tier }) => tier === id) }))
    .filter(({ parts }) => parts.length > 0);
  const connected = drawn.filter(({ role }) => role !== 'manager');
  const keys = connected.flatMap(({ parts }) => parts.map(({ key }) => key));
  const pairs = pairsOf(links, new Set(keys));
  const edges = withPairs(edgesOf(connected), pairs, drawn);
  if (edges.length === 0 && pairs.length === 0) return undefined;
  return { tiers: drawn, edges, management: managementOf(known), ...(pairs.length > 0 && { pairs }) };
}
