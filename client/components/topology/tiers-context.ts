import { createContext } from 'react-router';
import type { Tiers } from '../../../shared/topology/tiers.ts';

/** Tiers of drawings; null in the browser, which fetches them for the pages that have some. */
export const tiersContext = createContext<Tiers | null>(null);
