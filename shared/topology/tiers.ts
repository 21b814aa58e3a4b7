import type { SiteRecord } from '../site/site-schema.ts';
import type { Sign } from './part.ts';

/**
 * How the parts of a tier connect, where drawings derive it: lines of carriers, routers on such lines, hubs that the
 * routers of sites reach, and managers of other devices.
 */
export const TIER_ROLES = ['line', 'router', 'hub', 'manager'] as const;
export type TierRole = (typeof TIER_ROLES)[number];

/** A tier of a network. Records name the ids of the vendor's (`tiers` of content/site.yaml), tools have their own. */
export interface Tier {
  id: string;
  name: string;
  role?: TierRole | undefined;
  /** Sign of its parts without a picture; a device by default. */
  sign?: Sign | undefined;
}

/** Tiers in the order of drawings, from the top. */
export type Tiers = readonly Tier[];

const NONE: Tiers = [];

/** Place of the vendor's tiers among the pages that a browser asks for (`/-/pages`): few pages need them. */
export const TIERS_PLACE = '/topology';

/** The vendor's tiers; equal objects for the same content. */
export function tiersOf({ tiers }: Pick<SiteRecord, 'tiers'>): Tiers {
  return tiers ?? NONE;
}
