import { fillPlaces } from './content-text.ts';
import type { FactRecord } from './schema/fact.ts';

const PLACE = /\{\{fact:([^{}]*)\}\}/g;

/** Puts the facts that a source names as `{{fact:name}}` in their places, and says which names stand for none. */
export function fillFacts(source: string, facts: FactRecord[]): { source: string; unknown: string[] } {
  return fillPlaces(source, PLACE, (name) => facts.find((fact) => fact.name === name)?.value);
}
