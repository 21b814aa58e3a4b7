import { fillBrandFacts } from './brand-facts.ts';
import { fillFacts } from './facts.ts';
import { listed, perhaps } from './problems/closest.ts';
import type { ContentProblem } from './problems/problem.ts';
import type { FactRecord } from './schema/fact.ts';

interface FilledText {
  source: string;
  /** Problems of placeholders without a value, which stay as they are. */
  unknown: Pick<ContentProblem, 'text' | 'reason' | 'fix'>[];
}

/**
 * Fills the placeholders of a file: facts as `{{fact:poe-budget}}`, the operator's data as `{{phone}}`. Without brand
 * data, placeholders of the operator stay: no name of them is known then.
 */
export function fillIn(
  raw: string,
  facts: readonly FactRecord[],
  brand: ReadonlyMap<string, string>,
): FilledText {
  const filled = fillFacts(raw, facts);
  const unknown = filled.unknown.map((name) => {
    const text = `{{fact:${name}}}`;
    const names = facts.map((fact) => fact.name);
    const fix = `${perhaps(name, names)}使える名前は facts.yaml にあります`;
    return { text, reason: `${text} は facts.yaml にありません`, fix };
  });
  if (brand.size === 0) return { source: filled.source, unknown };
  const names = [...brand.keys()];
  const branded = fillBrandFacts(filled.source, brand);
  const unknownBrand = branded.unknown.map((name) => {
    const text = `{{${name}}}`;
    const fix = `${perhaps(name, names)}使えるのは ${listed(names)} です`;
    return { text, reason: `${text} という名前の事柄はありません`, fix };
  });
  return { source: branded.source, unknown: [...unknown, ...unknownBrand] };
}
