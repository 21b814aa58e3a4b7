import type { Say } from './tool.ts';

/**
 * Parses a planning value in the page's content: `0.3dB`, `50台`, `80%`. A text without a positive number up to `max`
 * has the typical value instead.
 */
export function plannedValue(say: Say, name: string, typical: number, max = Number.MAX_VALUE): number {
  const value = Number.parseFloat(say(name));
  return value > 0 && value <= max ? value : typical;
}
