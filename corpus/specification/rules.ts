import type { RuleUse } from '../../records/category/compiled.ts';
import type { FieldDeclaration, RuleDeclaration } from '../../records/category/specification.ts';
import { listed, perhaps } from '../problems/closest.ts';
import { faultsOf } from '../problems/tell.ts';
import type { DeclarationProblem } from './declaration-check.ts';
import { valuesIn } from './expression.ts';
import { fieldAt } from './fields.ts';
import { RULES_ACROSS_RECORDS } from './rules/across-records.ts';
import { GENERIC_RULES } from './rules/generic.ts';
import { KEY_FIGURE_RULES } from './rules/key-figures.ts';
import { MODEL_NAME_RULES } from './rules/model-name.ts';
import { PART_RULES } from './rules/parts.ts';
import { POWER_RULES } from './rules/power.ts';
import { RADIO_RULES } from './rules/radio.ts';
import type { Rule, RuledProduct, SpecProblem } from './rules/rule.ts';
import { TEXT_RULES } from './rules/texts.ts';
import { THROUGHPUT_RULES } from './rules/throughput.ts';

/** A map, because editors write the names: an object would also have `constructor`. */
const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>(
  Object.entries({
    ...GENERIC_RULES,
    ...MODEL_NAME_RULES,
    ...POWER_RULES,
    ...RADIO_RULES,
    ...THROUGHPUT_RULES,
    ...PART_RULES,
    ...TEXT_RULES,
    ...KEY_FIGURE_RULES,
    ...RULES_ACROSS_RECORDS,
  }),
);

export function rulesIn(declared: RuleDeclaration[]): RuleUse[] {
  return declared.map(({ rule: name, ...given }) => {
    const parsed = RULES.get(name)?.arguments.safeParse(given);
    return { name, given: parsed?.data ?? given };
  });
}

function checkUse(
  { rule: name, ...given }: RuleDeclaration,
  fields: FieldDeclaration[],
): DeclarationProblem[] {
  const rule = RULES.get(name);
  if (!rule) {
    const known = [...RULES.keys()];
    const fix = `${perhaps(name, known)}使えるのは ${listed(known)} です`;
    return [{ path: ['rule'], reason: `${name} という規則はありません`, fix }];
  }
  const wrong = faultsOf(rule.arguments, given);
  if (wrong.length > 0) return wrong.map(({ path, ...told }) => ({ path: path as string[], ...told }));
  return rule.paths.flatMap((name) =>
    [given[name] ?? []]
      .flat()
      .filter((path) => !fieldAt(fields, String(path)))
      .map((path) => ({ path: [name], reason: `${String(path)} という項目はありません` })),
  );
}

/** Checks that every rule in use exists and reads declared fields. */
export function checkRuleUses(declared: RuleDeclaration[], fields: FieldDeclaration[]): DeclarationProblem[] {
  return declared.flatMap((use, index) =>
    checkUse(use, fields).map(({ path, ...told }) => ({ path: ['rules', index, ...path], ...told })),
  );
}

function inScope({ field, reason }: SpecProblem, scope: string | undefined): SpecProblem {
  const below = field.startsWith('spec.') ? field.slice('spec.'.length) : undefined;
  return { field: scope && below !== undefined ? `spec.${scope}.${below}` : field, reason };
}

/** Contradictions of a product's record with itself, its model name or physics. */
export function brokenRules(product: RuledProduct): SpecProblem[] {
  const { model, rules } = product.specification;
  const match = model && new RegExp(model.pattern).exec(product.model);
  if (model && !match) return [{ field: 'model', reason: model.reason }];
  const parts = match?.groups ?? {};
  return rules.flatMap(({ name, given, scope }) => {
    const values = valuesIn(product.spec, scope);
    const problems = values && RULES.get(name)?.check(given, { product, values, parts });
    return (problems ?? []).map((problem) => inScope(problem, scope));
  });
}
