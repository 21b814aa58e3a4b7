import type { FactRecord } from './schema/fact.ts';

const PLACE = /\{\{fact:([^{}]*)\}\}/g;

/** Puts the facts that a source names as `{{fact:name}}` in their places, and says which names stand for none. */
export function fillFacts(source: string, facts: FactRecord[]): { source: string; unknown: string[] } {
  const unknown: string[] = [];
  const filled = source.replace(PLACE, (whole, name: string) => {
    const fact = facts.find((item) => item.name === name);
    if (!fact) unknown.push(name);
    return fact?.value ?? whole;
  });
  return { source: filled, unknown };
}
