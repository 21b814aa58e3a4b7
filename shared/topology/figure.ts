import { onceForEach } from '../once-for-each.ts';
import type { Topology, TopologyEdge } from './graph.ts';
import type { Sign } from './part.ts';

/** Figure of an article, which explains a protocol: things in tiers, and what passes between them. */
export interface FigureTier {
  /** Display name. */
  name: string;
  parts: readonly FigurePart[];
}

interface FigurePart {
  /** Unique within the figure. */
  name: string;
  sign?: Sign | undefined;
  /** Short facts below the name. */
  notes?: readonly string[] | undefined;
  /** Lines to parts of tiers above it, by their names. */
  links?: readonly { to: string; label?: string | undefined }[] | undefined;
}

export const FIGURE_TIERS_MAX = 6;

/** The network of an article's figure; memoized by its tiers. */
export const figureTopology = onceForEach((tiers: readonly FigureTier[]): Topology => {
  const all = tiers.flatMap(({ parts }) => parts);
  const edges = all.flatMap(({ name, links = [] }): TopologyEdge[] =>
    links.map(({ to, label = '' }) => ({ upper: to, lower: name, label, isFed: false })),
  );
  return {
    tiers: tiers.slice(0, FIGURE_TIERS_MAX).map(({ name, parts }, index) => ({
      tier: `${index}`,
      name,
      parts: parts.map((part) => ({
        key: part.name,
        tier: `${index}`,
        name: part.name,
        sign: part.sign,
        facts: part.notes,
      })),
    })),
    edges,
    management: [],
  };
});
