import { fillPlaces } from './content-text.ts';
import type { FactRecord } from './schema/fact.ts';

const PLACE = /\{\{fact:([^{}]*)\}\}/g;

/** Replaces `{{fact:name}}` by the values of the facts and returns the names that are unknown. */
export function fillFacts(
  source: string,
  facts: readonly FactRecord[],
): { source: string; unknown: string[] } {
  return fillPlaces(source, PLACE, (name) => facts.find((fact) => fact.name === name)?.value);
}
